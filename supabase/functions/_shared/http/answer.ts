import { corsHeaders } from '@supabase/supabase-js/cors'
import { isPassing } from './busy.ts'
import { FunctionError } from './function-error.ts'

/** An answer that a browser on another origin may read: reference/supabase.md 5 wants this on every one. */
export function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: corsHeaders })
}

type Method = 'GET' | 'POST' | 'PUT'
type Handle = (request: Request) => Promise<Response>

/**
 * The frame of every function: preflight, method, and one way to answer with an error.
 * What is not a FunctionError goes to the log, and the caller learns no more than whether trying again may help.
 */
export async function answerMethods(
  request: Request,
  methods: Partial<Record<Method, Handle>>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(Object.keys(methods))
  const handle = new Map(Object.entries(methods)).get(request.method)
  if (handle === undefined) return json({ error: 'method_not_allowed' }, 405)
  try {
    return await handle(request)
  } catch (error) {
    if (error instanceof FunctionError) return json({ error: error.word }, error.status)
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error(error)
    if (isPassing(error)) return json({ error: 'server_busy' }, 503)
    return json({ error: 'unexpected' }, 500)
  }
}

/** The shared headers allow GET and POST without being asked; a PUT has to be named. */
const preflight = (methods: string[]) =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
    },
  })

/** A function that takes a POST and nothing else. */
export async function answerPost(request: Request, handle: Handle): Promise<Response> {
  return answerMethods(request, { POST: handle })
}
