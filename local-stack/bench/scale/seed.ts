import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

export interface Part {
  name: string
  seconds: number
}

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.sql') && name !== 'verify.sql')
  .sort()

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/**
 * Fills a migrated database with a country's worth of rows, or a fraction of it. All triggers run, so derived columns
 * have the values that the shop would have computed; `verify.sql` checks them afterwards.
 * @param wanted which files to run, by name; each needs some that come before it
 * @throws when there are resources already, or when a derived value is wrong
 */
export async function seedScale(
  databaseUrl: string,
  fraction: number,
  log: (part: Part) => void = () => undefined,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select from public.product limit 1')
    if (rows.length > 0) throw new Error('this database has resources already: seed an empty one')
    // A crash loses nothing that could not be seeded again.
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    await client.query(`set kryt.fraction = '${String(fraction)}'`)
    await client.query(
      `create function pg_temp.scaled(total bigint) returns integer language sql immutable
       return greatest(1, round(total * current_setting('kryt.fraction')::numeric))::integer`,
    )
    for (const name of files.filter(wanted)) {
      const begin = performance.now()
      await client.query('begin')
      await client.query(text(name))
      await client.query('commit')
      // The triggers of the next file are planned with statistics about the rows of this one.
      await client.query('analyze')
      log({ name, seconds: (performance.now() - begin) / 1000 })
    }
    await client.query('vacuum (analyze)')
    const { rows: wrong } = await client.query<{ rule: string }>(text('verify.sql'))
    if (wrong.length > 0) throw new Error(`wrong: ${wrong.map(({ rule }) => rule).join('; ')}`)
  } finally {
    await client.end()
  }
}
