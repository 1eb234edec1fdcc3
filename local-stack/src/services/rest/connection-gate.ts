import { PoolExhausted } from '../../db/pool-exhausted.ts'

interface Waiting {
  admit(): void
}

/**
 * Admits as many requests as there are connections and lets the others wait for a limited time, because lite's own
 * queue has no time limit.
 */
export class ConnectionGate {
  #free: number
  readonly #timeout: number
  readonly #queue = new Set<Waiting>()

  constructor(places: number, timeout: number) {
    this.#free = places
    this.#timeout = timeout
  }

  /** @throws PoolExhausted when no place became free in time */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await this.#wait()
    try {
      return await work()
    } finally {
      const [next] = this.#queue
      if (next === undefined) this.#free++
      else next.admit()
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        admit: () => {
          clearTimeout(timer)
          this.#queue.delete(waiting)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#queue.delete(waiting)
        reject(new PoolExhausted())
      }, this.#timeout)
      this.#queue.add(waiting)
    })
  }
}
