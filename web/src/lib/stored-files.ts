import { z } from 'zod/mini'
import { env } from '@/config/env.ts'
import { AppError, toAppError } from './errors.ts'
import { offlineStore } from './offline-store.ts'
import { accessToken } from './session.ts'

const listed = z.array(z.object({ name: z.string(), id: z.nullable(z.string()) }))

async function storage(
  path: string,
  type: string,
  body: string | Blob,
  method = 'POST',
): Promise<unknown> {
  try {
    const token = await accessToken()
    if (token === null) throw new AppError('not_signed_in')
    const response = await fetch(`${env.supabaseUrl}/storage/v1/object/${path}`, {
      method,
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
export async function storeFile(bucket: string, key: string, file: Blob): Promise<void> {
  await storage(`${bucket}/${encoded(key)}`, file.type, file)
}

/**
 * Copies a file within a bucket.
 * @throws AppError
 */
export async function copyFile(bucket: string, from: string, to: string): Promise<void> {
  const asked = { bucketId: bucket, sourceKey: from, destinationKey: to }
  await storage('copy', 'application/json', JSON.stringify(asked))
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

const signed = z.array(
  z.object({ path: z.nullable(z.string()), signedURL: z.nullable(z.string()) }),
)

/** How long a signed address holds, in seconds. */
export const signedFor = 3600

/**
 * Addresses of files in a private bucket, for an hour, by their keys. A file that is missing or may not be read has none.
 * @throws AppError
 */
export async function signFiles(bucket: string, keys: string[]): Promise<Map<string, string>> {
  const asked = { expiresIn: signedFor, paths: keys }
  const answer = await storage(`sign/${bucket}`, 'application/json', JSON.stringify(asked))
  return new Map(
    signed
      .parse(answer)
      .flatMap(({ path, signedURL }) =>
        path === null || signedURL === null
          ? []
          : [[path, `${env.supabaseUrl}/storage/v1${signedURL}`] as const],
      ),
  )
}

/** What is kept in this browser of a file that was shown by a signed address, or null. */
export async function keptFile(bucket: string, key: string): Promise<Blob | null> {
  return offlineStore.picture(`${env.supabaseUrl}/storage/v1/object/sign/${bucket}/${encoded(key)}`)
}

/**
 * Removes files from a bucket.
 * @throws AppError
 */
export async function removeFiles(bucket: string, keys: string[]): Promise<void> {
  await storage(bucket, 'application/json', JSON.stringify({ prefixes: keys }), 'DELETE')
}
