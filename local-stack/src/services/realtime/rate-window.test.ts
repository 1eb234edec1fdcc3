import { expect, test } from 'vitest'
import { RateWindow } from './rate-window.ts'

test('counts full seconds: a burst counts only when its second is over', () => {
  let now = 1_000_000
  const rate = new RateWindow(10, () => now)
  rate.add(50)
  expect(rate.exceeded).toBe(false)
  now += 1000
  expect(rate.average).toBe(50)
  expect(rate.exceeded).toBe(true)
  now += 5000
  expect(rate.average).toBeCloseTo(50 / 6)
  expect(rate.exceeded).toBe(false)
})

test('forgets what is older than a minute', () => {
  let now = 0
  const rate = new RateWindow(10, () => now)
  rate.add(100_000)
  now += 62_000
  rate.add(1)
  expect(rate.average).toBe(0)
})
