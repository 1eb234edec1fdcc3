import { startTransition, useEffect, useState } from 'react'
import type { Paper } from '../paper/paper.ts'
import { useEditor } from './editor-context.ts'

/**
 * The paper a moment after its last edit, for what takes longer than a key stroke may.
 * @param pause in milliseconds
 */
export function useSettledPaper(pause: number): Paper {
  const { store } = useEditor()
  const [paper, setPaper] = useState(store.get)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => startTransition(() => setPaper(store.get())), pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [pause, store])
  return paper
}
