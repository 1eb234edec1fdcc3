import { useEffect, useState } from 'react'
import { loadEditor } from './load-editor.ts'

type Loaded = Awaited<ReturnType<typeof loadEditor>>

let known: Loaded | null = null

/**
 * The file with the editor, once it has come. Not React.lazy: a fallback draws the text anew when it begins to wait, and
 * whoever was in it with the keyboard would be thrown out.
 * @returns `failed` with why it did not come, until `again` has it loaded once more
 */
export function useSlotEditor(): {
  file: Loaded | null
  failed: { reason: unknown } | null
  again: () => void
} {
  const [file, setFile] = useState(known)
  const [tried, setTried] = useState(0)
  const [failed, setFailed] = useState<{ reason: unknown } | null>(null)
  useEffect(() => {
    let here = true
    // What another text has loaded meanwhile is loaded for this one too.
    void (known === null ? loadEditor() : Promise.resolve(known)).then(
      (loaded) => {
        known = loaded
        if (!here) return
        setFile(loaded)
        setFailed(null)
      },
      (reason: unknown) => {
        if (here) setFailed({ reason })
      },
    )
    return () => {
      here = false
    }
  }, [tried])
  return { file, failed, again: () => setTried((times) => times + 1) }
}
