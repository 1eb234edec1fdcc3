import { useEffect, useRef } from 'react'
import { draftOwner } from '@/lib/form-draft.ts'
import type { PaperStore } from '../paper/paper-store.ts'
import type { OpenedPaper } from './opened-paper.ts'
import { keepPaperDraft } from './paper-draft.ts'

/** How long after the last change the draft is written, in milliseconds. */
const idle = 800

/**
 * Keeps what is typed while it is typed, also when the page is hidden or loaded anew.
 * @returns stops keeping: the paper is saved or given up
 */
export function usePaperDraft(name: string, store: PaperStore, opened: OpenedPaper): () => void {
  const openedRef = useRef(opened)
  const keeping = useRef(true)
  useEffect(() => {
    openedRef.current = opened
  }, [opened])
  useEffect(() => {
    const owner = draftOwner()
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      if (keeping.current) keepPaperDraft(name, owner, { paper: store.get(), ...openedRef.current })
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, idle)
    })
    const hidden = () => {
      if (timer !== undefined) write()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', hidden)
    window.addEventListener('beforeunload', hidden)
    return () => {
      stop()
      hidden()
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', hidden)
      window.removeEventListener('beforeunload', hidden)
    }
  }, [name, store])
  return () => {
    keeping.current = false
  }
}
