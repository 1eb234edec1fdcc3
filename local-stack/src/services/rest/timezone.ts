import type pg from 'pg'
import type { Preferences } from './parse/preferences.ts'
import { RestFault } from './rest-fault.ts'

/** The preferred time zone if Postgres knows it; else null, or with `handling=strict` an error. @throws RestFault */
export async function knownTimezone(
  pool: Pick<pg.Pool, 'query'>,
  { timezone, handling }: Preferences,
): Promise<string | null> {
  if (timezone === undefined) return null
  const { rowCount } = await pool.query('select 1 from pg_timezone_names where name = $1', [
    timezone,
  ])
  if (rowCount === 1) return timezone
  if (handling !== 'strict') return null
  throw new RestFault(400, {
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: timezone=${timezone}`,
  })
}
