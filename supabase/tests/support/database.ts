import pg from 'pg'
import { afterAll, inject } from 'vitest'

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
  /** The assurance level of the session; aal1 by default. */
  aal?: string
}

/** One transaction, with a method for each kind of caller. */
export interface Database {
  /** Runs as `postgres`, which bypasses row-level security: to create rows, and to prove that they exist. */
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

/** SQL on a separate connection, in the form that the builders expect. */
export const rootOf = (client: pg.Client): Pick<Database, 'root'> => ({
  root: async (sql, values = []) => (await client.query<Row>(sql, values)).rows,
})

function database(client: pg.Client): Database {
  const { root } = rootOf(client)

  /** A refused statement must leave the transaction usable, so that the test can prove that nothing was changed. */
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

/** Tests that commit hold this lock exclusively, so that other tests never see their rows. */
const worldLock = 7_001

/** Connections of this file's tests that nobody uses now. A new one would read the whole catalogue again. */
const idle: pg.Client[] = []
afterAll(() => Promise.all(idle.splice(0).map((client) => client.end())))

/** Runs a test in a transaction that is rolled back, whatever happens. */
export const rolledBack = async (test: (db: Database) => Promise<void>): Promise<void> =>
  inTransaction('pg_advisory_xact_lock_shared', test)

/**
 * The same, while no other test has a transaction: for those that alter a table, which would wait for the rows of
 * others while these wait for the table.
 */
export const rolledBackAlone = async (test: (db: Database) => Promise<void>): Promise<void> =>
  inTransaction('pg_advisory_xact_lock', test)

async function inTransaction(lock: string, test: (db: Database) => Promise<void>): Promise<void> {
  const client = idle.pop() ?? (await connect())
  try {
    await client.query('begin')
    await client.query(`select ${lock}($1)`, [worldLock])
    await test(database(client))
  } finally {
    await client.query('rollback')
    idle.push(client)
  }
}

/** Makes all other tests wait until the connection is closed. For tests that must commit and then clean up. */
export async function holdWorld(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [worldLock])
}
