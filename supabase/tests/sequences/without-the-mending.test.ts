import { afterAll, beforeAll, expect, it } from 'vitest'
import { kept } from './kept.ts'
import { replay, search, told } from './search.ts'
import { startStage, type Stage } from './stage.ts'

// The rules must notice the faults that they are there for. Here the counting of coupons is taken out.

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  await takeOut('private.take_payment', 'private.try_redeem_coupon(paid.id) is not null', 'false')
  await takeOut('private.put_coupon', 'where kept.order_id = target.id', 'where false')
}, 120_000)
afterAll(async () => stage.stop())

/** Replaces a part of a function's source. */
async function takeOut(name: string, part: string, by: string): Promise<void> {
  const { rows } = await stage.root.query<{ source: string }>(
    'select pg_get_functiondef($1::regproc) as source',
    [name],
  )
  const source = rows[0]?.source ?? ''
  expect(source).toContain(part)
  await stage.root.query(source.replace(part, by))
}

const tooOften = { broken: 'no coupon is over its limit, and every use belongs to an order' }
it('a coupon that is not counted when the money comes is used without limit', async () => {
  for (const { steps } of kept.slice(0, 4)) expect(await stage.play(steps)).toMatchObject(tooOften)
})

it('what is found when the time for searching is over is made short, and found again', async () => {
  const find = async (shortenFor: number) => {
    const { broken } = await search(stage.play, {
      always: 1000,
      atMost: 1000,
      searchFor: 0,
      shortenFor,
      seed: 2,
    })
    if (broken === null) throw new Error('nothing breaks a rule')
    return broken
  }
  const asFound = await find(0)
  const short = await find(60_000)
  expect(asFound).toMatchObject(tooOften)
  expect(short).toMatchObject(tooOften)
  expect(short.steps.length).toBeLessThan(asFound.steps.length)
  expect(await replay(stage.play, short.seed, short.path)).toEqual(short)
  expect(told(short)).toContain(`--seed 2 --path ${short.path}`)
}, 120_000)
