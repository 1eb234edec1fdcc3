import { createHmac } from 'node:crypto'

export interface ProjectKeys {
  /** HS256 secret of every token that this stack issues or accepts. */
  jwtSecret: string
  /** Opaque key for browsers: acts as role anon. */
  publishable: string
  /** Opaque key for servers: acts as role service_role. */
  secret: string
  /** Legacy JWT keys with the same two rights. */
  anon: string
  serviceRole: string
}

// The fixed demo keys of Supabase's own local development: reference/supabase.md 8. They guard nothing but this machine.
const jwtSecret = 'super-secret-jwt-token-with-at-least-32-characters-long'

/** Legacy keys are ordinary tokens; the far expiry is that of Supabase's demo keys. */
const legacyExpiry = 1_983_812_996

function sign(payload: Record<string, unknown>): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`
}

const legacyKey = (role: string) => sign({ iss: 'supabase-demo', role, exp: legacyExpiry })

export const projectKeys: ProjectKeys = {
  jwtSecret,
  publishable: 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
  secret: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  anon: legacyKey('anon'),
  serviceRole: legacyKey('service_role'),
}
