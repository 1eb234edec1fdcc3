import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StackError } from '../errors/stack-error.ts'

interface Applied {
  version: string
  name: string
  statements: string[]
}

/**
 * Whether a migration has not been applied yet. Asking the database takes milliseconds; starting the CLI takes over a
 * second, most of a warm start.
 * @throws StackError when a file that was applied has been edited or is gone, because nothing would apply the edit
 */
export async function hasPendingMigrations(root: string, databaseUrl: string): Promise<boolean> {
  const applied = await appliedMigrations(databaseUrl)
  const folder = join(root, 'supabase/migrations')
  const files = readdirSync(folder).filter((name) => /^\d+_.*\.sql$/.test(name))
  for (const { version, name, statements } of applied) {
    const file = `${version}_${name}.sql`
    const same =
      files.includes(file) &&
      withoutNoise(readFileSync(join(folder, file), 'utf8')) === withoutNoise(statements.join('\n'))
    if (!same) {
      throw new StackError(
        `The database was made by another ${file}. Run \`npm run reset\` and start again.`,
      )
    }
  }
  return applied.length < files.length
}

async function appliedMigrations(databaseUrl: string): Promise<Applied[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const table = await client.query<{ found: string | null }>(
      `select to_regclass('supabase_migrations.schema_migrations')::text as found`,
    )
    if (table.rows[0]?.found === null) return []
    const found = await client.query<Applied>(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    )
    return found.rows
  } finally {
    await client.end()
  }
}

/** The CLI keeps the statements without what stands between them; comments make no difference. */
const withoutNoise = (sql: string): string => sql.replace(/^\s*--.*$/gm, '').replace(/[\s;]/g, '')
