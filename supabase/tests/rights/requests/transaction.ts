import pg from 'pg'
import { connect } from '../../support/database.ts'
import type { Claims } from '../world.ts'
import type { Answer } from './request.ts'

export interface Transaction {
  client: pg.Client
  /** Runs as the caller. An error of Postgres is returned as the answer, and rolled back. */
  asCaller(claims: Claims, run: () => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

/** Tests that commit hold this lock exclusively (support/database.ts). */
const worldLock = 7_001

/** A transaction that is only ever rolled back; in the shared database unless a port names another. */
export async function inTransaction(port?: number): Promise<Transaction> {
  const client = await connect(port)
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock_shared($1)', [worldLock])
  await client.query(`set local search_path = public, extensions`)
  return {
    client,
    async asCaller(claims, run) {
      await client.query('savepoint request')
      await client.query(
        `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
        [JSON.stringify(claims), claims.role],
      )
      let answer: Answer
      try {
        answer = await run()
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error
        answer = { refusal: error.message }
      }
      if ('refusal' in answer) await client.query('rollback to savepoint request')
      await client.query('release savepoint request')
      await client.query(
        `select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`,
      )
      return answer
    },
    async close() {
      await client.query('rollback')
      await client.end()
    },
  }
}
