import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { listOf, listQuery, openWindow, rowsIn } from '@/testing/live-page.ts'
import { collectBursts } from './bursts.ts'
import { useNewSince } from './new-since.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A window with coupons and terms on the screen. */
async function open() {
  const page = openWindow({
    couponCollection: () => ({ couponCollection: listOf('coupon', { a: 'TEN' }) }),
    termCollection: () => ({ termCollection: listOf('term', { one: 'Term 1' }) }),
  })
  await page.watch(listQuery('couponCollection'))
  await page.watch(listQuery('termCollection'))
  page.asked.length = 0
  return { ...page, bursts: collectBursts(page.client) }
}

test('thirteen changes ask once, a moment after the last of them', async () => {
  const { bursts, asked } = await open()
  for (let week = 0; week < 13; week += 1) {
    bursts.ask({ lists: ['Coupon'] })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(49)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['couponCollection'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(1)
})

test('changes that do not end are followed every two seconds', async () => {
  const { bursts, asked } = await open()
  for (let step = 0; step < 45; step += 1) {
    bursts.ask({ lists: ['Coupon'] })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toEqual(['couponCollection', 'couponCollection'])
})

test('a question after the wait does not come again with the next', async () => {
  const { bursts, asked } = await open()
  bursts.ask({ lists: ['Coupon'] })
  await vi.advanceTimersByTimeAsync(200)
  bursts.ask({ fields: ['termCollection'] })
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['couponCollection', 'termCollection'])
})

test('different wishes are one question each', async () => {
  const { bursts, asked } = await open()
  bursts.ask({ lists: ['Coupon'] })
  bursts.ask({ fields: ['termCollection'] })
  bursts.ask({ fields: ['couponCollection'] })
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['couponCollection', 'termCollection'])
})

test('whoever flushes does not wait, and nothing follows', async () => {
  const { bursts, asked } = await open()
  bursts.ask({ everything: true })
  await bursts.flush()
  expect(asked).toEqual(['couponCollection', 'termCollection'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(2)
})

test('a row that went twice, to two followers, is asked for by both', async () => {
  const { bursts, asked } = await open()
  bursts.remove({ table: 'coupon', id: 'a', again: { lists: ['Coupon'] } })
  bursts.remove({ table: 'coupon', id: 'a', again: { fields: ['termCollection'] } })
  await vi.advanceTimersByTimeAsync(200)
  expect(asked.toSorted()).toEqual(['couponCollection', 'termCollection'])
})

test('a new row is announced after the burst, once, and not if this window wrote it', async () => {
  const { bursts } = await open()
  const { result } = renderHook(() => useNewSince('coupon'))
  for (const id of ['new', 'new', 'a', 'newer'])
    bursts.announce({ table: 'coupon', id, news: 'coupon' })
  expect(result.current.count).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(result.current.count).toBe(2)
})

test('a row that went leaves its list at once, also when the server does not answer', async () => {
  const answers: Record<string, () => Record<string, unknown>> = {
    couponCollection: () => ({ couponCollection: listOf('coupon', { a: 'TEN', b: 'TWENTY' }) }),
  }
  const page = openWindow(answers)
  const shown = await page.watch(listQuery('couponCollection'))
  const bursts = collectBursts(page.client)
  delete answers['couponCollection']
  bursts.remove({ table: 'coupon', id: 'a', again: { lists: ['Coupon'] } })
  await vi.advanceTimersByTimeAsync(200)
  expect(rowsIn(shown())).toBe('TWENTY')
  expect(rowsIn(page.client.readQuery({ query: listQuery('couponCollection') }))).toBe('TWENTY')
})

test('a list that had none of the rows that went is asked for, and stays until the answer', async () => {
  const answers: Record<string, () => Record<string, unknown>> = {
    couponCollection: () => ({ couponCollection: listOf('coupon', { a: 'TEN' }) }),
    termCollection: () => ({ termCollection: listOf('term', { one: 'Term 1' }) }),
  }
  const page = openWindow(answers)
  await page.watch(listQuery('couponCollection'))
  const shown = await page.watch(listQuery('termCollection'))
  page.asked.length = 0
  const bursts = collectBursts(page.client)
  bursts.remove({ table: 'coupon', id: 'a', again: { lists: ['Term'] } })
  await vi.advanceTimersByTimeAsync(200)
  expect(page.asked).toContain('termCollection')
  expect(rowsIn(shown())).toBe('Term 1')
})
