import { useEffect, useState } from 'react'
import { loadEditor } from './load-editor.ts'

type Loaded = Awaited<ReturnType<typeof loadEditor>>

let known: Loaded | null = null

/**
 * The file with the editor, once it has come. Not React.lazy: a fallback draws the text anew when it begins to wait, and
 * whoever was in it with the keyboard would be thrown out.
 * @throws while drawing, if the file cannot be loaded
 */
export function useSlotEditor(): Loaded | null {
  const [file, setFile] = useState(known)
  const [failed, setFailed] = useState<{ reason: unknown } | null>(null)
  useEffect(() => {
    if (known !== null) return
    let here = true
    loadEditor().then(
      (loaded) => {
        known = loaded
        if (here) setFile(loaded)
      },
      (reason: unknown) => {
        if (here) setFailed({ reason })
      },
    )
    return () => {
      here = false
    }
  }, [])
  if (failed !== null) throw failed.reason
  return file
}
