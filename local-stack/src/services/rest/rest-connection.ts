import type { PostgresConnection } from '@supabase/lite/postgres'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { createLiteConnection, type RequestVariables } from '../lite/connection.ts'
import { currentRequest } from './current-request.ts'
import { jsonArguments } from './json-arguments.ts'
import { jsonTypes } from './json-types.ts'
import { postgrestError, qualifyColumn } from './postgrest-error.ts'
import { asSingleObject, NotSingle } from './single-object.ts'
import { enterRequest } from './sql/enter-request.sql.ts'

const faultSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
})

/** `raise sqlstate 'PGRST'`: lite reads status and headers out of the message. */
const readByLite = 'PGRST'

/**
 * The connection behind REST, with PostgREST's JSON types and statuses and the request's settings for policies and
 * functions. A statement is cancelled when its client has gone.
 * @param cancel cancels the statement of the connection with this process id
 */
export function createRestConnection(
  databaseUrl: string,
  max: number,
  cancel: (pid: number) => Promise<unknown>,
): PostgresConnection {
  const connection = createLiteConnection(databaseUrl, max, jsonTypes)
  const pids = new WeakMap<object, number>()
  const withContext = connection.withContext.bind(connection)
  type Variables = Parameters<typeof withContext>[0] & RequestVariables
  const replaced = {
    applyJwtSessionContext: async (db: Kysely<unknown>, variables: RequestVariables) => {
      pids.set(db, await enterRequest(db, variables, currentRequest.getStore()))
    },
    // The request's settings are already set; the function's own response settings start empty.
    applyRpcRequestGucs: async (db: Kysely<unknown>) => {
      await sql`select set_config('response.status', '', true), set_config('response.headers', '', true)`.execute(
        db,
      )
    },
    withContext: async (
      variables: Variables,
      run: (db: Kysely<unknown>) => Promise<unknown>,
      options?: Parameters<typeof withContext>[2],
    ) => {
      const request = currentRequest.getStore()
      const answer = async (db: Kysely<unknown>) =>
        asSingleObject(await run(db.withPlugin(jsonArguments)), request?.headers['accept'])
      try {
        return await withContext(
          variables,
          (db: Kysely<unknown>) =>
            cancellable(() => answer(db), pids.get(db), request?.signal, cancel),
          options,
        )
      } catch (error) {
        if (error instanceof NotSingle) return error.toResponse()
        const fault = faultSchema.safeParse(error)
        if (!fault.success || fault.data.code === readByLite) throw error
        const qualified = qualifyColumn(fault.data, request?.path)
        return postgrestError(qualified, variables.auth?.role ?? 'anon')
      }
    },
  }
  return Object.assign(connection, replaced)
}

/** Waits for a running cancel, which must not hit the next user of the connection. */
async function cancellable<T>(
  run: () => Promise<T>,
  pid: number | undefined,
  signal: AbortSignal | undefined,
  cancel: (pid: number) => Promise<unknown>,
): Promise<T> {
  if (pid === undefined || signal === undefined) return run()
  let cancelling: Promise<unknown> | undefined
  const stop = () => {
    cancelling ??= cancel(pid).catch(() => undefined)
  }
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await run()
  } finally {
    signal.removeEventListener('abort', stop)
    await cancelling
  }
}
