import type { ErrorHandler } from 'hono'
import pg from 'pg'
import { ClientGone } from '../db/client-gone.ts'
import { PoolExhausted } from '../db/pool-exhausted.ts'
import type { GatewayEnv } from './context.ts'
import { gatewayErrors } from './errors.ts'

/** Answers errors that no service has answered: known ones with their own message, all others with a general one. */
export function onError(log: (line: string) => void): ErrorHandler<GatewayEnv> {
  return (error, context) => {
    if (error instanceof ClientGone) {
      return gatewayErrors.clientGone()
    }
    if (error instanceof PoolExhausted) return gatewayErrors.poolExhausted()
    if (isUnreachable(error)) return gatewayErrors.databaseUnreachable()
    if (isUnknownRole(error)) return gatewayErrors.unknownRole(error.message)
    log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`)
    return gatewayErrors.unexpected()
  }
}

/** A token that the project signed may still name a role that the database does not have. */
function isUnknownRole(error: Error): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '22023' &&
    /^role ".*" does not exist$/.test(error.message)
  )
}

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03'])

function isUnreachable(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && connectionFaults.has(error.code)
}
