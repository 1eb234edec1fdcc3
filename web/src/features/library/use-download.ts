import { useEffect, useRef, useState } from 'react'
import { toAppError, type AppError } from '@/lib/errors.ts'
import { downloadFile } from './download-file.ts'
import type { ContentFile } from './product-content.ts'
import { saveFile } from '@/lib/save-file.ts'

type Download =
  | { state: 'idle' }
  | { state: 'running'; received: number }
  | { state: 'done' }
  | { state: 'failed'; error: AppError }

/** The download of one file, which stops when the dialog is closed. */
export function useDownload(file: ContentFile) {
  const [download, setDownload] = useState<Download>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  // Cancels the request when nobody waits for the file any more.
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const cancel = new AbortController()
    running.current = cancel
    setDownload({ state: 'running', received: 0 })
    try {
      const blob = await downloadFile(file.fileUrl, {
        cancel: cancel.signal,
        onProgress: (received) => setDownload({ state: 'running', received }),
      })
      saveFile(blob, file.fileName)
      setDownload({ state: 'done' })
    } catch (error) {
      if (!cancel.signal.aborted) setDownload({ state: 'failed', error: toAppError(error) })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setDownload({ state: 'idle' })
  }
  return { download, start, cancel }
}
