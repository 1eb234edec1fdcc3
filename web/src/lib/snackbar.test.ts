import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSnack, snack } from './snackbar.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['what was done', 'done', 2000],
  ['what failed', 'error', 8000],
] as const)('%s is said for a while', (_case, kind, duration) => {
  showSnack(kind, 'Product URL copied!')
  vi.advanceTimersByTime(duration - 1)
  expect(snack.get()).toMatchObject({ kind, text: 'Product URL copied!' })
  vi.advanceTimersByTime(1)
  expect(snack.get()).toBeNull()
})

test('a newer message has its own time', () => {
  showSnack('done', 'One')
  vi.advanceTimersByTime(1500)
  showSnack('done', 'Two')
  vi.advanceTimersByTime(1500)
  expect(snack.get()).toMatchObject({ text: 'Two' })
})
