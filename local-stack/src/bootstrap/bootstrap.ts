import { readFileSync } from 'node:fs'
import pg from 'pg'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The SQL files in order: each may rely on those before it. */
function statements(autoExpose: boolean): string[] {
  return [
    read('./roles.sql'),
    read('./schemas.sql'),
    ...(autoExpose ? [read('./expose-new-tables.sql')] : []),
    read('./auth.sql'),
    read('./storage-tables.sql'),
    read('./storage.sql'),
    read('./realtime.sql'),
    read('../services/graphql/bootstrap.sql'),
    read('./schema-watch.sql'),
  ]
}

const marker = 'local-stack bootstrap complete'

/**
 * Turns a bare cluster into a Supabase database: roles, schemas, helper functions, default privileges, publication. It
 * is one transaction that ends with a marker, so an interrupted run leaves nothing behind and is repeated.
 */
export async function bootstrap(
  databaseUrl: string,
  options: { autoExpose: boolean },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const done = await client.query(
      `select 1 from pg_namespace where nspname = 'extensions' and obj_description(oid, 'pg_namespace') = $1`,
      [marker],
    )
    if (done.rowCount === 1) return
    await client.query('begin')
    for (const sql of statements(options.autoExpose)) await client.query(sql)
    await client.query(`comment on schema extensions is '${marker}'`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
