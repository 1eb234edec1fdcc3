import { z } from 'zod/mini'
import { env } from '@/config/env.ts'
import { AppError, toAppError } from './errors.ts'
import { accessToken } from './session.ts'

const listed = z.array(z.object({ name: z.string(), id: z.nullable(z.string()) }))

async function storage(path: string, type: string, body: string | File): Promise<unknown> {
  try {
    const token = await accessToken()
    if (token === null) throw new AppError('not_signed_in')
    const response = await fetch(`${env.supabaseUrl}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: {
        apikey: env.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': type,
      },
      body,
      signal: AbortSignal.timeout(120_000),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw toAppError(answer)
    return answer
  } catch (error) {
    throw toAppError(error)
  }
}

const encoded = (key: string) => key.split('/').map(encodeURIComponent).join('/')

/**
 * Puts a file into a bucket, as the signed-in person.
 * @throws AppError with the word of the rule that refused it
 */
export async function storeFile(bucket: string, key: string, file: File): Promise<void> {
  await storage(`${bucket}/${encoded(key)}`, file.type, file)
}

/**
 * The names of the files in a folder, the oldest first.
 * @throws AppError
 */
export async function listFiles(bucket: string, folder: string): Promise<string[]> {
  const asked = { prefix: folder, limit: 100, sortBy: { column: 'created_at', order: 'asc' } }
  const answer = await storage(`list/${bucket}`, 'application/json', JSON.stringify(asked))
  return listed.parse(answer).flatMap(({ name, id }) => (id === null ? [] : [name]))
}
