import { expect, test } from 'vitest'
import type { OrderMail } from './content.ts'
import { mail, shop } from './sample.ts'
import { renderOrderMail } from './text.ts'

const held: OrderMail = {
  ...mail,
  kind: 'held',
  status: 'PENDING',
  held: { amount: '288.25', day: '2026-11-28', twice: false },
}

test.each([
  ['en', 'held', false, ['R288.25', 'not placed yet', 'do not pay again', '28 November 2026']],
  ['en', 'held', true, ['R288.25', 'was paid already', 'pays it back']],
  ['en', 'returned', false, ['Paid back', 'R288.25', 'a few working days']],
  ['af', 'held', false, ['R288,25', 'nog nie geplaas', 'nie weer betaal']],
  ['af', 'returned', true, ['R288,25', 'terugbetaal']],
] as const)(
  '%s, %s, twice %s: the amount and what happens next',
  (language, kind, twice, words) => {
    const { text, html } = renderOrderMail(
      { ...held, language, kind, held: { amount: '288.25', day: '2026-11-28', twice } },
      shop,
      null,
    )
    for (const word of words) {
      expect(text).toContain(word)
      expect(html).toContain(word.replaceAll("'", '&#39;'))
    }
    // Neither what the order came to, nor that nothing can be refunded, nor an account to pay into.
    expect(text).not.toMatch(/1,285|1 285|cannot be refunded|Testbank/)
  },
)
