import { describe, expect, it } from 'vitest'
import { tellsNothingNew } from './changes.ts'
import { parcelKinds, type MailedParcel, type OrderMail } from './content.ts'
import { mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

const parcel: MailedParcel = {
  number: 1,
  byHand: false,
  carrier: 'The Courier Guy',
  trackingNumber: 'TCG12345678',
  trackingLink: 'https://portal.thecourierguy.co.za/track?ref=TCG12345678',
  lines: [{ title: 'Poster', language: 'en', quantity: 2 }],
  more: false,
}
const render = (changes: Partial<OrderMail>) =>
  renderOrderMail({ ...mail, parcel, ...changes }, shop, null)

describe.each(['en', 'af'] as const)('in %s', (language) => {
  it.each(parcelKinds)('%s says what is in the parcel and asks for no money', (kind) => {
    const { subject, text } = render({ kind, language })
    expect(subject).toContain(mail.orderNumber)
    expect(text).toContain('Poster: 2 ×')
    expect(text).not.toMatch(/R1[, ]|1234567890|PDF/)
  })
})

it('a parcel on its way leads to where it can be followed, and to the order', () => {
  const { text, html } = render({ kind: 'sent' })
  expect(text).toContain('Carrier: The Courier Guy\nTracking number: TCG12345678')
  expect(text).toContain(`Follow your parcel: ${String(parcel.trackingLink)}`)
  expect(text).toContain('View your order: https://kryt.example/app/productorders/261121-10304512')
  expect(html).toContain('href="https://portal.thecourierguy.co.za/track?ref=TCG12345678"')
})

it('without a number to follow the order is the way', () => {
  const byHand = {
    ...parcel,
    byHand: true,
    carrier: null,
    trackingNumber: null,
    trackingLink: null,
  }
  const { text } = render({ kind: 'sent', language: 'af', parcel: byHand })
  expect(text).toContain('Koerier: Ons bring dit self')
  expect(text).not.toContain('Opsporingsnommer')
  expect(text).toContain('Bekyk jou bestelling: https://kryt.example/')
})

it('tells that more follows, and nothing of a parcel that was unpacked', () => {
  expect(render({ kind: 'packed', parcel: { ...parcel, more: true } }).text).toContain(
    'The rest of your order follows in another parcel.',
  )
  expect(render({ kind: 'packed' }).text).not.toContain('another parcel')
  expect(tellsNothingNew({ ...mail, kind: 'packed', parcel: null })).toBe(true)
  expect(tellsNothingNew({ ...mail, kind: 'packed', parcel })).toBe(false)
})
