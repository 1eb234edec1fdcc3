import { Upload, type UploadOptions } from 'tus-js-client'
import { inject } from 'vitest'

export const endpoint = () => `${inject('supabase').url}/storage/v1/upload/resumable`

export const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The headers of a request that is written by hand. */
export function headersOf(token: string, more: Record<string, string> = {}) {
  return {
    apikey: token.startsWith('sb_') ? token : inject('supabase').publishableKey,
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    ...more,
  }
}

/** Begins an upload by hand. */
export async function create(
  token: string,
  target: { bucket: string; key: string; length: number; type?: string },
): Promise<Response> {
  const { bucket, key, length, type = 'text/plain' } = target
  const metadata = { bucketName: bucket, objectName: key, contentType: type }
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${base64(value)}`)
  return fetch(endpoint(), {
    method: 'POST',
    headers: headersOf(token, {
      'upload-length': String(length),
      'upload-metadata': pairs.join(','),
    }),
  })
}

export const locationOf = (response: Response): string => response.headers.get('location') ?? ''

/** Sends a part by hand. */
export const send = (token: string, address: string, offset: number, bytes: string | Uint8Array) =>
  fetch(address, {
    method: 'PATCH',
    headers: headersOf(token, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    }),
    body: Buffer.from(bytes),
  })

/** A whole upload with the client that browsers use. */
export function upload(
  token: string,
  bytes: Uint8Array,
  target: { bucket: string; key: string },
  more: UploadOptions = {},
): { upload: Upload; done: Promise<void> } {
  let made: Upload | undefined
  const done = new Promise<void>((resolve, reject) => {
    made = new Upload(Buffer.from(bytes), {
      endpoint: endpoint(),
      headers: headersOf(token),
      metadata: {
        bucketName: target.bucket,
        objectName: target.key,
        contentType: 'application/pdf',
        cacheControl: '3600',
      },
      chunkSize: 6 * 1024 * 1024,
      retryDelays: null,
      onSuccess: () => resolve(),
      onError: reject,
      ...more,
    })
    made.start()
  })
  if (made === undefined) throw new Error('a promise runs its function at once')
  return { upload: made, done }
}
