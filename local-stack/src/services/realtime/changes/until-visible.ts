import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Change } from './change.ts'

const query = `select coalesce(bool_or(pg_xact_status(xid::xid8) = 'in progress'), false) as running
  from unnest($1::text[]) as xid`

/**
 * Resolves when others see what these changes wrote. A commit is in the log a moment before its transaction is over for
 * everybody else, and in that moment its rows are not there for the check of who may see them.
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
