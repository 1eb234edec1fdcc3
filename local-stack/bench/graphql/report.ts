import type { Slice } from './load.ts'

/**
 * The figures of one server for one kind of request: medians of the rounds, so that a disturbed round counts little.
 */
export interface Figures {
  requestsPerSecond: number
  /** In milliseconds. */
  p50: number
  p95: number
}

export function figures(slices: Slice[]): Figures {
  return {
    requestsPerSecond: median(slices.map(({ latencies, seconds }) => latencies.length / seconds)),
    p50: median(slices.map(({ latencies }) => percentile(latencies, 0.5))),
    p95: median(slices.map(({ latencies }) => percentile(latencies, 0.95))),
  }
}

/**
 * The ratio of two servers' values: the median of the ratios of each round, because both had the same disturbances in
 * it.
 */
export function ratio(ours: Slice[], theirs: Slice[], of: (figures: Figures) => number): number {
  return median(
    ours.flatMap((slice, round) => {
      const other = theirs[round]
      return other ? [of(figures([slice])) / of(figures([other]))] : []
    }),
  )
}

/** @param sorted ascending */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
