import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Change } from './change.ts'

const query = `select coalesce(bool_or(pg_xact_status(xid::xid8) = 'in progress'), false) as running
  from unnest($1::text[]) as xid`

/**
 * Resolves when other transactions see these changes. A commit appears in the log a moment before it is visible to
 * others, and until then the visibility check would not find its rows.
 */
export async function untilVisible(
  client: pg.ClientBase | pg.Pool,
  changes: readonly Pick<Change, 'xid'>[],
): Promise<void> {
  const xids = [...new Set(changes.map(({ xid }) => String(xid)))]
  for (;;) {
    const { rows } = await client.query<{ running: boolean }>({
      name: 'realtime-running',
      text: query,
      values: [xids],
    })
    if (rows[0]?.running !== true) return
    await delay(2)
  }
}
