import { env } from '@/config/env.ts'
import { toAppError } from './errors.ts'
import { accessToken } from './session.ts'
import { watched } from './watched-fetch.ts'

type Request =
  { method: 'GET'; query: Record<string, string> } | { method: 'POST' | 'PUT'; body: unknown }

/** @throws AppError with the word that the function answered */
async function requestFunction(
  name: string,
  request: Request,
  options: RequestInit = {},
): Promise<Response> {
  const token = await accessToken()
  const query = request.method === 'GET' ? `?${new URLSearchParams(request.query).toString()}` : ''
  const address = `${env.supabaseUrl}/functions/v1/${name}${query}`
  const response = await watched(async () =>
    fetch(address, {
      ...options,
      method: request.method,
      headers: {
        apikey: env.publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(request.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(30_000),
    }),
  )
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => null)
  const word = typeof answer === 'object' && answer !== null && 'error' in answer && answer.error
  throw toAppError({ status: response.status, error: word })
}

/**
 * Calls an edge function as the signed-in person, or as a visitor.
 * @returns the parsed answer
 * @throws AppError with the word that the function answered
 */
export async function callFunction(name: string, request: Request): Promise<unknown> {
  try {
    const response = await requestFunction(name, request)
    return await response.json().catch(() => null)
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * What a function answers as text, made anew: a copy that the browser keeps is not believed.
 * @throws AppError with the word that the function answered
 */
export async function readFreshText(name: string, query: Record<string, string>): Promise<string> {
  try {
    const response = await requestFunction(name, { method: 'GET', query }, { cache: 'reload' })
    return await response.text()
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * A file that a function makes, such as a PDF.
 * @throws AppError with the word that the function answered
 */
export async function fileOfFunction(name: string, body: unknown): Promise<Blob> {
  try {
    const response = await requestFunction(name, { method: 'POST', body })
    return await response.blob()
  } catch (error) {
    throw toAppError(error)
  }
}

/** Most functions take a POST. */
export const postToFunction = (name: string, body: unknown): Promise<unknown> =>
  callFunction(name, { method: 'POST', body })
