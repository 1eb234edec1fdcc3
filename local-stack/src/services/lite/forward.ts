import type { ApiKeyResolver, App } from '@supabase/lite'
import type { Context } from 'hono'
import type { GatewayEnv } from '../../gateway/context.ts'
import type { JwtClaims } from '../../db/scope.ts'

const claimsOf = new WeakMap<Request, JwtClaims>()

/** The server's request object is a lightweight stand-in; lite needs a real one to read forms. */
function realRequest(context: Context<GatewayEnv>, headers: Headers): Request {
  const { url, method, body, signal } = context.req.raw
  // TypeScript's declarations of the browser do not contain "duplex".
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

/**
 * Forwards a request to an app of `@supabase/lite` that trusts the gateway: the claims are attached to the request.
 * (lite would look up the user and session of each token, which PostgREST and Storage do not do.)
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

/** Reads the claims that the gateway has attached, for apps behind `forward`. */
export const gatewayClaims: ApiKeyResolver = (_key, context) => {
  const claims = claimsOf.get(context.req.raw)
  return Promise.resolve(claims === undefined ? null : { type: 'publishable', claims })
}
