import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { service } from '../gateway/people.ts'

interface BucketOptions {
  public?: boolean
  fileSizeLimit?: number | string
  allowedMimeTypes?: string[]
}

/** A bucket of its own for a test file, emptied and removed afterwards. */
export async function newBucket(options: BucketOptions = {}): Promise<string> {
  const name = `contract-${randomUUID()}`
  const { storage } = service()
  const { error } = await storage.createBucket(name, { public: false, ...options })
  if (error !== null) throw error
  afterAll(async () => {
    await storage.emptyBucket(name)
    // Supabase empties it some time after it has said so.
    await expect
      .poll(async () => (await storage.deleteBucket(name)).error, { timeout: 30_000 })
      .toBeNull()
  })
  return name
}

export const textFile = (content: string, type = 'text/plain') => new Blob([content], { type })

/** The start of every PNG: enough for a bucket that takes pictures only. */
export const picture = new Blob(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  {
    type: 'image/png',
  },
)

/** What the official client shows of a refusal: the true status is text in the body. */
export function refusal(error: unknown): {
  status: unknown
  statusCode: unknown
  message: unknown
} {
  const { status, statusCode, message } = error as Record<string, unknown> // an error of the client, never null here
  return { status, statusCode, message }
}
