import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { sql, type Kysely } from 'kysely'

export interface RequestVariables {
  auth?: { role?: string; uid?: string; jwt?: unknown }
}

/** The two private methods of lite's Postgres connection that we replace, with their names in 0.10.0. */
interface ReplacedSteps {
  ensureRlsContext(): Promise<boolean>
  applyJwtSessionContext(db: Kysely<unknown>, variables: RequestVariables): Promise<void>
}

/** Parsers and serialisers by type oid, for types that lite handles differently. */
export interface TypeRule {
  to: number
  from: number[]
  serialize: (value: unknown) => unknown
  parse: (text: string) => unknown
}

/**
 * A connection of `@supabase/lite` with two steps replaced. At its first request, lite would grant everything in every
 * schema to anon and authenticated, against our "deny by default". And it sets a request's role in five round trips,
 * without the role's statement timeout.
 */
export function createLiteConnection(
  databaseUrl: string,
  max: number,
  types: Record<string, TypeRule> = {},
): PostgresConnection {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { max, onnotice: () => undefined, idle_timeout: 60, types },
  })
  const steps: ReplacedSteps = {
    ensureRlsContext: () => Promise.resolve(true),
    applyJwtSessionContext: async (db, variables) => {
      const role = variables.auth?.role ?? 'anon'
      await sql`
        select set_config('role', ${role}, true),
               set_config('request.jwt.claims', ${JSON.stringify(variables.auth?.jwt ?? { role })}, true),
               set_config('request.jwt.claim.sub', ${variables.auth?.uid ?? ''}, true),
               set_config('request.jwt.claim.role', ${role}, true),
               (select set_config('statement_timeout', split_part(setting, '=', 2), true)
                  from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
                  cross join lateral unnest(s.setconfig) as setting
                 where r.rolname = ${role} and s.setdatabase = 0 and setting like 'statement_timeout=%' limit 1)
      `.execute(db)
    },
  }
  return Object.assign(connection, steps)
}
