import type { ObjectMetadata } from '../objects.ts'

/** Markup is sent as plain text, so that it is never rendered from Storage's address. */
const safeType = (mimetype: string) => (mimetype.includes('text/html') ? 'text/plain' : mimetype)

/** `?download` saves under the object's own name, `?download=name` under the given one. */
function disposition(download: string | undefined): Record<string, string> {
  if (download === undefined) return {}
  if (download === '') return { 'content-disposition': 'attachment;' }
  const name = encodeURIComponent(download)
  return { 'content-disposition': `attachment; filename=${name}; filename*=UTF-8''${name};` }
}

/** The headers of every answer about an object, including 304. */
export function objectHeaders(
  metadata: ObjectMetadata,
  options: { download?: string | undefined; expires?: Date },
): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    'content-type': safeType(metadata.mimetype),
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-robots-tag': 'none',
    ...(options.expires === undefined
      ? { 'cache-control': metadata.cacheControl }
      : { expires: options.expires.toUTCString() }),
    ...disposition(options.download),
  }
}
