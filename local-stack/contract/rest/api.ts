import { inject } from 'vitest'

interface Answer {
  status: number
  headers: Headers
  body: unknown
}

/** Sends a request below `/rest/v1` as the service role or with the given key. */
export async function rest(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: unknown; key?: string } = {},
): Promise<Answer> {
  const { url, secretKey } = inject('supabase')
  const { method = 'GET', headers = {}, body, key = secretKey } = options
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(text),
  }
}

/** The form in which PostgREST writes a timestamp. */
export const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/
