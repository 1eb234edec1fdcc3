import { setTimeout as sleep } from 'node:timers/promises'

interface Step {
  name: string
  stop: () => Promise<void>
}

const limit = 10_000

/** Stops all steps in reverse order, each within its time limit; a failure does not stop the others. */
export class Shutdown {
  readonly #steps: Step[] = []
  readonly #log: (line: string) => void
  #running: Promise<void> | undefined

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  add(name: string, stop: () => Promise<void>): void {
    this.#steps.push({ name, stop })
  }

  /** Safe to call twice: the second call waits for the first. */
  run(): Promise<void> {
    this.#running ??= this.#stopAll()
    return this.#running
  }

  async #stopAll(): Promise<void> {
    for (const step of this.#steps.reverse()) {
      const late = new AbortController()
      try {
        const outcome = await Promise.race([
          step.stop().then(() => 'stopped'),
          sleep(limit, 'late', { signal: late.signal, ref: false }),
        ])
        if (outcome === 'late')
          this.#log(`${step.name} did not stop within ${String(limit / 1000)} s`)
      } catch (error) {
        this.#log(`${step.name} failed to stop: ${String(error)}`)
      } finally {
        late.abort()
      }
    }
  }
}
