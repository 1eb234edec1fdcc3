import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { acceptByLink, newQuote, readByLink, sendQuotation } from '../../support/quotations.ts'
import { expectRefused } from '../../support/refusals.ts'

test.each([
  ['tomorrow', 1, 'open'],
  ['today, its last day', 0, 'open'],
  ['yesterday', -1, 'expired'],
])('a quotation that holds until %s (%i days from today) is %s', (_, days, state) =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const { id, token } = await sendQuotation(db, admin, quote)
    await db.root(
      'update public.quotation set valid_until = private.today() + $2::integer where id = $1',
      [id, days],
    )
    expect((await readByLink(db, token))['state']).toBe(state)
    if (state === 'open') {
      expect(await acceptByLink(db, token)).toMatchObject({ state: 'accepted' })
    } else {
      await expectRefused(acceptByLink(db, token), 'quotation_not_open')
    }
  }),
)

test.each([
  [-1, false],
  [0, true],
  [1, true],
  [90, true],
  [91, false],
])('a quotation may be sent with a last day %i days from today: %s', (days, allowed) =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const sent = sendQuotation(db, admin, quote, { days })
    if (allowed) {
      expect(
        await db.root(
          'select valid_until - private.today() as days from public.quotation where id = $1',
          [(await sent).id],
        ),
      ).toEqual([{ days }])
    } else {
      await expectRefused(sent, 'valid_until_not_allowed')
    }
  }),
)
