import type { ApiKeyResolver, App } from '@supabase/lite'
import type { Context } from 'hono'
import type { GatewayEnv } from '../../gateway/context.ts'
import type { JwtClaims } from '../../db/scope.ts'

const claimsOf = new WeakMap<Request, JwtClaims>()

/** The server's own request object is a light stand-in; lite reads forms from a real one. */
function realRequest(context: Context<GatewayEnv>, headers: Headers): Request {
  const { url, method, body, signal } = context.req.raw
  // The browser's declarations, which the functions and their tests go by, do not know "duplex".
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

/**
 * Hands a request to an app of `@supabase/lite` that trusts the gateway: the claims travel beside the request.
 * (lite would look up user and session of each token, which PostgREST and Storage do not.)
 */
export async function forward(
  app: Pick<App, 'fetch'>,
  context: Context<GatewayEnv>,
  prepare: (request: Request) => Promise<Request> = (request) => Promise.resolve(request),
): Promise<Response> {
  const headers = new Headers(context.req.raw.headers)
  headers.delete('authorization')
  headers.set('apikey', 'gateway')
  const request = await prepare(realRequest(context, headers))
  claimsOf.set(request, context.var.claims)
  return app.fetch(request, { peerAddress: null })
}

/** For apps behind `forward`: the claims that the gateway attached. */
export const gatewayClaims: ApiKeyResolver = (_key, context) => {
  const claims = claimsOf.get(context.req.raw)
  return Promise.resolve(claims === undefined ? null : { type: 'publishable', claims })
}
