import { sql, type Kysely } from 'kysely'
import type { RequestVariables } from '../../lite/connection.ts'
import type { CurrentRequest } from '../current-request.ts'

/**
 * Role, claims, request and the role's own statement timeout in one round trip.
 * @returns the process id of the connection, to cancel by
 */
export async function enterRequest(
  db: Kysely<unknown>,
  variables: RequestVariables,
  request: CurrentRequest | undefined,
): Promise<number> {
  const role = variables.auth?.role ?? 'anon'
  const claims = JSON.stringify(variables.auth?.jwt ?? { role })
  const { rows } = await sql<{ pid: number }>`
    select set_config('role', ${role}, true),
           set_config('request.jwt.claims', ${claims}, true),
           set_config('request.jwt.claim.sub', ${variables.auth?.uid ?? ''}, true),
           set_config('request.jwt.claim.role', ${role}, true),
           set_config('request.method', ${request?.method ?? ''}, true),
           set_config('request.path', ${request?.path ?? ''}, true),
           set_config('request.headers', ${JSON.stringify(request?.headers ?? {})}, true),
           (select set_config('statement_timeout', split_part(setting, '=', 2), true)
              from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
              cross join lateral unnest(s.setconfig) as setting
             where r.rolname = ${role} and s.setdatabase = 0 and setting like 'statement_timeout=%' limit 1),
           pg_backend_pid() as pid
  `.execute(db)
  const pid = rows[0]?.pid
  if (pid === undefined) throw new Error('the database did not name its process')
  return pid
}
