import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { errorSentence, sentenceLoaded } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { unsavedForms } from '@/lib/unsaved-forms.ts'
import { conflictFields, isSameVersion, mergeConflict, type Conflict } from './conflict.ts'
import { changedFields, copyOf } from './kept-draft.ts'
import type { EntityFormOptions } from './entity-form.ts'
import type { OpenedRow } from './use-opened-row.ts'

/** The error codes of an update whose version is no longer the version of the row. */
const newerRow: readonly string[] = ['not_found_or_forbidden', 'row_changed']

/** How often a save starts again because the row changed in columns that the form does not have. */
const mostTries = 3

function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  // A formatted text has its tools before it.
  const control = wrong?.matches('fieldset')
    ? (wrong.querySelector<HTMLElement>('[role="textbox"]') ??
      wrong.querySelector<HTMLElement>('input, select, textarea, button'))
    : wrong
  control?.focus()
}

/** Checks, saves, and finds the place for whatever went wrong: a field, the form, or a choice between two versions. */
export function useSaving<V extends FieldValues, Out, Answer>(
  {
    save,
    reread,
    whoChanged,
    fieldOf,
    onSaved,
    notice,
    error: before = null,
  }: EntityFormOptions<V, Out, Answer>,
  form: UseFormReturn<V, unknown, Out>,
  { openedRef, forget }: OpenedRow,
  { id, elementRef }: { id: string; elementRef: RefObject<HTMLFormElement | null> },
) {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(before)
  const [pending, setPending] = useState(false)
  const [saved, setSaved] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [refused, setRefused] = useState(0)
  const running = useRef(false)
  const open = useRef(true)
  // If the dialog was closed while it was saving, the answer must not lead to another page.
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  // The focus is set in the document, after React has drawn the errors.
  useEffect(() => {
    if (refused > 0) focusFirstWrong(elementRef.current)
  }, [elementRef, refused])

  /** Resets the form to `base` and then to what is typed, so that only the fields that differ are dirty. */
  const put = (base: V, typed: V) => {
    form.reset(base)
    // Not setValue: it tells nobody that the form is dirty if it was so before the reset.
    if (changedFields(base, typed).length > 0) form.reset(typed, { keepDefaultValues: true })
  }

  const succeed = async (sent: V, answer: Answer) => {
    // Fields may have been typed into while it was saved; that is asked about as before.
    const typed = form.getValues()
    if (changedFields(sent, typed).length === 0) unsavedForms.remove(id)
    openedRef.current = { ...openedRef.current, values: sent }
    forget()
    put(sent, typed)
    setSaved(true)
    if (notice !== null) {
      const saidSo = notice ?? intl.formatMessage({ defaultMessage: 'Saved', id: 'fsB/4p' })
      showSnack('done', saidSo)
    }
    if (open.current) await onSaved?.(answer)
  }

  const fail = async (reason: unknown) => {
    const field = fieldOf?.[toAppError(reason).code]
    if (field === undefined) {
      setError(reason)
      return
    }
    await sentenceLoaded(reason)
    form.setError(field, { type: 'server', message: errorSentence(intl, reason) })
  }

  /**
   * Called when an update found no row: it was deleted, may not be changed, or somebody changed it.
   * @returns true if only columns that this form does not have were changed, so that saving can be tried again
   */
  const meetNewerRow = async (reason: unknown): Promise<boolean> => {
    const { version } = openedRef.current
    if (version === null || reread === undefined) throw reason
    if (!newerRow.includes(toAppError(reason).code)) throw reason
    const now = await reread()
    if (now === null || isSameVersion(now.version, version)) throw reason
    const fields = conflictFields(openedRef.current, now.values, form.getValues())
    if (fields.length === 0) {
      openedRef.current = now
      return true
    }
    const who = (await whoChanged?.(now.version).catch(() => null)) ?? null
    setConflict({
      version: now.version,
      who,
      fields,
      leave: () => setConflict(null),
      settle: async (theirs) => {
        openedRef.current = now
        put(now.values, mergeConflict(now.values, form.getValues(), theirs) as V) // the form's own fields
        setConflict(null)
        if (changedFields(now.values, form.getValues()).length > 0) await submit()
      },
    })
    return false
  }

  /** @returns what the server answered; null when it was not saved */
  const attempt = async (out: Out, tries = 1): Promise<{ answer: Answer } | null> => {
    const changed = changedFields(openedRef.current.values, form.getValues())
    try {
      const saving = { version: openedRef.current.version ?? '', changed }
      const answer = await save(out, saving)
      return answer === false ? null : { answer }
    } catch (reason) {
      if (!(await meetNewerRow(reason))) return null
      // Others write faster than this form can: it is said, and nothing typed is lost.
      if (tries === mostTries) throw reason
      return await attempt(out, tries + 1)
    }
  }

  const submit = async () => {
    if (running.current) return
    running.current = true
    setPending(true)
    setError(null)
    setSaved(false)
    try {
      let right = false
      await form.handleSubmit(async (out) => {
        const sent = copyOf(form.getValues())
        try {
          const done = await attempt(out)
          if (done !== null) await succeed(sent, done.answer)
          right = true
        } catch (reason) {
          await fail(reason)
        }
      })()
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- set in the function above
      if (!right) setRefused((times) => times + 1)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { error, pending, saved, conflict, submit }
}
