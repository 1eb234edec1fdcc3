import { corsHeaders } from '@supabase/supabase-js/cors'
import { isPassing, isUnfitValue } from './busy.ts'
import { discard } from './discard.ts'
import { FunctionError } from './function-error.ts'
import { refuseUnfitQuery } from './query.ts'

/** A JSON answer with CORS headers, which every answer needs: the web app is on another origin. */
export function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: corsHeaders })
}

/** A plain text with CORS headers. */
export function text(body: string): Response {
  return new Response(body, {
    headers: { ...corsHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** A PDF with CORS headers. */
export function pdf(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { ...corsHeaders, 'Content-Type': 'application/pdf' } })
}

type Method = 'GET' | 'POST' | 'PUT'
type Handle = (request: Request) => Promise<Response>

/**
 * What every function does around its own work: preflight, choice by method, a query without a NUL, error answers. Errors other than
 * FunctionError are logged; the caller only learns whether trying again may help.
 */
export async function answerMethods(
  request: Request,
  methods: Partial<Record<Method, Handle>>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(Object.keys(methods))
  // HEAD is what GET would answer, without the body: calendar programs ask so whether something is there.
  const head = request.method === 'HEAD'
  const handle = new Map(Object.entries(methods)).get(head ? 'GET' : request.method)
  try {
    if (handle === undefined) throw new FunctionError(405, 'method_not_allowed')
    refuseUnfitQuery(request)
    const answer = await handle(request)
    return head ? new Response(null, answer) : answer
  } catch (error) {
    if (error instanceof FunctionError) return refusal(error)
    if (isUnfitValue(error)) return json({ error: 'invalid_body' }, 422)
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error(error)
    if (isPassing(error)) return json({ error: 'server_busy' }, 503)
    return json({ error: 'unexpected' }, 500)
  } finally {
    await discard(request)
  }
}

/** A browser shows a page the header only when it is named. */
function refusal({ word, status, retryAfter }: FunctionError): Response {
  const answer = json({ error: word }, status)
  if (retryAfter !== undefined) {
    answer.headers.set('Retry-After', String(retryAfter))
    answer.headers.set('Access-Control-Expose-Headers', 'Retry-After')
  }
  return answer
}

/** Names the methods, because the default CORS headers do not include PUT. */
const preflight = (methods: string[]) =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
    },
  })

/** For a function that accepts POST only. */
export async function answerPost(request: Request, handle: Handle): Promise<Response> {
  return answerMethods(request, { POST: handle })
}
