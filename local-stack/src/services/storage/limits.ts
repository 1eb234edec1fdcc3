import { storageErrors } from './errors/storage-errors.ts'

/** Letters, digits, `_`, `/` and the characters that S3 considers safe; the caller must replace all others. */
const keyAlphabet = /^[A-Za-z0-9_/!\-.*'() &$@=;:+,?]+$/
const bucketAlphabet = /^[A-Za-z0-9_!\-.*'() &$@=;:+,?]{1,100}$/

/** @throws StorageError InvalidKey */
export function checkKey(key: string): void {
  if (!keyAlphabet.test(key)) throw storageErrors.invalidKey(key)
}

/** @throws StorageError InvalidBucketName */
export function checkBucketName(name: string): void {
  if (!bucketAlphabet.test(name) || name.trim() !== name) throw storageErrors.invalidBucketName()
}

const decimalUnits: Record<string, number> = { gb: 1e9, mb: 1e6, kb: 1e3, b: 1 }

/**
 * A bucket's limit in Storage's API: bytes, or text with a decimal unit (`20MB` is 20,000,000).
 * @throws StorageError for any other text
 */
function parseFileSize(value: number | string): number {
  if (typeof value === 'number') return value
  const match = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(value)
  const unit = decimalUnits[match?.[2]?.toLowerCase() ?? '']
  if (match === null || unit === undefined) throw storageErrors.invalidFileSize()
  return Math.round(Number(match[1]) * unit)
}

/**
 * The limit of a bucket in bytes; null for none of its own.
 * @throws StorageError EntityTooLarge for more than the project allows
 */
export function bucketLimit(
  value: number | string | null | undefined,
  projectLimit: number,
): number | null {
  if (value === null || value === undefined) return null
  const limit = parseFileSize(value)
  if (limit > projectLimit) throw storageErrors.tooLarge()
  return limit
}

const binaryUnits: Record<string, number> = {
  '': 1,
  b: 1,
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
}

/** The project's limit in config.toml, where both `50MiB` and `50MB` are multiples of 1,024. */
export function parseConfiguredSize(text: string): number {
  const match = /^\s*(\d+(?:\.\d+)?)\s*([bkmg]?)(?:i?b)?\s*$/i.exec(text)
  const unit = binaryUnits[match?.[2]?.toLowerCase() ?? '']
  if (match === null || unit === undefined) throw new Error(`"${text}" is not a size in bytes`)
  return Math.round(Number(match[1]) * unit)
}

/**
 * @throws StorageError when the bucket allows only certain types and this is not one of them; `image/*` is a wildcard
 */
export function checkMimeType(type: string, allowed: readonly string[] | null): void {
  if (allowed === null || allowed.length === 0) return
  const [family = '', kind] = type.split('/')
  const fits = allowed.some((entry) => entry === type || entry === `${family}/*`)
  if (kind === undefined || !fits) throw storageErrors.invalidMimeType(type)
}
