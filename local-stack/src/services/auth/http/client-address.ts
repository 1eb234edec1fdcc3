import { isIP } from 'node:net'
import type { Context } from 'hono'

/** The origin of a request, stored with the session. */
export interface ClientInfo {
  ip: string
  userAgent: string | null
}

/**
 * The first address of X-Forwarded-For; without one, the caller is on this machine, since we listen on loopback only.
 */
export function clientAddress(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  return forwarded.map((each) => each.trim()).find((each) => isIP(each) !== 0) ?? '127.0.0.1'
}

export const clientInfo = (context: Context): ClientInfo => ({
  ip: clientAddress(context),
  userAgent: context.req.header('user-agent') ?? null,
})
