import { expect, test } from 'vitest'
import type { OrderMail } from './content.ts'
import { document, mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

const refunded: OrderMail = {
  ...mail,
  kind: 'refunded',
  status: 'PAID',
  invoiceId: mail.id,
  refund: {
    method: 'EFT',
    lines: [
      {
        title: 'Fractions',
        language: 'en',
        quantity: 1,
        unitPrice: '1250.00',
        price: '1250.00',
        couponShare: '125.00',
        kept: false,
        withdrawn: true,
      },
      {
        title: 'Poster',
        language: 'en',
        quantity: 2,
        unitPrice: '40.00',
        price: '80.00',
        couponShare: '0.00',
        kept: false,
        withdrawn: false,
      },
    ],
    couponAmount: '125.00',
    shippingFee: '160.00',
    vat: '178.04',
    total: '1365.00',
  },
}

test('a refund is told with what is given back, not with what was ordered', () => {
  const { subject, text, html } = renderOrderMail(refunded, shop, document)
  expect(subject).toBe('Refund of your order 261121-10304512')
  expect(text).toContain('Fractions: R1,250.00 (−R125.00, no longer in your library)')
  expect(text).toContain('Poster: R80.00 (2 × R40.00)')
  expect(text).toContain('You get back: R1,365.00')
  expect(text).toContain('We pay it into your bank account.')
  expect(text).toContain('INV-000012.pdf is attached.')
  // Neither what the order came to, nor an account to pay into, nor an address.
  expect(text).not.toContain('R1,285.00')
  expect(text).not.toContain('1234567890')
  expect(text).not.toContain('Marula')
  expect(text).not.toContain('cannot be refunded')
  expect(html).toContain('You get back')
})

test('in Afrikaans, to a card, with a file that stays', () => {
  const { refund } = refunded
  if (refund === null || refund === undefined) throw new Error('the sample has a refund')
  const [line] = refund.lines
  if (line === undefined) throw new Error('the sample has lines')
  const { subject, text } = renderOrderMail(
    {
      ...refunded,
      language: 'af',
      refund: { ...refund, method: 'PayFast', lines: [{ ...line, kept: true, withdrawn: false }] },
    },
    shop,
    null,
  )
  expect(subject).toBe('Terugbetaling van jou bestelling 261121-10304512')
  expect(text).toContain('jy behou dit')
  expect(text).toContain('Jy kry terug: R1\u00a0365,00')
  expect(text).toContain('Dit gaan terug na die kaart waarmee jy betaal het.')
})
