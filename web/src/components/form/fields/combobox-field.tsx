import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { FormattedList, useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'
import { Field } from '../field.tsx'
import type { Choice, Found } from './combobox/choice.ts'
import { listMessage, type ListWords } from './combobox/list-message.tsx'
import { useCreate, type Create } from './combobox/use-create.ts'
import { useSearch } from './combobox/use-search.ts'
import { countOf } from './count-of.tsx'
import { useBoundField, type BoundFieldProps, type MayBeOff } from './use-bound-field.ts'

const ComboboxControl = lazy(() =>
  import('./combobox/combobox-control.tsx').then((module) => ({ default: module.ComboboxControl })),
)

interface ComboboxProps<V extends FieldValues, N extends FieldPath<V>, Value>
  extends BoundFieldProps<V, N>, MayBeOff, ListWords {
  /**
   * What contains these words; for no words what is offered at first. Typing rests a moment before it is asked, and only
   * the latest answer counts.
   */
  search: (words: string, signal: AbortSignal) => Promise<Found<Value>>
  /** How a chosen value is shown. */
  choiceOf: (value: Value) => Choice<Value>
  /** Offers to make what is not found. */
  create?: Create<Value>
  placeholder?: string
}

/** One of many, found by typing. Without a choice the value is null, or what `nothing` says. */
export function ComboboxField<V extends FieldValues, N extends FieldPath<V>>({
  onChosen,
  nothing = null,
  ...props
}: ComboboxProps<V, N, NonNullable<FieldPathValue<V, N>>> & {
  nothing?: '' | null
  /** What else changes with the choice. */
  onChosen?: (value: NonNullable<FieldPathValue<V, N>> | null) => void
}) {
  return (
    <BoundCombobox
      {...props}
      several={false}
      read={(value) =>
        value === null || value === undefined || value === nothing ? [] : [value as never]
      }
      write={([value]) => {
        onChosen?.(value ?? null)
        return value ?? nothing
      }}
    />
  )
}

/** Several of many, found by typing and shown as chips. The schema's longest list is said before it is full. */
export function MultiComboboxField<V extends FieldValues, N extends FieldPath<V>>(
  props: ComboboxProps<V, N, FieldPathValue<V, N>[number]> & {
    /** What is chosen has rows of its own below the field, instead of chips in it. */
    listedBelow?: boolean
    /** What becomes of a choice that others rule out. */
    settle?: (
      chosen: FieldPathValue<V, N>[number][],
      before: readonly FieldPathValue<V, N>[number][],
    ) => FieldPathValue<V, N>[number][]
  },
) {
  const { settle, ...others } = props
  return (
    <BoundCombobox
      {...others}
      several
      read={(value) => (Array.isArray(value) ? (value as FieldPathValue<V, N>[number][]) : [])}
      write={(values, before) => settle?.(values, before) ?? values}
    />
  )
}

function BoundCombobox<V extends FieldValues, N extends FieldPath<V>, Value>({
  form,
  name,
  label,
  hint,
  search,
  choiceOf,
  create,
  placeholder = '',
  disabledBecause,
  several,
  listedBelow = false,
  read,
  write,
  ...words
}: ComboboxProps<V, N, Value> & {
  several: boolean
  listedBelow?: boolean
  read: (value: unknown) => Value[]
  write: (values: Value[], before: readonly Value[]) => unknown
}) {
  const intl = useIntl()
  const show = (value: unknown) => {
    const labels = read(value).map((one) => choiceOf(one).label)
    return labels.length === 0 ? null : <FormattedList value={labels} />
  }
  const bound = useBoundField({ form, name, label, hint: disabledBecause ?? hint }, show)
  const { state, open, type } = useSearch(search)
  // The name of what was chosen here is known at once; others may have to be asked for.
  const [picked, setPicked] = useState<readonly Choice<Value>[]>([])
  const chosen = read(bound.field.value)
    .map(choiceOf)
    // The value is the field's own: it may have been changed since it was picked.
    .map((choice) => ({
      ...(picked.find(({ key }) => key === choice.key) ?? choice),
      value: choice.value,
    }))
  const most = several ? form.longest(name) : null
  const full = most !== null && chosen.length >= most
  const put = (values: Value[]) => bound.field.onChange(write(values, read(bound.field.value)))
  const choose = (keys: readonly string[]) => {
    const choices = keys.flatMap(
      (key) => [...chosen, ...state.choices].find((one) => one.key === key) ?? [],
    )
    setPicked(choices)
    put(choices.map(({ value }) => value))
  }
  const creating = useCreate(create, state, (made) => {
    setPicked([...picked, made])
    // Others may have been removed while it was made.
    put(several ? [...read(form.getValues(name)), made.value] : [made.value])
  })
  // The control comes a moment later, and takes the focus over from what stood in its place.
  const awaited = useRef(false)
  const { ref: register } = bound
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      register(element)
      if (element === null || !awaited.current) return
      awaited.current = false
      element.focus()
    },
    [register],
  )
  return (
    <Field {...bound.words} count={several ? countOf(chosen.length, most) : undefined}>
      {(control) => (
        <Suspense
          fallback={
            <Input
              {...control}
              readOnly
              disabled={disabledBecause !== undefined}
              aria-busy
              onFocus={() => {
                awaited.current = true
              }}
              onBlur={() => {
                awaited.current = false
              }}
              value={several ? '' : (chosen[0]?.label ?? '')}
            />
          }
        >
          <ComboboxControl
            control={control}
            inputRef={attach}
            onBlur={bound.field.onBlur}
            chosen={chosen}
            several={several}
            listedBelow={listedBelow}
            entries={[...state.choices, ...creating.entries]}
            message={listMessage(intl, words, state, creating, full ? most : null)}
            busy={state.searching || creating.making}
            full={full}
            onOpen={open}
            onWords={type}
            onChoose={choose}
            onCreate={creating.create}
            listLabel={words.listLabel}
            placeholder={placeholder}
            disabled={disabledBecause !== undefined}
          />
        </Suspense>
      )}
    </Field>
  )
}
