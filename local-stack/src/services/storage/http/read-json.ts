import type { Context } from 'hono'
import type { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import type { StorageEnv } from '../caller.ts'

const limit = 1024 * 1024

/** @throws StorageError that names the first wrong field */
export async function readJson<T>(context: Context<StorageEnv>, schema: z.ZodType<T>): Promise<T> {
  const text = await context.req.text()
  if (text.length > limit) throw storageErrors.tooLarge('body')
  const result = schema.safeParse(parse(text))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('/') ?? ''
  const place = field === '' ? 'body' : `body/${field}`
  throw storageErrors.invalidRequest(`${place} ${issue?.message ?? 'is invalid'}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw storageErrors.invalidRequest('Body is not valid JSON')
  }
}
