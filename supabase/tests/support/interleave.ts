import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

async function processId(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** A connection whose process id is read in advance, because a waiting connection cannot be asked. */
export interface Rival {
  client: pg.Client
  pid: unknown
}

export const rival = async (client: pg.Client): Promise<Rival> => ({
  client,
  pid: await processId(client),
})

/**
 * Returns when the rival waits for a lock that `holder` has, so that the order of events is certain.
 * @throws when that has not happened after twenty seconds, with what the rival did instead
 */
export async function waitUntilBlocked(holder: pg.Client, waiting: Rival): Promise<void> {
  const own = await processId(holder)
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const { rows } = await holder.query<{ blocked: boolean }>(
      'select $1::int = any (pg_blocking_pids($2::int)) as blocked',
      [own, waiting.pid],
    )
    if (rows[0]?.blocked === true) return
    await wait(10)
  }
  const { rows } = await holder.query(
    `select state, wait_event_type, wait_event, query, pg_blocking_pids(pid) as blocked_by
     from pg_stat_activity where pid = $1::int`,
    [waiting.pid],
  )
  throw new Error(
    `the rival did not wait for the holder: ${JSON.stringify(rows[0] ?? 'it is gone')}`,
  )
}
