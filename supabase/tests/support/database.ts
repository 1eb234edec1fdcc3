import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the migrated throw-away database that the tests share. */
    databasePort: number
  }
}

export type Row = Record<string, unknown>
export interface Person {
  id: string
  email: string
}

/** One transaction as the owner of the tables, with the callers of the API on a line each. */
export interface Database {
  /** As `postgres`, who bypasses row-level security: to arrange, and to prove that a row exists. */
  root(sql: string, values?: unknown[]): Promise<Row[]>
  asAnon(sql: string, values?: unknown[]): Promise<Row[]>
  asUser(person: Person, sql: string, values?: unknown[]): Promise<Row[]>
  asService(sql: string, values?: unknown[]): Promise<Row[]>
}

/** A connection of its own, for tests that need two at once. The caller closes it. */
export async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: inject('databasePort'),
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
  })
  await client.connect()
  return client
}

/** Enters the role and claims of a request until the end of the transaction, as the gateway does. */
export async function become(client: pg.Client, role: string, person?: Person): Promise<void> {
  const claims = person
    ? { role, sub: person.id, email: person.email, aud: 'authenticated' }
    : { role }
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
    [JSON.stringify(claims), role],
  )
}

function database(client: pg.Client): Database {
  const run = async (sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows

  /** A refused statement must not spoil the transaction: the test goes on to prove that nothing happened. */
  const as = async (role: string, person: Person | undefined, sql: string, values?: unknown[]) => {
    await client.query('savepoint caller')
    try {
      await become(client, role, person)
      const rows = await run(sql, values)
      await client.query(
        `select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`,
      )
      return rows
    } catch (error) {
      await client.query('rollback to savepoint caller')
      throw error
    } finally {
      await client.query('release savepoint caller')
    }
  }

  return {
    root: run,
    asAnon: (sql, values) => as('anon', undefined, sql, values),
    asUser: (person, sql, values) => as('authenticated', person, sql, values),
    asService: (sql, values) => as('service_role', undefined, sql, values),
  }
}

/** Runs a test in a transaction that is rolled back, whatever happens. */
export async function rolledBack(test: (db: Database) => Promise<void>): Promise<void> {
  const client = await connect()
  try {
    await client.query('begin')
    await test(database(client))
  } finally {
    await client.query('rollback')
    await client.end()
  }
}
