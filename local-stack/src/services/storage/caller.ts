import type { MiddlewareHandler } from 'hono'
import type { JwtClaims } from '../../db/scope.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { requestSignal } from '../../gateway/request-signal.ts'
import { storageErrors } from './errors/storage-errors.ts'

/** The identity that an operation acts as. */
export interface Caller {
  claims: JwtClaims
  /** Ends when the client goes away. */
  signal: AbortSignal
}

export interface StorageEnv {
  Variables: GatewayEnv['Variables'] & {
    caller: Caller
    /** Whether the request has a valid key or token. */
    isAuthenticated: boolean
  }
}

/** The messages of `jose`, which Storage passes on. */
const tokenFailures = {
  expired: '"exp" claim timestamp check failed',
  invalid: 'signature verification failed',
  malformed: 'Invalid Compact JWS',
  opaque: 'Invalid Compact JWS',
}

/** Storage checks the caller itself, because some of its routes are public. */
export const identifyCaller: MiddlewareHandler<StorageEnv> = async (context, next) => {
  const { keyRole, claims, tokenFailure } = context.var
  const named = keyRole !== null || context.req.header('authorization') !== undefined
  context.set('isAuthenticated', named && tokenFailure === null)
  context.set('caller', { claims, signal: requestSignal(context) })
  return next()
}

/** For all routes but reading: refuses a request without a valid key or token. */
export const requireCaller: MiddlewareHandler<StorageEnv> = async (context, next) => {
  const { tokenFailure } = context.var
  if (tokenFailure !== null) throw storageErrors.accessDenied(tokenFailures[tokenFailure])
  if (!context.var.isAuthenticated) {
    throw storageErrors.invalidRequest("headers must have required property 'authorization'")
  }
  return next()
}

export const ownerOf = (caller: Caller): string | null => caller.claims.sub ?? null
