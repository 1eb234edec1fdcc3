import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const answerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ slug: z.string(), files: z.record(z.string(), z.number()) }),
  z.object({ slug: z.string(), error: z.string() }),
])

/** Resources per worker: a worker takes about a second to start, so fewer are not worth another one. */
const RESOURCES_PER_WORKER = 6

/**
 * Renders the resources in worker threads. `onDone` is called for each one that is finished; the first failure stops
 * all workers and rejects.
 */
export async function renderInWorkers(
  slugs: readonly string[],
  outDir: string,
  onDone: (slug: string, files: Record<string, number>) => void,
): Promise<void> {
  const queue = [...slugs]
  const count = Math.max(
    1,
    Math.min(availableParallelism(), 4, Math.ceil(slugs.length / RESOURCES_PER_WORKER)),
  )
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { outDir } }),
  )
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.on('error', reject)
            worker.on('message', (message: unknown) => {
              const answer = answerSchema.parse(message)
              if ('error' in answer) {
                reject(new Error(`${answer.slug}: ${answer.error}`))
                return
              }
              if ('files' in answer) onDone(answer.slug, answer.files)
              const next = queue.shift()
              if (next === undefined) resolve()
              else worker.postMessage(next)
            })
          }),
      ),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
