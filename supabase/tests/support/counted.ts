import pg from 'pg'
import { inject } from 'vitest'
import { become, rootOf, type Person, type Row } from './database.ts'
import type { Root } from './world.ts'

/** A transaction of a superuser, who may count the calls of functions. */
export async function counted(
  test: (
    db: Root,
    asUser: (person: Person, sql: string, values?: unknown[]) => Promise<Row[]>,
  ) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: inject('databasePort'),
    user: 'supabase_admin',
    password: 'postgres',
    database: 'postgres',
  })
  await client.connect()
  try {
    await client.query(`begin; set local track_functions = 'all'`)
    const db = rootOf(client)
    await test(db, async (person, sql, values) => {
      await become(client, 'authenticated', person)
      const rows = await db.root(sql, values)
      await client.query('reset role')
      return rows
    })
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** How often each function of the product was called in this transaction, by name. */
export const calls = async (db: Root): Promise<Record<string, number>> => {
  const rows = await db.root(
    `select funcname as name, sum(calls)::integer as calls from pg_stat_xact_user_functions
      where schemaname in ('private', 'public') group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, calls: times }) => [String(name), Number(times)]))
}
