import { lazy, Suspense, useState } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormattedList, useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'
import { Field } from '../field.tsx'
import { countOf } from './count-of.tsx'
import { listOf } from './select-field.tsx'
import { withTags } from './tags/split-tags.ts'
import { useBoundField, type BoundFieldProps, type MayBeOff } from './use-bound-field.ts'

const TagsControl = lazy(() =>
  import('./tags/tags-control.tsx').then((module) => ({ default: module.TagsControl })),
)

/**
 * Short texts that are typed one after the other, as chips: Enter, a comma or leaving the field ends one, and several are
 * pasted at once. What is more than the schema's longest list stays in the field as it was typed.
 */
export function TagsField<V extends FieldValues, N extends FieldPathByValue<V, string[]>>({
  form,
  name,
  label,
  hint,
  chipsLabel,
  placeholder = '',
  read,
  disabledBecause,
}: BoundFieldProps<V, N> &
  MayBeOff & {
    /** Names the chips for screen readers. */
    chipsLabel: string
    placeholder?: string
    /** What becomes of each, such as the id in a link. */
    read?: (typed: string) => string
  }) {
  const intl = useIntl()
  const show = (value: unknown) =>
    listOf(value).length === 0 ? null : <FormattedList value={listOf(value)} />
  const bound = useBoundField({ form, name, label, hint: disabledBecause ?? hint }, show)
  const [typed, setTyped] = useState('')
  const tags = listOf(bound.field.value)
  const most = form.longest(name)
  const full = most !== null && tags.length >= most && typed.trim() !== ''
  const error = full
    ? intl.formatMessage(
        {
          defaultMessage:
            '{most, plural, one {Only # can be entered.} other {At most # can be entered.}} Remove one first.',
          id: 'VU2YIc',
        },
        { most },
      )
    : bound.words.error
  const add = (text: string) => {
    const all = withTags(tags, text, read)
    const kept = all.slice(0, most ?? undefined)
    setTyped(all.slice(kept.length).join(', '))
    if (kept.length > tags.length) bound.field.onChange(kept)
  }
  return (
    <Field {...bound.words} error={error} count={countOf(tags.length, most)}>
      {(control) => (
        <Suspense
          fallback={<Input {...control} disabled aria-busy value={tags.join(', ')} readOnly />}
        >
          <TagsControl
            control={control}
            inputRef={bound.ref}
            onBlur={() => {
              add(typed)
              bound.field.onBlur()
            }}
            tags={tags}
            typed={typed}
            onType={setTyped}
            onAdd={add}
            onChange={bound.field.onChange}
            label={chipsLabel}
            placeholder={placeholder}
            disabled={disabledBecause !== undefined}
          />
        </Suspense>
      )}
    </Field>
  )
}
