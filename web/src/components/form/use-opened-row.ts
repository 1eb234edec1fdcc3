import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFields, keepDraft, readDraft, same, type Opened } from './kept-draft.ts'
import { draftOwner, formDraft, ownsDraft } from '@/lib/form-draft.ts'

export interface OpenedRow {
  /** The row that the person sees in the form; saving names its version. */
  openedRef: RefObject<Opened>
  /** What stands in the form was typed before the page was loaded anew. */
  restored: boolean
  forget: () => void
}

/**
 * Ties a form to its row. It restores the draft, keeps the draft up to date, and copies changes that others make to the row
 * into the fields that were not touched. When others changed a touched field, nothing is copied, and saving shows the
 * conflict.
 * @param ready false while the row is still being loaded: its draft waits
 * @param name of the draft; undefined keeps none
 * @param never fields that no draft may hold, such as passwords
 */
export function useOpenedRow<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  row: Opened,
  ready: boolean,
  name: string | undefined,
  never: readonly string[],
): OpenedRow {
  const begin = () => (name === undefined ? { typed: {}, opened: row } : readDraft(name, row))
  const [start, setStart] = useState(() => (ready ? begin() : null))
  if (ready && start === null) setStart(begin())
  const found = start !== null && Object.keys(start.typed).length > 0
  const [forgotten, setForgotten] = useState(false)
  const openedRef = useRef<Opened>(start?.opened ?? row)
  const loadedRef = useRef(ready)

  const { values, version } = row
  const stands = JSON.stringify([version, values])
  useEffect(() => {
    // The values shown while the row was being loaded are not a change by the person.
    const first = ready && !loadedRef.current
    loadedRef.current = ready
    if (same(openedRef.current, row)) return
    const mine = form.getValues()
    const touched = changedFields(openedRef.current.values, mine)
    const collides = changedFields(openedRef.current.values, values).some(
      (field) => touched.includes(field) && !same(values[field], mine[field]),
    )
    if (collides && !first) return
    openedRef.current = row
    form.reset(values as V, { keepDirtyValues: true }) // the same fields as before: they come from the same reader
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a row that says the same is not a new one
  }, [form, stands, ready])

  // After the row, over which it was typed. A reset, because fields that depend on others have to be drawn first.
  useEffect(() => {
    if (!found) return
    openedRef.current = start.opened
    form.reset({ ...form.getValues(), ...start.typed }, { keepDefaultValues: true })
  }, [form, found, start])

  useEffect(() => {
    if (name === undefined || !ready) return
    const owner = draftOwner()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        // The data that goes at sign-out changes the fields of a form that is still open.
        if (ownsDraft(owner)) keepDraft(name, openedRef.current, typed, never)
      },
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- never is written out where the form is made
  }, [form, name, ready])

  const forget = useCallback(() => {
    if (name !== undefined) formDraft.clear(name)
    // Forms that stay open after a save are typed into again.
    setForgotten(true)
  }, [name])

  return { openedRef, restored: found && !forgotten && form.formState.isDirty, forget }
}
