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
  /** Level of the session's sign-in; Auth writes aal1 where it is not said. */
  aal?: string
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
export async function connect(port = inject('databasePort')): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
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
    ? {
        role,
        sub: person.id,
        email: person.email,
        aud: 'authenticated',
        aal: person.aal ?? 'aal1',
      }
    : { role }
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
    [JSON.stringify(claims), role],
  )
}

/** SQL on a connection of one's own, in the form that the builders take. */
export const rootOf = (client: pg.Client): Pick<Database, 'root'> => ({
  root: async (sql, values = []) => (await client.query<Row>(sql, values)).rows,
})

function database(client: pg.Client): Database {
  const { root } = rootOf(client)

  /** A refused statement must not spoil the transaction: the test goes on to prove that nothing happened. */
  const as = async (role: string, person: Person | undefined, sql: string, values?: unknown[]) => {
    await client.query('savepoint caller')
    try {
      await become(client, role, person)
      const rows = await root(sql, values)
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
    root,
    asAnon: (sql, values) => as('anon', undefined, sql, values),
    asUser: (person, sql, values) => as('authenticated', person, sql, values),
    asService: (sql, values) => as('service_role', undefined, sql, values),
  }
}

/** Tests that commit hold this lock alone, so that the others never see half of another test's world. */
const worldLock = 7_001

/** Runs a test in a transaction that is rolled back, whatever happens. */
export async function rolledBack(test: (db: Database) => Promise<void>): Promise<void> {
  const client = await connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock_shared($1)', [worldLock])
    await test(database(client))
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** Keeps all other tests waiting until the connection is closed. For tests that have to commit, and then clean up. */
export async function holdWorld(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [worldLock])
}
