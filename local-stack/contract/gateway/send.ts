import { inject } from 'vitest'

interface Answer {
  status: number
  headers: Headers
  body: unknown
}

/** Sends a bare request to the project, with no headers but those given. */
export async function send(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${inject('supabase').url}${path}`, options)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  }
}
