const windowSeconds = 60

/**
 * The average over the full seconds since the first event, at most the last minute, as Realtime counts: a short burst
 * is allowed, a steady excess is not.
 */
export class RateWindow {
  private readonly counts = new Map<number, number>()
  private first: number | null = null
  private readonly perSecond: number
  private readonly now: () => number

  constructor(perSecond: number, now: () => number = Date.now) {
    this.perSecond = perSecond
    this.now = now
  }

  add(count = 1): void {
    const second = this.second()
    this.first ??= second
    this.counts.set(second, (this.counts.get(second) ?? 0) + count)
    for (const old of this.counts.keys()) if (old <= second - windowSeconds) this.counts.delete(old)
  }

  get average(): number {
    if (this.first === null) return 0
    const second = this.second()
    const from = Math.max(this.first, second - windowSeconds)
    if (from >= second) return 0
    let sum = 0
    for (const [at, count] of this.counts) if (at >= from && at < second) sum += count
    return sum / (second - from)
  }

  get exceeded(): boolean {
    return this.average > this.perSecond
  }

  get limit(): number {
    return this.perSecond
  }

  private second(): number {
    return Math.floor(this.now() / 1000)
  }
}
