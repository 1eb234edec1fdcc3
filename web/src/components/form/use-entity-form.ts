import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useId, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { AppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import { mayLoseChanges } from '@/lib/unsaved-forms.ts'
import type { EntityForm, EntityFormOptions, KnownField, NotNow } from './entity-form.ts'
import { issueWords } from './issue-words.ts'
import { fileLimitsIn, isRequiredIn, longestIn } from './schema-facts.ts'
import { isKept } from './kept-draft.ts'
import { useOpenedRow } from './use-opened-row.ts'
import { useSaving } from './use-saving.ts'

/**
 * One form, from the first key to the saved row. A dialog is its schema and its fields:
 *
 *   const form = useEntityForm({
 *     schema: holidaySchema(intl),
 *     values: holiday ?? { label: '', date: '' },
 *     version: holiday?.updatedAt,
 *     draft: `holiday.${holiday?.id ?? 'new'}`,
 *     save: (values, { version }) => saveHoliday(client, values, holiday && { id: holiday.id, version }),
 *     reread: holiday === null ? undefined : () => readHoliday(client, holiday.id),
 *     fieldOf: { holiday_date_key: 'date' },
 *     onSaved: onClose,
 *   })
 *   return (
 *     <FormDialog form={form} title={...} onClose={onClose}>
 *       <TextField form={form} name="label" label={...} />
 *       <DateField form={form} name="date" label={...} />
 *     </FormDialog>
 *   )
 *
 * On a page, <Form form={form}> takes the place of FormDialog and <SaveBar form={form} /> stands at its end. What the
 * bound fields do not cover goes through <CustomField>. `useWatch({ control: form.control, name })` follows a value.
 */
export function useEntityForm<V extends FieldValues, Out, Answer = unknown>(
  options: EntityFormOptions<V, Out, Answer>,
): EntityForm<V> {
  const {
    schema,
    values,
    version,
    edits = version !== undefined,
    asks = true,
    waits = true,
    ready = true,
    problem = null,
    idle = false,
  } = options
  const intl = useIntl()
  const online = useOnline()
  const id = useId()
  const elementRef = useRef<HTMLFormElement>(null)
  const attach = useCallback((element: HTMLFormElement | null) => {
    elementRef.current = element
  }, [])
  const [fields] = useState(() => new Map<string, KnownField>())
  const form = useForm<V, unknown, Out>({
    mode: options.mode ?? 'onChange',
    resolver: zodResolver(schema, { error: issueWords(intl) }),
    defaultValues: values as DefaultValues<V>, // all of them, so that no deep part is missing
    shouldFocusError: false,
  })
  const { isDirty, isValid, errors } = form.formState
  const row = { values, version: version ?? null }
  const openedRow = useOpenedRow(form, row, ready, options.draft, options.neverKept ?? [])
  const saving = useSaving(options, form, openedRow, { id, elementRef })

  const isShown = (field: string) =>
    [...fields.keys()].some((known) => known === field || known.startsWith(`${field}.`))
  const { forget, restored } = openedRow
  const discard = useCallback(() => {
    forget()
    form.reset()
  }, [forget, form])

  const { openedRef } = openedRow
  const kept = useCallback(
    () => isKept(options.draft, openedRef.current, form.getValues()),
    [form, openedRef, options.draft],
  )

  const notNow = (): NotNow | null => {
    if (!online) return 'offline'
    if (!ready) return problem === null ? 'loading' : 'problem'
    if (idle) return 'idle'
    if (edits && !isDirty) return 'unchanged'
    if (isValid) return null
    // A rule about what is not on the screen marks nothing: the note must not speak of red.
    if (Object.keys(errors).some(isShown)) return 'wrong'
    return waits ? 'missing' : null
  }
  const reason = notNow()
  const error = saving.error ?? problem
  const offline = error instanceof AppError && error.code === 'offline'
  return {
    control: form.control as unknown as EntityForm<V>['control'], // what comes out of the schema is only save's business
    setValue: form.setValue,
    getValues: form.getValues,
    trigger: form.trigger,
    setError: form.setError,
    clearErrors: form.clearErrors,
    id,
    attach,
    fields,
    pending: saving.pending,
    dirty: isDirty,
    asks,
    sends: options.sends ?? false,
    kept,
    discard,
    restored,
    saved: saving.saved && !isDirty,
    // The note beside the button says it already, and is gone when the network is back.
    error: reason === 'offline' && offline ? null : error,
    again: null,
    notNow: reason,
    conflict: saving.conflict,
    longest: (field) => longestIn(schema, field),
    file: (field) => fileLimitsIn(schema, field),
    required: (field) => isRequiredIn(schema, field, form.getValues(field as FieldPath<V>)),
    submit: async () => {
      const mayTry = reason === null || reason === 'missing' || reason === 'wrong'
      if (saving.pending || !mayTry) return
      await saving.submit()
    },
    mayClose: async () => mayLoseChanges(id),
  }
}
