import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Whether a migration file has not been applied yet. Asking the database takes milliseconds, starting the CLI
 * over a second, which would be most of a warm start.
 */
export async function hasPendingMigrations(root: string, databaseUrl: string): Promise<boolean> {
  const files = readdirSync(join(root, 'supabase/migrations'))
    .map((name) => /^(\d+)_.*\.sql$/.exec(name)?.[1])
    .filter((version) => version !== undefined)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const table = await client.query<{ found: string | null }>(
      `select to_regclass('supabase_migrations.schema_migrations')::text as found`,
    )
    if (table.rows[0]?.found === null) return true
    const applied = await client.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    )
    const known = new Set(applied.rows.map((row) => row.version))
    return files.some((version) => !known.has(version)) || known.size !== files.length
  } finally {
    await client.end()
  }
}
