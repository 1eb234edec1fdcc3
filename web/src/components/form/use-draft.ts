import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formDraft } from '@/lib/form-draft.ts'

/** The fields that were typed over and not saved, as far as the form still has them. */
function typedOver<Values extends FieldValues>(name: string, values: Values): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(formDraft.read(name)['values'] ?? '{}')
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      ([field, value]) =>
        field in values && JSON.stringify(value) !== JSON.stringify(values[field]),
    )
    return Object.fromEntries(entries) as Partial<Values> // written by keep(), in this window
  } catch {
    return {}
  }
}

/**
 * Keeps what is typed into a form for this window. What a reload brings back is typed and not saved: the form is dirty
 * then, so that leaving it asks, and `restored` until it is saved.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string) {
  const [typed] = useState(() => typedOver(name, form.getValues()))
  const [forgotten, setForgotten] = useState(false)
  const { isDirty } = form.formState
  const found = Object.keys(typed).length > 0
  // The form's own state is outside React. A reset, because fields that depend on others have to be drawn first.
  useEffect(() => {
    if (found) form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true })
  }, [form, found, typed])
  return {
    restored: found && !forgotten && isDirty,
    keep: () => formDraft.write(name, { values: JSON.stringify(form.getValues()) }),
    forget: () => {
      formDraft.clear(name)
      // Forms that stay open after a save are typed into again.
      setForgotten(true)
    },
  }
}
