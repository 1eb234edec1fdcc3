import type { JwtClaims } from '../db/scope.ts'
import type { TokenFailure } from './tokens.ts'

/** What the gateway knows about a request before any service sees it. */
export interface GatewayVariables {
  /** The identity of the request: that of a verified token, else the role of its API key. */
  claims: JwtClaims
  keyRole: 'anon' | 'service_role' | null
  /** What is wrong with the token, for the services that refuse it with a message of their own. */
  tokenFailure: TokenFailure | null
  /** A token that the services behind the gateway accept: the caller's own, or one made for the API key. */
  token: string
}

export interface GatewayEnv {
  Variables: GatewayVariables
}
