import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isSameVersion, type Conflict } from '@/components/form/conflict.ts'
import { toAppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { isSamePaper, mergePapers } from '../paper/merge-papers.ts'
import type { Paper } from '../paper/paper.ts'
import type { PaperStore } from '../paper/paper-store.ts'
import type { OpenedPaper } from './opened-paper.ts'
import type { PaperShelf } from './paper-shelf.ts'

/** How a save says that the paper is stored already, or in another version. */
const metBy = ({ storedAlready }: PaperShelf, version: string | null) =>
  version === null ? storedAlready : 'not_found_or_forbidden'

/** How often a save starts again because the paper was changed elsewhere in other places. */
const mostTries = 3

/**
 * Saves the paper unless it was saved elsewhere meanwhile (compare-and-swap on its version). What was changed there is
 * taken in; where both changed the same question, the person chooses. Saving again after an answer was lost is safe: what
 * is stored already is met by its id and changed.
 */
export function usePaperSaving({
  id,
  shelf,
  store,
  opened,
  onOpened,
  onSaved,
}: {
  id: string
  shelf: PaperShelf
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
  const [stored, setStored] = useState(false)
  const running = useRef(false)
  const sent = useRef<Paper | null>(null)
  const open = useRef(true)
  // If the dialog was closed while it was saving, the answer must not lead to another page.
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  /** @returns what is stored now; null where the person has to choose first */
  const attempt = async (from: OpenedPaper, tries: number): Promise<OpenedPaper | null> => {
    const { version } = from
    const before = sent.current
    const typed = store.get()
    sent.current = typed
    try {
      const row = version === null ? { id } : { id, version }
      return { base: typed, version: await shelf.save(client, typed, row) }
    } catch (reason) {
      if (toAppError(reason).code !== metBy(shelf, version)) throw reason
      const now = await shelf.read(client, id)
      if (now === null || tries === mostTries) throw reason
      if (version !== null && isSameVersion(now.version, version)) throw reason
      const next = { base: now.paper, version: now.version }
      // What is stored may be what was sent from here, of which the answer was lost: all of it was typed over since.
      const mineAlready =
        (version === null && now.unchanged) || (before !== null && isSamePaper(before, now.paper))
      const base = mineAlready ? now.paper : from.base
      const { paper, differences } = mergePapers(base, now.paper, store.get())
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
          const merged = mergePapers(base, now.paper, store.get(), new Set(kept))
          onOpened(next)
          store.restart(merged.paper)
          setConflict(null)
          await save(next)
        },
      })
      return null
    }
  }

  const save = async (from: OpenedPaper = opened) => {
    if (running.current) return
    running.current = true
    setPending(true)
    setError(null)
    try {
      const next = await attempt(from, 1)
      if (next === null) return
      if (store.get() !== next.base) {
        // Something arrived while it was saving, such as a question of the bank: it is not stored and must not be lost.
        onOpened(next)
        setStored(true)
        showSnack(
          'done',
          intl.formatMessage({
            defaultMessage: 'Saved, but not what was added meanwhile',
            id: 'hi0v0G',
          }),
        )
        return
      }
      showSnack('done', intl.formatMessage({ defaultMessage: 'Saved', id: 'fsB/4p' }))
      if (open.current) onSaved()
    } catch (reason) {
      setError(reason)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { save, pending, error, conflict, stored }
}
