import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile } from './download-file.ts'

vi.mock('@/lib/session.ts', () => ({ accessToken: async () => Promise.resolve(null) }))

beforeEach(() => {
  // A server that never answers; fetch ends when its signal says so.
  vi.stubGlobal(
    'fetch',
    async (_url: URL, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(new DOMException('ended', 'AbortError'))
        if (signal.aborted) end()
        signal.addEventListener('abort', end)
      }),
  )
  // As in browsers of 2023.
  vi.stubGlobal('AbortSignal', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const download = async (cancel: AbortSignal) =>
  downloadFile('/functions/v1/product-content', { cancel, onProgress: () => undefined })

test('ends when it is cancelled, before or while it waits', async () => {
  const cancel = new AbortController()
  const waiting = expect(download(cancel.signal)).rejects.toMatchObject({ name: 'AbortError' })
  cancel.abort()
  await waiting
  await expect(download(cancel.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('gives up a connection that is silent for half a minute', async () => {
  vi.useFakeTimers()
  const waiting = expect(download(new AbortController().signal)).rejects.toMatchObject({
    code: 'server_unreachable',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await waiting
})
