import type { MiddlewareHandler } from 'hono'
import type { GatewayEnv } from './context.ts'

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT'

/** What PostgREST lets pages of other origins read, behind `/rest/v1` and `/graphql/v1`. */
const exposed =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit'

/** Any origin may call, as on Supabase: access depends on keys and tokens, not on the origin. */
export const cors: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  // A function answers its own preflight, as on Supabase.
  const own = context.req.path.startsWith('/functions/v1/')
  // Without this header it is no preflight: the protocol of uploads in parts asks by it what the server can do.
  const asksForUploads =
    context.req.path.startsWith('/storage/v1/upload/resumable') &&
    context.req.header('access-control-request-method') === undefined
  if (context.req.method === 'OPTIONS' && !own && !asksForUploads) {
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
  // As PostgREST has it: browsers learn from it what the server's clock shows.
  if (/^\/(?:rest|graphql)\/v1(?:\/|$)/.test(context.req.path)) {
    context.res.headers.set('access-control-expose-headers', exposed)
  }
  if (!own && !context.res.headers.has('access-control-allow-origin')) {
    context.res.headers.set('access-control-allow-origin', '*')
  }
  return undefined
}
