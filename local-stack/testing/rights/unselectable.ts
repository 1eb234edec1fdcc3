import type pg from 'pg'
import { claimsOf, type World } from '../../../supabase/tests/rights/world.ts'
import type { Listener } from './listener.ts'

/** Rows that somebody was told of and may not select, in words: those of the samples and all that came along. */
export async function unselectable(
  db: pg.Client,
  world: World,
  listeners: Listener[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { caller, told } of listeners) {
    const claims = claimsOf(caller, world)
    await db.query('begin')
    await db.query(
      `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
      [JSON.stringify(claims), claims.role],
    )
    const shown = told.filter(({ row }) => row['id'] !== undefined)
    for (const [table, messages] of Map.groupBy(shown, (one) => one.table)) {
      const ids = new Set(messages.map(({ row }) => row['id']))
      const { rows } = await db.query(`select id from public.${table} where id = any ($1)`, [
        [...ids],
      ])
      if (rows.length < ids.size) wrong.push(`${caller} hears of ${table} more than it may select`)
    }
    await db.query('rollback')
  }
  return wrong
}
