import { useEffect, type ReactNode } from 'react'
import {
  useController,
  type FieldPath,
  type FieldValues,
  type UseControllerReturn,
} from 'react-hook-form'
import type { EntityForm, KnownField } from '../entity-form.ts'
import type { FieldWords } from '../field.tsx'

/** What every bound field is given. */
export interface BoundFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  form: EntityForm<V>
  name: N
  label: ReactNode
  hint?: ReactNode
}

/** For a field that cannot be used at times. */
export interface MayBeOff {
  /** Why it cannot be used now; it stands where the hint stands otherwise. */
  disabledBecause?: ReactNode
}

/** What is wrong with a field, or with the first of its parts: the third tag, the second row. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  if (!Array.isArray(error)) return undefined
  return error.map(messageOf).find((message) => message !== undefined)
}

/**
 * Tells the form what a field is called and how its value reads in words, for the person who has to choose between two
 * versions of it. Bound fields do so themselves; a control of several parts, such as a list of rows, calls it.
 */
export function useKnownField<V extends FieldValues>(
  {
    form: { fields },
    name,
    label,
  }: Pick<BoundFieldProps<V, FieldPath<V>>, 'form' | 'name' | 'label'>,
  show: KnownField['show'],
): void {
  // Never removed: a field that is no longer shown can still be in conflict.
  useEffect(() => {
    fields.set(name, { label, show })
  })
}

/**
 * Binds one field of the form to its control: the value and its handlers, the label, hint and error around it, and how the
 * value is written when a person has to choose between two versions.
 */
export function useBoundField<V extends FieldValues, N extends FieldPath<V>>(
  { form, name, label, hint }: BoundFieldProps<V, N>,
  show: KnownField['show'] = (value) => (typeof value === 'string' ? value : null),
): {
  ref: UseControllerReturn<V, N>['field']['ref']
  field: Pick<UseControllerReturn<V, N>['field'], 'name' | 'onChange' | 'onBlur'> & {
    value: unknown
  }
  words: FieldWords
} {
  const { field: bound, fieldState } = useController({ control: form.control, name })
  const { ref, onChange, onBlur, value } = bound
  useKnownField({ form, name, label }, show)
  const words = {
    label,
    error: messageOf(fieldState.error),
    required: form.required(name),
    ...(hint === undefined ? {} : { hint }),
  }
  return { ref, field: { name: bound.name, onChange, onBlur, value }, words }
}

/** The text that a control shows for a value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
