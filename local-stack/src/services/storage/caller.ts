import type { MiddlewareHandler } from 'hono'
import type { JwtClaims } from '../../db/scope.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { requestSignal } from '../../gateway/request-signal.ts'
import { storageErrors } from './errors/storage-errors.ts'

/** Whom an operation acts for. */
export interface Caller {
  claims: JwtClaims
  /** Ends when the client goes away. */
  signal: AbortSignal
}

export interface StorageEnv {
  Variables: GatewayEnv['Variables'] & {
    caller: Caller
    /** Whether the request named anybody: a key or a token that holds. */
    isAuthenticated: boolean
  }
}

/** In the words of `jose`, which Storage passes on. */
const tokenFailures = {
  expired: '"exp" claim timestamp check failed',
  invalid: 'signature verification failed',
  malformed: 'Invalid Compact JWS',
  opaque: 'Invalid Compact JWS',
}

/** Storage checks for itself who is calling, because some of its routes are open to everybody. */
export const identifyCaller: MiddlewareHandler<StorageEnv> = async (context, next) => {
  const { keyRole, claims, tokenFailure } = context.var
  const named = keyRole !== null || context.req.header('authorization') !== undefined
  context.set('isAuthenticated', named && tokenFailure === null)
  context.set('caller', { claims, signal: requestSignal(context) })
  return next()
}

/** For everything but reading: a request without a valid key or token ends here. */
export const requireCaller: MiddlewareHandler<StorageEnv> = async (context, next) => {
  const { tokenFailure } = context.var
  if (tokenFailure !== null) throw storageErrors.accessDenied(tokenFailures[tokenFailure])
  if (!context.var.isAuthenticated) {
    throw storageErrors.invalidRequest("headers must have required property 'authorization'")
  }
  return next()
}

export const ownerOf = (caller: Caller): string | null => caller.claims.sub ?? null
