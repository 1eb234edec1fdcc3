import type pg from 'pg'

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
}

/**
 * The settings of a role (`alter role anon set statement_timeout`) do not follow `set role`, so they are read
 * once from the catalogue and applied with each request, as PostgREST does.
 */
const enterScope = `
select set_config('role', $1, true),
       set_config('request.jwt.claims', $2, true),
       set_config('request.jwt.claim.sub', $3, true),
       set_config('request.jwt.claim.role', $1, true),
       set_config('request.method', $4, true),
       set_config('request.path', $5, true),
       set_config('request.headers', $6, true),
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
    ],
  })
}

/**
 * Runs one transaction as the caller: the only place where a request's identity reaches Postgres.
 * Commits when `run` returns, rolls back when it throws.
 */
export async function withScope<T>(
  pool: pg.Pool,
  scope: RequestScope,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await enter(client, scope)
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason))
    })
    throw error
  } finally {
    client.release(broken)
  }
}
