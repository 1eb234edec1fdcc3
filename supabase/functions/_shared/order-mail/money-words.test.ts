import { describe, expect, it } from 'vitest'
import { document, mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

const invoiceId = 'a8b7ae3f-44f5-4f52-9e63-1a4a9a4a0f11'

describe('what a mail says of money', () => {
  it('what came in of a transfer and what is still to be paid, while the order waits', () => {
    const part = { ...mail, paidAmount: '146.00', dueAmount: '1139.00' }
    const { text } = renderOrderMail(part, shop, null)
    expect(text).toContain('Received: R146.00\nStill to pay: R1,139.00\n')
    expect(renderOrderMail({ ...part, language: 'af' }, shop, null).text).toMatch(
      /Ontvang: R\s?146[.,]00\nNog te betaal: R\s?1[^\d]?139[.,]00\n/,
    )
    expect(renderOrderMail({ ...part, status: 'PAID' }, shop, null).text).not.toContain('Received:')
    expect(renderOrderMail({ ...part, paidAmount: '0.00' }, shop, null).text).not.toContain(
      'Received:',
    )
  })

  it.each([
    ['en', 'Your order was cancelled', 'we took that back'],
    ['af', 'Jou bestelling is gekanselleer', 'maar ons het dit teruggetrek'],
  ] as const)('a payment taken back cancels no order, %s', (language, cancelled, takenBack) => {
    const credited = { ...mail, language, kind: 'credited', invoiceId } as const
    const ended = renderOrderMail({ ...credited, status: 'CANCELLED' }, shop, document).text
    expect(ended).toContain(cancelled)
    expect(ended).not.toContain(takenBack)
    const open = renderOrderMail({ ...credited, status: 'PROCESSING' }, shop, document).text
    expect(open).toContain(takenBack)
    expect(open).not.toContain(cancelled)
  })

  it.each(['cancelled', 'credited'] as const)('%s: nothing of what cannot be refunded', (kind) => {
    const { text } = renderOrderMail({ ...mail, kind, invoiceId }, shop, document)
    expect(text).not.toContain('cannot be refunded')
  })
})
