import { useEffect, useId, useRef, useState } from 'react'
import { unsavedForms } from '@/lib/unsaved-forms.ts'
import { digestOf, type Digest } from './digest.ts'
import { uploadFile, type RunningUpload } from '@/domain/product/content-files/upload-file.ts'

export interface UploadRow {
  id: number
  name: string
  size: number
  /** The key of the file whose place it takes; null for one that is added. */
  replaces: string | null
  /** Bytes that have arrived. */
  sent: number
  state: 'waiting' | 'sending' | 'paused' | 'failed'
  error: unknown
}

/** So many are sent at a time; the others wait. */
const atATime = 2

/**
 * Sends files one after the other, two at a time.
 * @param begin the folder for a new file, asked once for each
 * @param onStored the file is in the store; the row goes when the promise has settled
 */
export function useUploads(
  begin: () => Promise<string>,
  onStored: (key: string, sent: Digest, replaces: string | null) => Promise<void>,
) {
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  // What the functions below see, between two renderings too.
  const latest = useRef(rows)
  const files = useRef(new Map<number, File>())
  const running = useRef(new Map<number, RunningUpload>())
  const next = useRef(1)
  const guard = useId()

  const put = (now: readonly UploadRow[]) => {
    latest.current = now
    setRows(now)
  }
  const change = (id: number, part: Partial<UploadRow>) =>
    put(latest.current.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const forget = (id: number) => {
    running.current.delete(id)
    files.current.delete(id)
    put(latest.current.filter((row) => row.id !== id))
  }
  const isKept = (id: number) => latest.current.some((row) => row.id === id)

  const send = async (id: number, file: File) => {
    change(id, { state: 'sending', error: null })
    try {
      const upload = await uploadFile(await begin(), file, (sent) => change(id, { sent }))
      // Given up before it began.
      if (!isKept(id)) {
        upload.cancel()
        return
      }
      running.current.set(id, upload)
      // Read once more beside the sending: what is on disk is what should arrive.
      const [key, sent] = await Promise.all([upload.done, digestOf(file.stream())])
      await onStored(key, sent, latest.current.find((row) => row.id === id)?.replaces ?? null)
      forget(id)
    } catch (error) {
      running.current.delete(id)
      change(id, { state: 'failed', error })
    }
    fill()
  }
  /** One more begins whenever fewer than two are being sent. */
  const fill = () => {
    const sending = latest.current.filter(({ state }) => state === 'sending').length
    const waiting = latest.current.filter(({ state }) => state === 'waiting')
    for (const { id } of waiting.slice(0, Math.max(0, atATime - sending))) {
      const file = files.current.get(id)
      if (file !== undefined) void send(id, file)
    }
  }

  // The browser asks before the page with a running upload is left.
  const busy = rows.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!busy) return
    unsavedForms.add({ id: guard, discard: () => undefined })
    return () => unsavedForms.remove(guard)
  }, [busy, guard])

  // What was sent so far is kept by the store; choosing the same file again goes on there.
  useEffect(() => {
    const all = running.current
    return () => {
      for (const upload of all.values()) upload.pause()
    }
  }, [])

  return {
    rows,
    add: (chosen: readonly File[], replaces: string | null = null) => {
      const added = chosen.map((file): UploadRow => {
        const id = next.current++
        files.current.set(id, file)
        const { name, size } = file
        return { id, name, size, replaces, sent: 0, state: 'waiting', error: null }
      })
      put([...latest.current, ...added])
      fill()
    },
    pause: (id: number) => {
      running.current.get(id)?.pause()
      change(id, { state: 'paused' })
      fill()
    },
    resume: (id: number) => {
      running.current.get(id)?.resume()
      change(id, { state: 'sending' })
    },
    again: (id: number) => {
      change(id, { state: 'waiting', sent: 0, error: null })
      fill()
    },
    cancel: (id: number) => {
      running.current.get(id)?.cancel()
      forget(id)
      fill()
    },
  }
}
