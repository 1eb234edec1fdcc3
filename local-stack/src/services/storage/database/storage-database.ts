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

  /** As the caller: row-level security decides. */
  asCaller<T>(caller: Caller, operation: Operation, run: Run<T>): Promise<T> {
    const settings = settingsFor(operation)
    return withScope(this.#pool, { claims: caller.claims, signal: caller.signal, settings }, run)
  }

  /** As Storage itself, past row-level security: only after the caller's right has been tested. */
  asService<T>(operation: Operation, run: Run<T>): Promise<T> {
    const settings = settingsFor(operation)
    return withScope(this.#pool, { claims: { role: 'service_role' }, settings }, run)
  }

  /** Does as the caller what will be done later as Storage itself, and undoes it: refusals are thrown. */
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
