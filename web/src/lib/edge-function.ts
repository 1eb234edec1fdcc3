import { env } from '@/config/env.ts'
import { toAppError } from './errors.ts'
import { accessToken } from './session.ts'

type Request =
  { method: 'GET'; query: Record<string, string> } | { method: 'POST' | 'PUT'; body: unknown }

/**
 * Calls an edge function as the signed-in person, or as a visitor.
 * @returns the parsed answer
 * @throws AppError with the word that the function answered
 */
export async function callFunction(name: string, request: Request): Promise<unknown> {
  try {
    const token = await accessToken()
    const query =
      request.method === 'GET' ? `?${new URLSearchParams(request.query).toString()}` : ''
    const response = await fetch(`${env.supabaseUrl}/functions/v1/${name}${query}`, {
      method: request.method,
      headers: {
        apikey: env.publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(request.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) {
      const word =
        typeof answer === 'object' && answer !== null && 'error' in answer && answer.error
      throw toAppError({ status: response.status, error: word })
    }
    return answer
  } catch (error) {
    throw toAppError(error)
  }
}

/** Most functions take a POST. */
export const postToFunction = (name: string, body: unknown): Promise<unknown> =>
  callFunction(name, { method: 'POST', body })
