import { useEffect, useRef, useState } from 'react'
import { toAppError, type AppError } from '@/lib/errors.ts'
import type { TransferOptions } from './download-file.ts'

export type Transfer<T> =
  | { state: 'idle' }
  | { state: 'running'; received: number }
  | { state: 'done'; result: T }
  | { state: 'failed'; error: AppError }

/**
 * Fetches something that takes a while: says how many bytes have come, can be cancelled, and stops when its component
 * goes.
 */
export function useTransfer<T>(fetchIt: (options: TransferOptions) => Promise<T>) {
  const [transfer, setTransfer] = useState<Transfer<T>>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  // Cancels the requests when nobody waits for them any more.
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const cancel = new AbortController()
    running.current = cancel
    setTransfer({ state: 'running', received: 0 })
    try {
      const result = await fetchIt({
        cancel: cancel.signal,
        onProgress: (received) => setTransfer({ state: 'running', received }),
      })
      setTransfer({ state: 'done', result })
    } catch (error) {
      if (!cancel.signal.aborted) setTransfer({ state: 'failed', error: toAppError(error) })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setTransfer({ state: 'idle' })
  }
  return { transfer, start, cancel }
}
