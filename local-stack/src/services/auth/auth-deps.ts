import type pg from 'pg'
import type { GatewayVariables } from '../../gateway/context.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RateLimits } from './rate-limits.ts'
import type { AccessTokenClaims } from './sessions/access-token.ts'
import type { Session } from './sessions/session-store.ts'
import type { AuthSettings } from './settings.ts'
import type { User } from './users/user.ts'

/** What every operation of Auth may use. */
export interface AuthDeps {
  /** Connections as `supabase_auth_admin`, who owns the schema. */
  pool: pg.Pool
  settings: AuthSettings
  jwtSecret: string
  /** Auth's public address, `<api>/auth/v1`: the issuer of tokens and the base of links. */
  externalUrl: string
  mailer: Mailer
  limits: RateLimits
  captchaVerifyUrl: string
  log: (line: string) => void
}

export interface AuthVariables extends GatewayVariables {
  user: User
  session: Session | null
  tokenClaims: AccessTokenClaims
}

export interface AuthEnv {
  Variables: AuthVariables
}
