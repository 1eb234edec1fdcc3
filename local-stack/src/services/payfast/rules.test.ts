import { describe, expect, it } from 'vitest'
import { signCall, signForm, signNotification, type Account, type Field } from './rules.ts'

const account = (passphrase: string): Account => ({
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase,
})
const fields = (line: string): Field[] => [...new URLSearchParams(line)]

// The double's rules have tests of their own; otherwise it and the functions could share an error unnoticed.
describe('the rules of the card provider’s double', () => {
  it('signs a recorded notification (V2) with its blank fields', () => {
    const line =
      'm_payment_id=8d00bf49-e979-4004-228c-08d452b86380&pf_payment_id=1847925&payment_status=COMPLETE&item_name=Recurring+Option&item_description=Some+details+about+the+recurring+option&amount_gross=20.00&amount_fee=-2.30&amount_net=17.70&custom_str1=&custom_str2=&custom_str3=&custom_str4=&custom_str5=&custom_int1=&custom_int2=&custom_int3=&custom_int4=&custom_int5=&name_first=&name_last=&email_address=sbtu01%40payfast.co.za&merchant_id=10004241&token=5a538bc0-ce28-47d4-98bd-9ee7bc11ad56&billing_date=2023-09-16'
    expect(signNotification(fields(line), account('salt'))).toBe('bf1986d6bed6b382e0f88f32a92fee03')
  })

  it('signs a form (V6) in the documented order, whatever the order received', () => {
    const line =
      'merchant_id=10000100&merchant_key=46f0cd694581a&return_url=https%3A%2F%2Fexample.com%2Freturn&cancel_url=https%3A%2F%2Fexample.com%2Fcancel&notify_url=https%3A%2F%2Fexample.com%2Fnotify&name_first=+Thabo+&name_last=O%27Brien&email_address=t.obrien%2Btest%40example.com&cell_number=&m_payment_id=INV-2026-0001&amount=149.50&item_name=Class+pack+%2810%29+%26+mat&item_description='
    for (const form of [fields(line), fields(line).reverse()]) {
      expect(signForm(new Map(form), account('jt7NOE43FZPn'))).toBe(
        'e83173bac044e04a458ca719ef904c7e',
      )
    }
  })

  it('signs a call of the API (V10) without blank fields', () => {
    const line =
      'version=v1&amount=12900&cycles=0&frequency=3&merchant-id=10000100&run_date=2026-02-01&timestamp=2026-01-15T09%3A30%3A00%2B02%3A00&note='
    expect(signCall(fields(line), account('jt7NOE43FZPn'))).toBe('1fde349f47a0dc4d6920999a29b46db6')
  })
})
