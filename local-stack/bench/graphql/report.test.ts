import { describe, expect, it } from 'vitest'
import { figures, median, percentile, ratio } from './report.ts'

const slice = (...latencies: number[]) => ({ latencies, seconds: 2 })

describe('the report', () => {
  it('reads percentiles of a sorted list', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => n + 1)
    expect([percentile(hundred, 0.5), percentile(hundred, 0.95)]).toEqual([51, 96])
    expect(percentile([7], 0.95)).toBe(7)
  })

  it('takes the median, between the middle two of an even number', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 9])).toBe(3)
    expect(median([])).toBeNaN()
  })

  it('counts the answers of a round within its time', () => {
    expect(figures([slice(1, 2, 3, 4)])).toEqual({ requestsPerSecond: 2, p50: 3, p95: 4 })
  })

  it('compares round by round, so that one disturbed round does not decide', () => {
    const ours = [slice(10), slice(900), slice(10)]
    const theirs = [slice(20), slice(30), slice(20)]
    expect(ratio(ours, theirs, ({ p95 }) => p95)).toBe(0.5)
  })
})
