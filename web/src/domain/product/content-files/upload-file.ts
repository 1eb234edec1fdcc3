import type { DetailedError, Upload } from 'tus-js-client'
import { env } from '@/config/env.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { accessToken } from '@/lib/session.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { contentKey } from './file-key.ts'

/** What Supabase takes in one part. */
const partSize = 6 * 1024 * 1024

/** An upload in parts. After a broken line it goes on by itself; after a reload when the same file is chosen again. */
export interface RunningUpload {
  /** The key of the stored file. Rejects with an AppError; a stopped one never ends. */
  done: Promise<string>
  pause: () => void
  resume: () => void
  /** Gives it up, and what has been sent with it. */
  cancel: () => void
}

/** What Storage said, or that it was not reached. */
function refusal(error: Error | DetailedError): AppError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (response === null) return new AppError('server_unreachable', { cause: error })
  if (response.getStatus() === 413) return new AppError('file_too_large', { cause: error })
  return toAppError({ message: response.getBody() })
}

/**
 * Puts a file into the bucket "content".
 * @param folder without a slash at its end
 * @param onProgress how many bytes have arrived
 */
export async function uploadFile(
  folder: string,
  file: File,
  onProgress: (bytes: number) => void,
): Promise<RunningUpload> {
  const { Upload: TusUpload } = await import('tus-js-client')
  let key = contentKey(folder, file.name, serverNow())
  let upload: Upload | undefined
  const done = new Promise<string>((resolve, reject) => {
    upload = new TusUpload(file, {
      endpoint: `${env.supabaseUrl}/storage/v1/upload/resumable`,
      metadata: {
        bucketName: 'content',
        objectName: key,
        contentType: file.type === '' ? 'application/octet-stream' : file.type,
        cacheControl: '3600',
      },
      chunkSize: partSize,
      retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
      removeFingerprintOnSuccess: true,
      // For each part: a large file takes longer than a token holds.
      onBeforeRequest: async (request) => {
        request.setHeader('apikey', env.publishableKey)
        request.setHeader('authorization', `Bearer ${(await accessToken()) ?? ''}`)
      },
      onProgress,
      onSuccess: () => resolve(key),
      onError: (error) => reject(refusal(error)),
    })
  })
  const begun = upload
  if (begun === undefined) throw new AppError('unexpected')
  // Only one that was meant for this resource.
  const previous = (await begun.findPreviousUploads()).find(({ metadata }) =>
    metadata['objectName']?.startsWith(`${folder}/`),
  )
  if (previous !== undefined) {
    key = previous.metadata['objectName'] ?? key
    begun.resumeFromPreviousUpload(previous)
  }
  begun.start()
  return {
    done,
    pause: () => void begun.abort(),
    resume: () => begun.start(),
    cancel: () => void begun.abort(true).catch(() => undefined),
  }
}
