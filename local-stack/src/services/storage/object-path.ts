import { join, resolve, sep } from 'node:path'

/**
 * Where an object lives on disk. Storage's key alphabet allows dots and slashes, so each part is escaped where the
 * file system would read a meaning into it, and nothing can leave the bucket's folder.
 */
export function objectPath(base: string, bucket: string, key: string): string {
  const safe = (part: string) =>
    /^\.+$/.test(part) || part.endsWith('.meta') ? `${part}%` : encodeURIComponent(part)
  const root = resolve(base, safe(bucket))
  const path = join(root, ...key.split('/').map(safe))
  if (path !== root && !path.startsWith(root + sep)) throw new Error('object key leaves its bucket')
  return path
}
