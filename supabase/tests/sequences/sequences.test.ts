import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kept } from './kept.ts'
import { search, told } from './search.ts'
import { startStage, type Stage } from './stage.ts'
import { sequences } from './steps.ts'

// Three buyers and an administrator do anything in any order. After every step the rules of the checkout audit hold.
// `npm run test:sequences -- --minutes 60` does the same for longer.

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
}, 120_000)
afterAll(async () => stage.stop())

const fine = { broken: null }

/** Played on every machine, however slow; the rest of a thousand only while there is time. */
const always = 100

it('a thousand random sequences, as far as forty seconds go, break no rule', async () => {
  const { played, broken } = await search(stage.play, {
    always,
    atMost: 1000,
    searchFor: 40_000,
    shortenFor: 60_000,
  })
  if (broken !== null) throw new Error(told(broken))
  // eslint-disable-next-line no-console -- a run says how much it tried
  console.info(`${String(played)} of 1000 sequences played`)
  expect(played).toBeGreaterThanOrEqual(always)
}, 300_000)

// The same sequences each time, so that a generator that no longer reaches anything is noticed.
it('random sequences reach payments, refusals and ends of every kind', async () => {
  const reached = new Set<string>()
  for (const steps of fc.sample(sequences, { numRuns: 200, seed: 17 }))
    for (const outcome of (await stage.play(steps)).outcomes) reached.add(outcome)
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'add product_owned',
      'apply coupon_used_up',
      'changeOrder rest_not_decided',
      'checkOut PAID',
      'checkOut PENDING',
      'checkOut PROCESSING',
      'acceptQuote done',
      'confirm PAID',
      'confirm PROCESSING',
      'confirm QUOTING',
      'createOrder done',
      'decide done',
      'returnCredit done',
      'giveUp done',
      'notify already_paid',
      'notify cancelled',
      'notify duplicate',
      'notify order_changed',
      'notify other_amount',
      'notify paid',
      'notify signature_invalid',
      'quote done',
      'payOut done',
      'refund done',
      'refund nothing_to_refund',
      'refund order_not_paid',
      'send done',
      'setStatus done',
      'undo done',
    ]),
  )
}, 120_000)

it.each(kept)('$name', async ({ steps, outcomes }) => {
  expect(await stage.play(steps)).toMatchObject({ ...fine, outcomes })
})
