import { useCallback, useMemo, useRef } from 'react'
import { removeFiles } from '@/lib/stored-files.ts'

/** Pictures that were uploaded here and that no saved row names yet. */
export interface NewPictures {
  add: (key: string) => void
  /** The row was saved: its pictures stay, and new ones that it no longer names are removed. @throws AppError */
  keep: (saved: readonly string[]) => Promise<void>
  /** A row may name these: they are no longer removed. */
  letBe: (keys: readonly string[]) => void
  /** Nothing was saved: all new ones are removed. @throws AppError */
  discard: () => Promise<void>
}

/** Remembers what `Pictures` uploads, so that a dialog can take it back. */
export function useNewPictures(bucket: string): NewPictures {
  const made = useRef(new Set<string>())
  const add = useCallback((key: string) => void made.current.add(key), [])
  const keep = useCallback(
    async (saved: readonly string[]) => {
      const waste = [...made.current].filter((key) => !saved.includes(key))
      if (waste.length > 0) await removeFiles(bucket, waste)
      made.current.clear()
    },
    [bucket],
  )
  const letBe = useCallback((keys: readonly string[]) => {
    for (const key of keys) made.current.delete(key)
  }, [])
  const discard = useCallback(async () => keep([]), [keep])
  return useMemo(() => ({ add, keep, letBe, discard }), [add, keep, letBe, discard])
}
