import { createHmac } from 'node:crypto'

export interface ProjectKeys {
  /** The HS256 secret of all tokens that this stack issues and accepts. */
  jwtSecret: string
  /** Opaque key for browsers; it acts as role anon. */
  publishable: string
  /** Opaque key for servers; it acts as role service_role. */
  secret: string
  /** Legacy JWT keys for the same two roles. */
  anon: string
  serviceRole: string
}

// The fixed demo keys of Supabase's own local development. They protect nothing beyond this machine.
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
