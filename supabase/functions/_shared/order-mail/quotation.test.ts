import { expect, test } from 'vitest'
import type { OrderMail } from './content.ts'
import { document, mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

const token = 'a1'.repeat(32)
const quoted: OrderMail = {
  ...mail,
  kind: 'quoted',
  status: 'QUOTING',
  method: null,
  dueDate: null,
  quotation: { id: mail.id, number: 4, validUntil: '2026-12-21', token },
}

test('an offer tells until when it holds and where it is accepted, and asks for no money', () => {
  const { subject, text, html } = renderOrderMail(quoted, shop, document)
  expect(subject).toBe('Your quote 261121-10304512')
  expect(text).toContain('Quote number: QUO-000004')
  expect(text).toContain('Valid until: 21 December 2026')
  expect(text).toContain(`${shop.siteUrl}/quote/${token}`)
  expect(text).toContain('Total: R1,285.00')
  expect(text).not.toContain('Testbank')
  // An order that is a quote has no status that a buyer knows.
  expect(text).not.toContain('Cancelled')
  expect(html).toContain(`href="${shop.siteUrl}/quote/${token}"`)
})

test('a reminder in Afrikaans', () => {
  const { subject, text } = renderOrderMail(
    { ...quoted, kind: 'quote_ends', language: 'af' },
    shop,
    document,
  )
  expect(subject).toBe('Jou kwotasie 261121-10304512 verval binnekort')
  expect(text).toContain('Geldig tot: 21 Desember 2026')
  expect(text).toContain('Maak die kwotasie oop')
})
