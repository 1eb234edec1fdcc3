import { expect, test, vi } from 'vitest'
import { asOf, asOfNow, publicationOf } from './publication.ts'

test('published, scheduled, or neither', () => {
  const now = Date.parse('2026-03-01T08:00:00Z')
  expect(publicationOf(null, now)).toBe('unpublished')
  expect(publicationOf('2026-03-01T08:00:00+00:00', now)).toBe('published')
  expect(publicationOf('2026-03-01T10:00:01+02:00', now)).toBe('scheduled')
})

test('the filter asks by the same moment for ten minutes, or until something was published', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T08:00:00Z') })
  const first = asOf()
  vi.advanceTimersByTime(599_000)
  expect(asOf()).toBe(first)
  vi.advanceTimersByTime(2000)
  expect(asOf()).toBe('2026-03-01T08:10:04.000Z')
  vi.advanceTimersByTime(5000)
  asOfNow()
  expect(asOf() > '2026-03-01T08:10:06.000Z').toBe(true)
  vi.useRealTimers()
})

test('what another page published a moment ago by its own clock counts as published', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T09:00:00Z') })
  expect(asOf() > '2026-03-01T09:00:02.000Z').toBe(true)
  vi.useRealTimers()
})
