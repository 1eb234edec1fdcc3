import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LogicalReplicationService, type Pgoutput } from 'pg-logical-replication'
import type { Change } from './change.ts'
import { commitTimestamp, readChange } from './read-change.ts'
import { TextPgoutput } from './text-pgoutput.ts'

export interface ReplicationOptions {
  /** A superuser or a role with REPLICATION. */
  databaseUrl: string
  publications: string[]
  /** The stream waits while the returned promise is pending, so a slow consumer does not fill the memory. */
  onChange(change: Change): Promise<void> | void
  /** Called when streaming resumes after a lost connection; changes in between are not delivered. */
  onReconnected(): void
  log: (line: string) => void
}

export interface Replication {
  /** Resolves when the stream runs. @throws when the first connection fails. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Filters compare text output, so it must not depend on settings of the server or the user. */
export const textSettings =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex'

const backoff = { firstMs: 20, maxMs: 5000 }

/** The library acknowledges the byte after the given one, but a server that shuts down waits for the exact one. */
function byteBefore(lsn: string): string {
  const [high = '0', low = '0'] = lsn.split('/')
  const before = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) - 1n
  return `${(before >> 32n).toString(16)}/${(before & 0xffffffffn).toString(16)}`
}

/** The stream of committed changes, which survives restarts of the database. */
export function createReplication(options: ReplicationOptions): Replication {
  let service: LogicalReplicationService | null = null
  const stopped = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function stream(onStart: () => void): Promise<void> {
    const current = new LogicalReplicationService(
      {
        connectionString: options.databaseUrl,
        application_name: 'realtime',
        options: textSettings,
      },
      { acknowledge: { auto: false, timeoutSeconds: 10 }, flowControl: { enabled: true } },
    )
    service = current
    let committedAt = ''
    let xid = 0
    current.on('data', async (_lsn: string, message: Pgoutput.Message) => {
      if (message.tag === 'begin') {
        committedAt = commitTimestamp(message.commitTime.valueOf())
        xid = message.xid
      }
      if (message.tag === 'insert' || message.tag === 'update' || message.tag === 'delete') {
        await options.onChange(readChange(message, xid, committedAt))
      }
    })
    current.on('heartbeat', async (lsn, _timestamp, shouldRespond) => {
      if (shouldRespond) await current.acknowledge(byteBefore(lsn))
    })
    current.on('start', onStart)
    current.on('error', (error) => options.log(`realtime: replication: ${error.message}`))
    const plugin = new TextPgoutput(options.publications, (error) => {
      options.log(`realtime: unreadable replication message, starting over: ${String(error)}`)
      void current.stop()
    })
    try {
      await current.subscribe(plugin, `supabase_realtime_${randomBytes(6).toString('hex')}`)
    } finally {
      await current.destroy().catch(() => undefined)
    }
  }

  async function keepStreaming(onFirstStart: () => void): Promise<void> {
    let starts = 0
    let delay = backoff.firstMs
    for (;;) {
      try {
        await stream(() => {
          delay = backoff.firstMs
          if (starts > 0) options.onReconnected()
          else onFirstStart()
          starts += 1
        })
      } catch (error) {
        if (starts === 0) throw error
        options.log(
          `realtime: replication lost: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
      if (stopped.signal.aborted) return
      await sleep(delay, undefined, { signal: stopped.signal }).catch(() => undefined)
      delay = Math.min(delay * 2, backoff.maxMs)
    }
  }

  return {
    start() {
      return new Promise<void>((resolve, reject) => {
        running = keepStreaming(resolve).catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      })
    },
    async stop() {
      stopped.abort()
      await service?.destroy().catch(() => undefined)
      await running
    },
  }
}
