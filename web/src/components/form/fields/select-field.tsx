import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormattedList } from 'react-intl'
import { MultiSelect } from '@/components/ui/multi-select.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Field } from '../field.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

export interface Option {
  value: string
  label: string
}

/** A short list to choose one from, drawn by the browser. */
export function SelectField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  form,
  name,
  label,
  hint,
  options,
  none = '',
  disabled = false,
  autoComplete,
  onChosen,
}: BoundFieldProps<V, N> & {
  options: readonly Option[]
  /** What stands there while nothing is chosen; null where something always is. */
  none?: string | null
  disabled?: boolean
  autoComplete?: string | undefined
  /** What else changes with the choice. */
  onChosen?: (value: string) => void
}) {
  const nameOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? null
  const { ref, field, words } = useBoundField({ form, name, label, hint }, nameOf)
  const value = textOf(field.value)
  // The options may still be loading; the chosen value is kept as an option meanwhile.
  const shown =
    value === '' || nameOf(value) !== null ? options : [{ value, label: '' }, ...options]
  return (
    <Field {...words}>
      {(control) => (
        <Select
          {...control}
          {...field}
          ref={ref}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          onChange={({ target }) => {
            field.onChange(target.value)
            onChosen?.(target.value)
          }}
        >
          {none !== null && <option value="">{none}</option>}
          {shown.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/**
 * A short list to tick several of.
 * @public
 */
export function MultiSelectField<V extends FieldValues, N extends FieldPathByValue<V, string[]>>({
  form,
  name,
  label,
  hint,
  options,
  none = '',
  settle,
}: BoundFieldProps<V, N> & {
  options: readonly Option[]
  /** What stands there while nothing is chosen. */
  none?: string
  /** Which of the chosen go together. @param before what was chosen until now */
  settle?: (chosen: string[], before: readonly string[]) => string[]
}) {
  const show = (value: unknown) => {
    const chosen = listOf(value)
    const labels = options.filter((option) => chosen.includes(option.value))
    return labels.length === 0 ? null : <FormattedList value={labels.map((one) => one.label)} />
  }
  const { ref, field, words } = useBoundField({ form, name, label, hint }, show)
  return (
    <Field {...words}>
      {(control) => (
        // No aria-required: a button cannot carry it, so the star says it.
        <MultiSelect
          id={control.id}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          ref={ref}
          options={options}
          chosen={listOf(field.value)}
          onChange={(chosen) => field.onChange(settle?.(chosen, listOf(field.value)) ?? chosen)}
          onClosed={field.onBlur}
        >
          {show(field.value) ?? none}
        </MultiSelect>
      )}
    </Field>
  )
}

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
