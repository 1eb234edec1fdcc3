/** Collects how long each step took and which errors it had. */
export class Timings {
  readonly #taken = new Map<string, number[]>()
  readonly errors = new Map<string, number>()

  async measure<T>(step: string, run: () => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await run()
    } finally {
      const taken = this.#taken.get(step) ?? []
      taken.push(performance.now() - start)
      this.#taken.set(step, taken)
    }
  }

  fail(what: string): void {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1)
  }

  table(): Record<string, { times: number; 'p50 ms': number; 'p95 ms': number }> {
    return Object.fromEntries(
      [...this.#taken].map(([step, taken]) => {
        const sorted = taken.toSorted((one, other) => one - other)
        return [
          step,
          { times: sorted.length, 'p50 ms': at(sorted, 0.5), 'p95 ms': at(sorted, 0.95) },
        ]
      }),
    )
  }
}

const at = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
