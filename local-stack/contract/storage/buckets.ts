import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { service } from '../gateway/people.ts'

interface BucketOptions {
  public?: boolean
  fileSizeLimit?: number | string
  allowedMimeTypes?: string[]
}

/** Creates a bucket for one test file, which is emptied and removed afterwards. */
export async function newBucket(options: BucketOptions = {}): Promise<string> {
  const name = `contract-${randomUUID()}`
  const { storage } = service()
  const { error } = await storage.createBucket(name, { public: false, ...options })
  if (error !== null) throw error
  afterAll(async () => {
    await storage.emptyBucket(name)
    // Supabase answers before the bucket is empty.
    await expect
      .poll(async () => (await storage.deleteBucket(name)).error, { timeout: 30_000 })
      .toBeNull()
  })
  return name
}

export const textFile = (content: string, type = 'text/plain') => new Blob([content], { type })

/** The first bytes of a PNG, enough for a bucket that accepts only pictures. */
export const picture = new Blob(
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  {
    type: 'image/png',
  },
)

/** A refusal as the official client shows it: the real status is text in the body. */
export function refusal(error: unknown): {
  status: unknown
  statusCode: unknown
  message: unknown
} {
  const { status, statusCode, message } = error as Record<string, unknown> // an error of the client, which is never null here
  return { status, statusCode, message }
}
