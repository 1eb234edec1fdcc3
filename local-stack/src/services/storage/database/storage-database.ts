import type pg from 'pg'
import { withScope } from '../../../db/scope.ts'
import type { Caller } from '../caller.ts'

/** The operation's name, which policies may read with `storage.operation()`. */
export type Operation = `${'storage' | 'object'}.${string}`

type Run<T> = (client: pg.PoolClient) => Promise<T>

class Undo extends Error {
  override name = 'Undo'
}

/** The three ways in which Storage touches its tables. */
export class StorageDatabase {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Runs as the caller, with row-level security. */
  asCaller<T>(caller: Caller, operation: Operation, run: Run<T>): Promise<T> {
    const settings = settingsFor(operation)
    return withScope(this.#pool, { claims: caller.claims, signal: caller.signal, settings }, run)
  }

  /** Runs as Storage itself, bypassing row-level security; only after the caller's right was tested. */
  asService<T>(operation: Operation, run: Run<T>): Promise<T> {
    const settings = settingsFor(operation)
    return withScope(this.#pool, { claims: { role: 'service_role' }, settings }, run)
  }

  /** Tests the caller's right by doing the operation as the caller and rolling it back; throws refusals. */
  async test(caller: Caller, operation: Operation, run: Run<unknown>): Promise<void> {
    try {
      await this.asCaller(caller, operation, async (client) => {
        await run(client)
        throw new Undo()
      })
    } catch (error) {
      if (!(error instanceof Undo)) throw error
    }
  }
}

/** Only Storage may delete rows: see the trigger in bootstrap/storage.sql. */
function settingsFor(operation: Operation): Record<string, string> {
  return { 'storage.operation': operation, 'storage.allow_delete_query': 'true' }
}
