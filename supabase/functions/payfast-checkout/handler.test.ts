import { beforeEach, describe, expect, it } from 'vitest'
import { FunctionError } from '../_shared/http/function-error.ts'
import { checkoutSignature } from '../_shared/payfast/signature.ts'
import type { Pair } from '../_shared/payfast/encoding.ts'
import { handlePayfastCheckout, type PayfastCheckoutDeps } from './handler.ts'

const orderId = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const attemptId = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02'
const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'secret-1' }

let deps: PayfastCheckoutDeps
beforeEach(() => {
  deps = {
    findCaller: async () => Promise.resolve({ id: 'thandi', email: 'thandi@example.co.za' }),
    mayGoOn: () => true,
    preparePayment: async () =>
      Promise.resolve({ attemptId, amount: '149.50', orderNumber: '261121-08415428' }),
    merchant: async () => Promise.resolve(merchant),
    addresses: () => ({
      host: 'https://sandbox.payfast.co.za',
      siteUrl: 'https://kryt.example',
      notifyUrl: 'https://api.example/functions/v1/payfast-notify',
    }),
  }
})

const post = async (body: object = { orderId, expectedTotal: '149.50' }) =>
  handlePayfastCheckout(
    new Request('http://api/payfast-checkout', { method: 'POST', body: JSON.stringify(body) }),
    deps,
  )

async function expectRefusal(response: Response, status: number, word: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error: word }])
}

describe('payfast-checkout', () => {
  it('answers with the fields in the order that is signed, without the passphrase', async () => {
    const response = await post()
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).not.toContain(merchant.passphrase)
    const form = JSON.parse(text) as { action: string; fields: Pair[] } // as documented
    const unsigned: Pair[] = [
      ['merchant_id', '10000100'],
      ['merchant_key', '46f0cd694581a'],
      ['return_url', `https://kryt.example/app/purchase-confirmation/${orderId}`],
      ['cancel_url', 'https://kryt.example/app/products?payment=cancelled'],
      ['notify_url', 'https://api.example/functions/v1/payfast-notify'],
      ['email_address', 'thandi@example.co.za'],
      ['m_payment_id', attemptId],
      ['amount', '149.50'],
      ['item_name', 'Kryt 261121-08415428'],
      ['custom_str1', orderId],
    ]
    expect(form).toEqual({
      action: 'https://sandbox.payfast.co.za/eng/process',
      fields: [...unsigned, ['signature', checkoutSignature(unsigned, 'secret-1')]],
    })
  })

  it('leaves out an email address that the provider would refuse', async () => {
    deps.findCaller = async () => Promise.resolve({ id: 'x', email: `${'x'.repeat(95)}@a.org` })
    expect(await (await post()).text()).not.toContain('email_address')
  })

  it.each(['order_total_changed', 'order_already_paid'])('passes on %s', async (word) => {
    deps.preparePayment = async () => Promise.reject(new FunctionError(409, word))
    await expectRefusal(await post(), 409, word)
  })

  it('refuses a caller who is not signed in, asks too often or names no order', async () => {
    await expectRefusal(await post({ orderId: 'mine' }), 422, 'order_id_required')
    deps.mayGoOn = () => false
    await expectRefusal(await post(), 429, 'too_many_requests')
    deps.findCaller = async () => Promise.reject(new FunctionError(401, 'not_signed_in'))
    await expectRefusal(await post(), 401, 'not_signed_in')
  })
})
