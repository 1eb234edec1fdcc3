import type pg from 'pg'
import { cancelBackend } from './cancel-backend.ts'
import { ClientGone } from './client-gone.ts'
import { PoolExhausted } from './pool-exhausted.ts'

/** The verified content of a token; `role` names the database role that the request acts as. */
export interface JwtClaims {
  role: string
  sub?: string
  exp?: number
  [key: string]: unknown
}

export interface RequestScope {
  claims: JwtClaims
  method?: string
  path?: string
  headers?: Record<string, string>
  /** Aborts when the client goes away; the running statement is then cancelled and the transaction rolled back. */
  signal?: AbortSignal
  /** Further settings of the transaction by name, for what a service passes to its policies. */
  settings?: Record<string, string>
}

/**
 * The settings of a role (`alter role anon set statement_timeout`) do not follow `set role`, so they are read
 * from the catalogue and applied with each request, as PostgREST does.
 */
const enterScope = `
select set_config('role', $1, true),
       set_config('request.jwt.claims', $2, true),
       set_config('request.jwt.claim.sub', $3, true),
       set_config('request.jwt.claim.role', $1, true),
       set_config('request.method', $4, true),
       set_config('request.path', $5, true),
       set_config('request.headers', $6, true),
       (select count(set_config(key, value, true)) from jsonb_each_text($7::jsonb)),
       (select set_config(split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1), true)
          from pg_db_role_setting s
          join pg_roles r on r.oid = s.setrole
          cross join lateral unnest(s.setconfig) as setting
         where r.rolname = $1 and s.setdatabase = 0 and setting like 'statement_timeout=%'
         limit 1)`

/** Sets role, claims and the role's own statement timeout for the current transaction, all with bound values. */
export async function enter(client: pg.ClientBase, scope: RequestScope): Promise<void> {
  await client.query({
    name: 'enter-scope',
    text: enterScope,
    values: [
      scope.claims.role,
      JSON.stringify(scope.claims),
      scope.claims.sub ?? '',
      scope.method ?? '',
      scope.path ?? '',
      JSON.stringify(scope.headers ?? {}),
      JSON.stringify(scope.settings ?? {}),
    ],
  })
}

/**
 * Runs one transaction as the caller: the only place where a request's identity reaches Postgres. Commits when `run`
 * returns, rolls back when it throws or the client goes away.
 * @throws PoolExhausted when no connection became free within the pool's limit; ClientGone when the client has gone
 */
export async function withScope<T>(
  pool: pg.Pool,
  scope: RequestScope,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  refuseIfGone(scope)
  const client = await acquire(pool)
  const watch = cancelOnAbort(client, scope.signal)
  let broken: Error | undefined
  try {
    await client.query('begin')
    await enter(client, scope)
    const result = await run(client)
    refuseIfGone(scope)
    await watch.end()
    await client.query('commit')
    return result
  } catch (error) {
    // A late cancel must hit neither the rollback nor the next user of this connection.
    await watch.end()
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason))
    })
    // Cancelled, or otherwise broken off: nobody waits for the reason.
    refuseIfGone(scope)
    throw error
  } finally {
    client.release(broken)
  }
}

function refuseIfGone({ signal }: RequestScope): void {
  if (signal?.aborted === true) throw new ClientGone()
}

async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout exceeded')) {
      throw new PoolExhausted({ cause: error })
    }
    throw error
  }
}

function cancelOnAbort(
  client: pg.PoolClient,
  signal: AbortSignal | undefined,
): { end(): Promise<void> } {
  let cancelling: Promise<void> | undefined
  const cancel = () => {
    cancelling ??= cancelBackend(client)
  }
  signal?.addEventListener('abort', cancel, { once: true })
  if (signal?.aborted === true) cancel()
  return {
    end: async () => {
      signal?.removeEventListener('abort', cancel)
      await cancelling
    },
  }
}
