import { describe, expect, it } from 'vitest'
import { tellsNothingNew } from './changes.ts'
import type { OrderMail } from './content.ts'
import { mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

describe('an order that an administrator changed', () => {
  const known = {
    method: mail.method,
    lines: mail.lines,
    couponCode: mail.couponCode,
    shippingFee: mail.shippingFee,
    total: mail.total,
    shipping: mail.shipping,
  }
  const changed: OrderMail = { ...mail, kind: 'changed', before: known }
  const [fractions, poster] = mail.lines

  it('tells what was added, removed, re-answered and re-priced, and what to pay now', () => {
    const card = { ...fractions, id: mail.id, title: 'Cards' } as (typeof mail.lines)[number] // the sample has it
    const before = {
      ...known,
      lines: [card, { ...poster, answers: [{ label: 'Size', value: 'A1' }] } as typeof card], // the sample has it
      couponCode: null,
      shipping: null,
      shippingFee: '0.00',
      total: '1125.00',
    }
    const { subject, text } = renderOrderMail({ ...changed, before }, shop, null)
    expect(subject).toBe('Changed: your order 261121-10304512')
    expect(text).toContain(`What changed
Cards: Removed
Fractions & <decimals>: Added
Poster: new answers (Size: A2)
Coupon LENTE10: Added
Delivery address: new, see below
Delivery: R160.00 (was R0.00)
Total: R1,285.00 (was R1,125.00)`)
    expect(text).toContain('Account number: 1234567890')
  })

  it('tells how many there were', () => {
    const three = {
      ...poster,
      quantity: 3,
      unitPrice: '30.00',
      price: '90.00',
    } as (typeof mail.lines)[number] // as above
    const one = { ...three, quantity: 1, price: '30.00' }
    const before = { ...known, lines: [one], total: '90.00' }
    const { text } = renderOrderMail({ ...changed, lines: [three], before }, shop, null)
    expect(text).toContain('3 × Poster: R90.00 (was 1 × R30.00)')
  })

  it('that the buyer was never told of is shown as it is now', () => {
    const { text } = renderOrderMail({ ...changed, before: null }, shop, null)
    expect(text).not.toContain('What changed')
    expect(text).toContain('Total: R1,285.00')
  })

  it('is not worth a mail when the buyer knows all of it', () => {
    expect(tellsNothingNew(changed)).toBe(true)
    expect(tellsNothingNew({ ...changed, total: '1200.00' })).toBe(false)
    expect(tellsNothingNew({ ...changed, before: null })).toBe(false)
  })

  it('that is cancelled asks for no payment', () => {
    const { text } = renderOrderMail(
      { ...mail, kind: 'cancelled', status: 'CANCELLED' },
      shop,
      null,
    )
    expect(text).toContain('There is nothing to pay.')
    expect(text).not.toContain('1234567890')
    expect(text).not.toContain('We post to')
  })
})
