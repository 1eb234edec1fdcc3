import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isSameVersion, type Conflict } from '@/components/form/conflict.ts'
import { toAppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { mergePapers } from '../paper/merge-papers.ts'
import type { PaperStore } from '../paper/paper-store.ts'
import type { OpenedPaper } from './opened-paper.ts'
import { readAssessment, saveAssessment } from './save-assessment.ts'

/** How often a save starts again because the paper was changed elsewhere in other places. */
const mostTries = 3

/**
 * Saves the paper unless it was saved elsewhere meanwhile (compare-and-swap on its version). What was changed there is
 * taken in; where both changed the same question, the person chooses.
 */
export function usePaperSaving({
  id,
  store,
  opened,
  onOpened,
  onSaved,
}: {
  id: string
  store: PaperStore
  opened: OpenedPaper
  /** The paper was taken over from a newer version. */
  onOpened: (opened: OpenedPaper) => void
  onSaved: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const running = useRef(false)
  const open = useRef(true)
  // If the dialog was closed while it was saving, the answer must not lead to another page.
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  /** @returns whether it was saved */
  const attempt = async (from: OpenedPaper, tries: number): Promise<boolean> => {
    const { version } = from
    try {
      await saveAssessment(client, store.get(), version === null ? { id } : { id, version })
      return true
    } catch (reason) {
      if (version === null || toAppError(reason).code !== 'not_found_or_forbidden') throw reason
      const now = await readAssessment(client, id)
      if (now === null || isSameVersion(now.version, version) || tries === mostTries) throw reason
      const next = { base: now.paper, version: now.version }
      const { paper, differences } = mergePapers(from.base, now.paper, store.get())
      if (differences.length === 0) {
        onOpened(next)
        store.restart(paper)
        return attempt(next, tries + 1)
      }
      setConflict({
        version: now.version,
        who: null,
        fields: differences.map(({ key, theirs, mine }) => ({
          field: key,
          theirs,
          mine,
          both: true,
        })),
        leave: () => setConflict(null),
        settle: async (kept) => {
          const merged = mergePapers(from.base, now.paper, store.get(), new Set(kept))
          onOpened(next)
          store.restart(merged.paper)
          setConflict(null)
          await save(next)
        },
      })
      return false
    }
  }

  const save = async (from: OpenedPaper = opened) => {
    if (running.current) return
    running.current = true
    setPending(true)
    setError(null)
    try {
      if (!(await attempt(from, 1))) return
      showSnack('done', intl.formatMessage({ defaultMessage: 'Saved', id: 'fsB/4p' }))

      if (open.current) onSaved()
    } catch (reason) {
      setError(reason)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { save, pending, error, conflict }
}
