import type { Worker } from './worker.ts'

/**
 * The slot of one function: starts its worker at the first request, keeps it warm, and drops it when it ends or its
 * source changes, so that the next request starts another.
 */
export interface WorkerSlot {
  /** @returns null when the function does not boot */
  acquire(): Promise<Worker | null>
  /** The next request starts a new worker; running requests may finish. */
  retire(): void
  stop(): Promise<void>
}

export function createWorkerSlot(start: () => Promise<Worker | null>): WorkerSlot {
  let current: Promise<Worker | null> | null = null
  const alive = new Set<Worker>()

  const startOnce = async (): Promise<Worker | null> => {
    const worker = await start()
    if (worker === null) return null
    alive.add(worker)
    void worker.ended.then(() => alive.delete(worker))
    return worker
  }
  const forget = (which: Promise<Worker | null>) => {
    if (current === which) current = null
  }
  return {
    acquire() {
      if (current !== null) return current
      const starting = startOnce()
      current = starting
      void starting.then(
        async (worker) => {
          await worker?.ended
          forget(starting)
        },
        () => forget(starting),
      )
      return starting
    },
    retire() {
      void current?.then((worker) => worker?.retire())
      current = null
    },
    async stop() {
      await current
      current = null
      await Promise.all([...alive].map((worker) => worker.stop()))
    },
  }
}
