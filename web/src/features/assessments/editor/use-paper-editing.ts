import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { NotNow } from '@/components/form/entity-form.ts'
import { useOnline } from '@/lib/network-status.ts'
import { observableValue } from '@/lib/observable-value.ts'
import { mayLoseChanges, unsavedForms } from '@/lib/unsaved-forms.ts'
import { findingsOf } from '../paper/findings.ts'
import { paperStore } from '../paper/paper-store.ts'
import type { OpenAssessment } from './open-assessment.ts'
import { beginWith, type OpenedPaper } from './opened-paper.ts'
import { forgetPaperDraft, isPaperKept } from './paper-draft.ts'
import { hasUnread } from './typed-numbers.ts'
import { usePaperDraft } from './use-paper-draft.ts'
import { usePaperSaving } from './use-paper-saving.ts'

/** Fields that were left, by place and name, or all once saving was tried: only these say what is wrong. */
export type Checked = ReadonlySet<string> | 'all'

/** One open paper, from the first key to the saved row. */
export function usePaperEditing(assessment: OpenAssessment, onSaved: () => void) {
  const id = useId()
  const online = useOnline()
  const { draft, version, shelf } = assessment
  const { forSchool } = shelf
  const [begun] = useState(() => beginWith(assessment))
  const [store] = useState(() => paperStore(begun.paper))
  const [checked] = useState(() => observableValue<Checked>(new Set()))
  // Outside React, where saving and the answer of the network set it.
  const [openedValue] = useState(() => observableValue<OpenedPaper>(begun.opened))
  const opened = useSyncExternalStore(openedValue.subscribe, openedValue.get)
  // Only what changes these is drawn: a key stroke leaves the frame of the editor alone.
  const changed = useSyncExternalStore(store.subscribe, () => store.get() !== opened.base)
  const unread = useSyncExternalStore(store.subscribe, () => hasUnread(store.get()))
  const filled = useSyncExternalStore(
    store.subscribe,
    () => findingsOf(store.get(), forSchool).length === 0,
  )
  const complete = filled && !unread

  // The answer of the network may be newer than what the cache had: it takes the place of what nobody touched.
  const seenRef = useRef(version)
  useEffect(() => {
    if (seenRef.current === version) return
    seenRef.current = version
    if (store.get() !== openedValue.get().base) return
    openedValue.set({ base: assessment.paper, version: version ?? null })
    store.restart(assessment.paper)
  }, [assessment.paper, openedValue, store, version])

  const stopKeeping = usePaperDraft(draft, store, opened)
  const saving = usePaperSaving({
    id: assessment.id,
    shelf,
    store,
    opened,
    onOpened: openedValue.set,
    onSaved: () => {
      stopKeeping()
      forgetPaperDraft(draft)
      unsavedForms.remove(id)
      onSaved()
    },
  })

  const discard = useCallback(() => {
    store.restart(opened.base)
    forgetPaperDraft(draft)
  }, [draft, opened, store])

  const kept = useCallback(() => isPaperKept(draft, store.get()), [draft, store])

  const seen = () => {
    const left = checked.get()
    return (
      left === 'all' ||
      findingsOf(store.get(), forSchool).some(({ at, field }) => left.has(`${at} ${field}`))
    )
  }
  const marked = useSyncExternalStore(store.subscribe, seen)
  const markedNow = useSyncExternalStore(checked.subscribe, seen) || marked || unread
  const dirty = changed || unread
  const notNow = (): NotNow | null => {
    if (!online) return 'offline'
    if (opened.version !== null && !dirty) return 'unchanged'
    if (complete) return null
    return markedNow ? 'wrong' : 'missing'
  }
  const reason = notNow()
  return {
    id,
    store,
    checked,
    dirty,
    asks: true,
    discard,
    kept,
    restored: begun.restored && dirty,
    notNow: reason,
    pending: saving.pending,
    saved: false,
    sends: false,
    error: saving.error,
    conflict: saving.conflict,
    /** It was saved while something was being added, and stayed open. */
    stored: saving.stored,
    /** @returns whether something is missing or wrong, which is marked now */
    submit: (): boolean => {
      if (saving.pending || reason === 'offline' || reason === 'unchanged') return false
      if (!complete) {
        checked.set('all')
        return true
      }
      void saving.save()
      return false
    },
    mayClose: async () => mayLoseChanges(id),
  }
}
