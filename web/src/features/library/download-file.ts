import { env } from '@/config/env.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { accessToken } from '@/lib/session.ts'

/** A slow connection still sends data; one that is silent for this long is considered lost. */
const longestSilenceMs = 30_000

export interface TransferOptions {
  cancel: AbortSignal
  /** Called with the number of bytes received so far. */
  onProgress: (received: number) => void
}

/**
 * Downloads a file of a resource. The function checks ownership, records the download and redirects to the
 * file.
 * @throws AppError with the function's error code, or server_unreachable; an AbortError after `cancel`
 */
export async function downloadFile(
  fileUrl: string,
  { cancel, onProgress }: TransferOptions,
): Promise<Blob> {
  const stop = new AbortController()
  const end = () => stop.abort()
  if (cancel.aborted) end()
  cancel.addEventListener('abort', end)
  let timer = setTimeout(end, longestSilenceMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(end, longestSilenceMs)
  }
  try {
    const token = await accessToken()
    const response = await fetch(new URL(fileUrl, env.supabaseUrl), {
      headers: {
        apikey: env.publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: stop.signal,
    })
    heard()
    if (!response.ok) throw await refusal(response)
    return await readWhole(response, (received) => {
      heard()
      onProgress(received)
    })
  } catch (error) {
    if (cancel.aborted) throw error
    if (stop.signal.aborted) throw new AppError('server_unreachable', { cause: error })
    throw toAppError(error)
  } finally {
    clearTimeout(timer)
    cancel.removeEventListener('abort', end)
  }
}

async function refusal(response: Response): Promise<AppError> {
  const answer: unknown = await response.json().catch(() => null)
  const word = typeof answer === 'object' && answer !== null && 'error' in answer && answer.error
  return toAppError({ status: response.status, error: word })
}

async function readWhole(
  response: Response,
  onProgress: (received: number) => void,
): Promise<Blob> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  if (response.body === null) return new Blob([], { type })
  const reader = response.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type })
    parts.push(value)
    received += value.byteLength
    onProgress(received)
  }
}
