import type { MiddlewareHandler } from 'hono'
import type { GatewayEnv } from './context.ts'

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT'

/** Any origin may call, as on Supabase: access depends on keys and tokens, not on the origin. */
export const cors: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  // A function answers its own preflight, as on Supabase.
  const own = context.req.path.startsWith('/functions/v1/')
  if (context.req.method === 'OPTIONS' && !own) {
    return new Response(null, {
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': methods,
        'access-control-allow-headers':
          context.req.header('access-control-request-headers') ??
          'authorization, apikey, content-type',
        'access-control-max-age': '3600',
        'content-length': '0',
      },
    })
  }
  await next()
  if (!own && !context.res.headers.has('access-control-allow-origin')) {
    context.res.headers.set('access-control-allow-origin', '*')
  }
  return undefined
}
