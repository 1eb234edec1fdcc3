import { useState } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Input } from '@/components/ui/input.tsx'
import { useLocale, type Locale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { typedAmount, typedNumber } from '@/lib/typed-amount.ts'
import { Field } from '../field.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

type NumberFieldProps<
  V extends FieldValues,
  N extends FieldPathByValue<V, string>,
> = BoundFieldProps<V, N> & { placeholder?: string }

interface Writing {
  /** Turns typed text into the form the server takes; null if it is not such a number. */
  read: (text: string) => string | null
  /** Turns the server's form into the way people write it. */
  write: (value: string) => string
  inputMode: 'decimal' | 'numeric'
  before?: string
  after?: string
}

/**
 * A number typed the way people write it. The form holds it as text in the server's form, never as a float. Text that is
 * not a number is held as it was typed, and the schema refuses it.
 */
function WrittenNumber<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  writing,
  placeholder,
  ...props
}: NumberFieldProps<V, N> & { writing: Writing }) {
  const { read, write, inputMode, before, after } = writing
  const shown = (value: unknown) => {
    const known = read(textOf(value))
    return known === null ? textOf(value) : write(known)
  }
  const { ref, field, words } = useBoundField(props, (value) =>
    textOf(value) === '' ? null : `${before ?? ''}${shown(value)}${after ?? ''}`,
  )
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...words}>
      {(control) => (
        <span className="relative block">
          {before !== undefined && <Affix className="left-3.5">{before}</Affix>}
          <Input
            autoComplete="off"
            placeholder={placeholder}
            {...control}
            {...field}
            ref={ref}
            inputMode={inputMode}
            className={`tabular-nums ${before === undefined ? '' : 'pl-8'} ${after === undefined ? '' : 'pr-9'}`}
            value={typed ?? shown(field.value)}
            onChange={({ target }) => {
              setTyped(target.value)
              field.onChange(read(target.value) ?? target.value)
            }}
            onBlur={() => {
              setTyped(null)
              field.onBlur()
            }}
          />
          {after !== undefined && <Affix className="right-3.5">{after}</Affix>}
        </span>
      )}
    </Field>
  )
}

function Affix({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`text-ink-muted pointer-events-none absolute top-1/2 -translate-y-1/2 ${className}`}
    >
      {children}
    </span>
  )
}

const randWriting = (locale: Locale): Writing => ({
  read: typedAmount,
  write: (value) => formatRand(parseRand(value), locale).slice(1),
  inputMode: 'decimal',
  before: 'R',
})

/** Rand, held as "1234.50"; empty is "". */
export function MoneyField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: NumberFieldProps<V, N>,
) {
  return <WrittenNumber {...props} writing={randWriting(useLocale())} />
}

const decimalWriting = (locale: Locale, decimals: number): Writing => ({
  read: (text) => typedNumber(text, decimals),
  write: (value) => (locale === 'af' ? value.replace('.', ',') : value),
  inputMode: decimals === 0 ? 'numeric' : 'decimal',
})

/** A percentage, held as "12.5"; empty is "". */
export function PercentField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  decimals = 2,
  ...props
}: NumberFieldProps<V, N> & { decimals?: number }) {
  return (
    <WrittenNumber {...props} writing={{ ...decimalWriting(useLocale(), decimals), after: '%' }} />
  )
}

/**
 * A number with decimals, held as "12.5"; empty is "".
 * @public
 */
export function DecimalField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  decimals,
  ...props
}: NumberFieldProps<V, N> & { decimals: number }) {
  return <WrittenNumber {...props} writing={decimalWriting(useLocale(), decimals)} />
}

const wholeWriting: Writing = {
  read: (text) => typedNumber(text, 0),
  write: (value) => value,
  inputMode: 'numeric',
}

/**
 * A whole number, held as "8"; empty is "". Not the browser's own field for numbers, which gives nothing for "abc" and "½":
 * what was typed would be neither kept nor told.
 */
export function IntegerField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: NumberFieldProps<V, N>,
) {
  return <WrittenNumber {...props} writing={wholeWriting} />
}
