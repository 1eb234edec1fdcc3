import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { supabaseCli } from '../postgres/supabase-cli.ts'
import { repositoryRoot } from '../start/repository-root.ts'
import { readEntries } from './read-entries.ts'
import type { Entry } from './entries.sql.ts'

/** Applies a folder of migrations to a database of its own, made from an untouched one, and reads what came of it. */
async function readFolder(server: TestDatabase, name: string, folder: string): Promise<Entry[]> {
  await connected(server.urlFor('supabase_admin', 'template1'), (client) =>
    client.query(`create database ${name} template postgres owner postgres`),
  )
  const workdir = mkdtempSync(join(tmpdir(), 'kryt-schema-'))
  try {
    mkdirSync(join(workdir, 'supabase'))
    // The settings of the project name files that are not needed here.
    writeFileSync(join(workdir, 'supabase/config.toml'), 'project_id = "comparison"\n')
    cpSync(folder, join(workdir, 'supabase/migrations'), { recursive: true })
    await supabaseCli(
      repositoryRoot,
      ['db', 'push', `--remote=${server.urlFor('postgres', name)}`, '--yes'],
      { workdir },
    )
  } finally {
    rmSync(workdir, { recursive: true, force: true })
  }
  return connected(server.urlFor('supabase_admin', name), readEntries)
}

/** Runs the work on a connection of its own. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a database has beyond a Supabase project without migrations. The role of both must see every catalogue. */
export async function readOwnEntries(url: string): Promise<Entry[]> {
  const bare = await startTestDatabase({ migrations: false })
  try {
    const provided = await connected(bare.urlFor('supabase_admin'), readEntries)
    const known = new Set(provided.map((entry) => JSON.stringify(entry)))
    const entries = await connected(url, readEntries)
    return entries.filter((entry) => !known.has(JSON.stringify(entry)))
  } finally {
    await bare.stop()
  }
}

/** What two folders of migrations make of an empty project, in two throw-away databases. */
export async function readBoth(before: string, after: string): Promise<[Entry[], Entry[]]> {
  const server = await startTestDatabase({ migrations: false })
  try {
    return [await readFolder(server, 'before', before), await readFolder(server, 'after', after)]
  } finally {
    await server.stop()
  }
}
