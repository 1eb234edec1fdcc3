import type { Context } from 'hono'
import { storageErrors } from '../errors/storage-errors.ts'
import type { StorageEnv } from '../caller.ts'

export interface ObjectAddress {
  bucket: string
  key: string
}

/**
 * Bucket and key from the path after `prefix`. Read from the raw URL, because the framework's decoding would change
 * characters of the key.
 */
export function objectAddress(context: Context<StorageEnv>, prefix: string): ObjectAddress {
  const { pathname } = new URL(context.req.url)
  const path = pathname.slice(pathname.indexOf(prefix) + prefix.length)
  const [bucket = '', ...key] = path.split('/')
  return { bucket: decode(bucket), key: decode(key.join('/')) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw storageErrors.invalidKey(text)
  }
}
