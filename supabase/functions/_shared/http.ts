import { corsHeaders } from '@supabase/supabase-js/cors'
import { FunctionError } from './errors.ts'

/** An answer that a browser on another origin may read: reference/supabase.md 5 wants this on every one. */
export function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: corsHeaders })
}

/**
 * The frame of every function that takes a POST: preflight, method, and one way to answer with an error.
 * What is not a FunctionError is our fault: it goes to the log, and the caller learns no more than that.
 */
export async function answerPost(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  if (request.method !== 'POST') return json({ error: 'method_not_allowed' }, 405)
  try {
    return await handle(request)
  } catch (error) {
    if (error instanceof FunctionError) return json({ error: error.word }, error.status)
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error(error)
    return json({ error: 'unexpected' }, 500)
  }
}
