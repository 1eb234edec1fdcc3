import { expect, test } from 'vitest'
import type { OrderMail, TransferReason } from './content.ts'
import { mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

const told = (
  reason: TransferReason,
  fields: Partial<OrderMail> = {},
  transfer = { amount: '146.00' as string | null, day: '2026-11-27' as string | null },
) =>
  renderOrderMail(
    { ...mail, kind: 'received', transfer: { reason, ...transfer }, ...fields },
    shop,
    null,
  )

const partPaid = { paidAmount: '146.00', dueAmount: '1139.00' }
const over = { status: 'PAID', creditAmount: '7.80' } as const
const none = { amount: null, day: null }

test.each([
  [
    'en',
    'part_paid_by_transfer',
    partPaid,
    ['R146.00', '27 November 2026', 'Still to pay: R1,139.00', 'Testbank'],
  ],
  [
    'af',
    'part_paid_by_transfer',
    partPaid,
    ['R146,00', '27 November 2026', 'Nog te betaal', 'Testbank'],
  ],
  [
    'en',
    'transfer_linked',
    over,
    ['more than was to be paid', 'Paid beyond the price: R7.80', 'We keep this money'],
  ],
  [
    'af',
    'transfer_linked',
    over,
    ['meer as wat betaal moes word', 'R7,80', 'Ons hou hierdie geld'],
  ],
  ['en', 'transfer_undone', partPaid, ['is not for it', 'Received: R146.00']],
  ['af', 'transfer_undone', partPaid, ['nie daarvoor is nie']],
  ['en', 'credit_returned', { toPayBackAmount: '36.00' }, ['We are paying back: R36.00']],
  ['af', 'credit_returned', { toPayBackAmount: '36.00' }, ['Ons betaal terug: R36,00']],
  ['en', 'transfer_returned', { status: 'PAID' }, ['was left of your bank transfer']],
  ['en', 'transfer_not_returned', over, ['not so', 'R7.80']],
] as const)('%s, %s: what came, and what becomes of it', (language, reason, fields, words) => {
  const { text, html } = told(reason, { language, ...fields })
  for (const word of words) {
    expect(text).toContain(word)
    expect(html.replaceAll(/<[^>]+>/g, ' ')).toContain(word.split(': ').at(-1))
  }
  expect(text).not.toMatch(/cannot be refunded|kan nie terugbetaal word/)
})

test('a mail that goes out late says nothing that is no more so', () => {
  expect(told('part_paid_by_transfer', { status: 'PAID' }).text).not.toMatch(/does not cover/)
  expect(told('transfer_linked', { ...over, creditAmount: '0.00' }).text).not.toMatch(/left over/)
})

test('a mail about no single transfer names none, and asks for no money that is not owed', () => {
  const { text } = told('credit_returned', { status: 'PAID', toPayBackAmount: '36.00' }, none)
  expect(text).not.toMatch(/Bank transfer:|Testbank|null/)
})

test.each(['paid', 'changed', 'cancelled', 'credited'] as const)(
  '%s says what came beyond the price as well',
  (kind) => {
    const { text } = renderOrderMail({ ...mail, kind, ...over }, shop, null)
    expect(text).toContain('Paid beyond the price: R7.80')
    const without = renderOrderMail({ ...mail, kind, creditAmount: '0.00' }, shop, null).text
    expect(without).not.toContain('beyond')
  },
)
