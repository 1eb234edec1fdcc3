import type { Change } from './change.ts'
import { processBatch, type BatchDeps } from './process-batch.ts'

const batch = { changes: 500, bytes: 4 * 1024 * 1024 }
/** The most changes that may wait; beyond this, the replication stream waits. */
const maxWaiting = 2000

function textBytes({ record, old }: Change): number {
  let bytes = 0
  for (const tuple of [record, old])
    for (const value of tuple?.values() ?? []) bytes += value?.length ?? 0
  return bytes
}

/**
 * Takes changes from the stream and delivers them in batches: a single change is delivered at once, and changes that
 * arrive meanwhile form the next batch.
 */
export class ChangeFeed {
  private waiting: Change[] = []
  private working: Promise<void> | null = null
  private room: PromiseWithResolvers<void> | null = null
  private readonly deps: BatchDeps & { log: (line: string) => void }

  constructor(deps: BatchDeps & { log: (line: string) => void }) {
    this.deps = deps
  }

  /** Resolves when there is room for more changes. */
  push(change: Change): Promise<void> | void {
    if (!this.deps.subscriptions.wants(change)) return
    this.waiting.push(change)
    this.working ??= this.work()
    if (this.waiting.length < maxWaiting) return
    this.room ??= Promise.withResolvers()
    return this.room.promise
  }

  /** Resolves when all changes pushed so far are delivered. */
  async idle(): Promise<void> {
    await this.working
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.deliver(this.next())
      if (this.waiting.length < maxWaiting / 2) {
        this.room?.resolve()
        this.room = null
      }
    }
    // In the same step as the last check of the queue, so that no change can come in between.
    this.working = null
  }

  private next(): Change[] {
    let bytes = 0
    let count = 0
    for (const change of this.waiting) {
      bytes += textBytes(change)
      count += 1
      if (count >= batch.changes || bytes >= batch.bytes) break
    }
    return this.waiting.splice(0, count)
  }

  /** Changes that cannot be delivered together are tried one by one, so that a bad row affects only itself. */
  private async deliver(changes: Change[]): Promise<void> {
    try {
      await processBatch(this.deps, changes)
    } catch (error) {
      const [first] = changes
      if (changes.length === 1 && first) {
        const reason = error instanceof Error ? error.message : String(error)
        const { schema, table } = first.relation
        this.deps.log(`realtime: a change of ${schema}.${table} could not be delivered: ${reason}`)
        return
      }
      for (const change of changes) await this.deliver([change])
    }
  }
}
