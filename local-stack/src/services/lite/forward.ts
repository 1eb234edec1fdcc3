import type { Context } from 'hono'
import type { App } from '@supabase/lite'
import type { GatewayEnv } from '../../gateway/context.ts'

/**
 * Hands a request to an app of `@supabase/lite`, with the API key swapped for a token, as Supabase's
 * gateway does for the services behind it.
 */
export async function forward(
  app: Pick<App, 'fetch'>,
  context: Context<GatewayEnv>,
): Promise<Response> {
  const headers = new Headers(context.req.raw.headers)
  headers.delete('apikey')
  if (context.req.method !== 'OPTIONS') headers.set('authorization', `Bearer ${context.var.token}`)
  const request = new Request(context.req.raw, { headers })
  return app.fetch(request, { peerAddress: null })
}
