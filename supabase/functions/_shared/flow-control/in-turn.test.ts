import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('runs once at a time, and once more for all calls that came during a run', async () => {
  const ends: (() => void)[] = []
  let going = 0
  let most = 0
  const ask = inTurn(async () => {
    going += 1
    most = Math.max(most, going)
    await new Promise<void>((end) => ends.push(end))
    going -= 1
    return ends.length
  })
  const first = ask()
  await expect.poll(() => ends.length).toBe(1)
  const meanwhile = [ask(), ask(), ask()]
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  const later = ask()
  ends[1]?.()
  expect(await Promise.all(meanwhile)).toEqual([2, 2, 2])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.()
  expect(await later).toBe(3)
  expect(most).toBe(1)
})

it('runs again after a run that failed', async () => {
  let runs = 0
  const ask = inTurn(async () => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve(runs)
  })
  await expect(ask()).rejects.toThrow('no')
  expect(await ask()).toBe(2)
})
