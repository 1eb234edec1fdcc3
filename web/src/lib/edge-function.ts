import { env } from '@/config/env.ts'
import { toAppError } from './errors.ts'
import { accessToken } from './session.ts'

/**
 * Posts to an edge function as the signed-in person, or as a visitor.
 * @returns the parsed answer
 * @throws AppError with the word that the function answered
 */
export async function postToFunction(name: string, body: unknown): Promise<unknown> {
  try {
    const token = await accessToken()
    const response = await fetch(`${env.supabaseUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: env.publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
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
