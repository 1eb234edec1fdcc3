import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { AuthError } from '../errors.ts'
import { refuse } from '../refusals.ts'

const timeoutMilliseconds = 2_000

/** The claims that the function must keep, by Supabase's documentation. */
const requiredClaims = [
  'aud',
  'exp',
  'iat',
  'sub',
  'email',
  'phone',
  'role',
  'aal',
  'session_id',
  'is_anonymous',
]

const outputSchema = z.object({
  claims: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ http_code: z.number().optional(), message: z.string().default('') }).optional(),
})

/** `pg-functions://postgres/<schema>/<function>` as a quoted name. */
function functionName(uri: string): string {
  const [, schema, name] = /^pg-functions:\/\/[^/]+\/([^/]+)\/([^/]+)$/.exec(uri) ?? []
  if (schema === undefined || name === undefined) {
    throw refuse.unexpected(`unsupported protocol: ${uri}`)
  }
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

/**
 * `[auth.hook.custom_access_token]`: a database function rewrites the claims inside the transaction of the sign-in or
 * refresh, within two seconds.
 * @throws AuthError the error that the function returns, hook_timeout, or 500 when required claims are missing
 */
export async function runAccessTokenHook(
  client: pg.PoolClient,
  uri: string,
  event: { user_id: string; claims: object; authentication_method: string },
): Promise<Record<string, unknown>> {
  const metadata = {
    uuid: randomUUID(),
    time: new Date().toISOString(),
    name: 'customize-access-token',
    ip_address: '',
  }
  const answer = await call(client, functionName(uri), { metadata, ...event })
  const parsed = outputSchema.safeParse(answer)
  if (!parsed.success) throw refuse.unexpected('Error unmarshaling hook output')
  const { claims, error } = parsed.data
  if (error !== undefined && error.message !== '') {
    const status = z.int().min(400).max(599).catch(500).parse(error.http_code)
    // Hono accepts only certain statuses; others become 500.
    throw new AuthError(knownStatus(status), 'unexpected_failure', error.message)
  }
  const missing = requiredClaims.filter((name) => claims?.[name] === undefined)
  if (claims === undefined || missing.length > 0) {
    const lines = missing.map((name) => `\n- (root): ${name} is required`).join('')
    throw refuse.unexpected(`output claims do not conform to the expected schema: ${lines}`)
  }
  return claims
}

async function call(client: pg.PoolClient, name: string, event: object): Promise<unknown> {
  try {
    await client.query(`set local statement_timeout = ${String(timeoutMilliseconds)}`)
    const result = await client.query<{ output: unknown }>(`select ${name}($1::jsonb) as output`, [
      JSON.stringify(event),
    ])
    await client.query('set local statement_timeout = default')
    return result.rows[0]?.output
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '57014') throw refuse.hookTimeout()
    throw refuse.unexpected(
      `Error running hook URI: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const statuses = [400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502, 503] as const
const knownStatus = (status: number) => statuses.find((each) => each === status) ?? 500
