import type { ComponentProps } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { Field } from '../field.tsx'
import { countOf } from './count-of.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

type TextPath<V extends FieldValues> = FieldPathByValue<V, string>
type Own = 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'defaultValue' | 'required'

/** One line of text: also e-mail addresses, web addresses and phone numbers, by `type`. */
export function TextField<V extends FieldValues, N extends TextPath<V>>({
  form,
  name,
  label,
  hint,
  onText,
  ...input
}: BoundFieldProps<V, N> &
  Omit<ComponentProps<'input'>, Own> & {
    /** What becomes of each thing typed, such as upper case. */
    onText?: (text: string) => string
  }) {
  const { ref, field, words } = useBoundField({ form, name, label, hint })
  const value = textOf(field.value)
  return (
    <Field {...words} count={countOf(value.trim().length, form.longest(name))}>
      {(control) => (
        <Input
          autoComplete="off"
          {...input}
          {...control}
          {...field}
          ref={ref}
          value={value}
          onChange={({ target }) => field.onChange(onText?.(target.value) ?? target.value)}
        />
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField<V extends FieldValues, N extends TextPath<V>>({
  form,
  name,
  label,
  hint,
  ...area
}: BoundFieldProps<V, N> & Omit<ComponentProps<'textarea'>, Own>) {
  const { ref, field, words } = useBoundField({ form, name, label, hint })
  const value = textOf(field.value)
  return (
    <Field {...words} count={countOf(value.trim().length, form.longest(name))}>
      {(control) => <Textarea rows={5} {...area} {...control} {...field} ref={ref} value={value} />}
    </Field>
  )
}
