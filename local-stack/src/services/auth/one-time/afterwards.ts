import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Sends a mail after the answer: neither the answer nor its time may tell whether an address is known. A mail that cannot
 * be sent, or is asked for too soon after another, is only logged.
 */
export function afterwards(
  deps: AuthDeps,
  what: string,
  send: (client: pg.PoolClient) => Promise<void>,
): void {
  inTransaction(deps.pool, send).catch((error: unknown) => {
    deps.log(`auth: ${what}: ${error instanceof Error ? error.message : String(error)}`)
  })
}
