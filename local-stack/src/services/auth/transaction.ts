import type pg from 'pg'
import { CommittedRefusal } from './errors.ts'

/** Runs several statements in one transaction. A CommittedRefusal commits it and still refuses the caller. */
export async function inTransaction<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    const keep = error instanceof CommittedRefusal
    await client.query(keep ? 'commit' : 'rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason))
    })
    throw keep ? error.refusal : error
  } finally {
    client.release(broken)
  }
}

/** A connection inside a transaction, or the pool when one statement is enough. */
export type Queryable = pg.Pool | pg.PoolClient
