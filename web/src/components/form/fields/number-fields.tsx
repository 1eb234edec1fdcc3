import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import {
  NumberInput,
  numberWriting,
  writtenNumber,
  type NumberWriting,
} from '@/components/ui/number-input.tsx'
import { useLocale, type Locale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { typedAmount } from '@/lib/typed-amount.ts'
import { Field } from '../field.tsx'
import { textOf, useBoundField, type BoundFieldProps } from './use-bound-field.ts'

type NumberFieldProps<
  V extends FieldValues,
  N extends FieldPathByValue<V, string>,
> = BoundFieldProps<V, N> & { placeholder?: string }

interface Writing extends NumberWriting {
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
  const { before, after } = writing
  const { ref, field, words } = useBoundField(props, (value) =>
    textOf(value) === ''
      ? null
      : `${before ?? ''}${writtenNumber(writing, textOf(value))}${after ?? ''}`,
  )
  return (
    <Field {...words}>
      {(control) => (
        <span className="relative block">
          {before !== undefined && <Affix className="left-3.5">{before}</Affix>}
          <NumberInput
            placeholder={placeholder}
            {...control}
            name={field.name}
            ref={ref}
            writing={writing}
            className={`${before === undefined ? '' : 'pl-8'} ${after === undefined ? '' : 'pr-9'}`}
            value={textOf(field.value)}
            onValue={field.onChange}
            onBlur={field.onBlur}
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

/** A percentage, held as "12.5"; empty is "". */
export function PercentField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  decimals = 2,
  ...props
}: NumberFieldProps<V, N> & { decimals?: number }) {
  return (
    <WrittenNumber {...props} writing={{ ...numberWriting(decimals, useLocale()), after: '%' }} />
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
  return <WrittenNumber {...props} writing={numberWriting(decimals, useLocale())} />
}

const wholeWriting = numberWriting(0)

/** A whole number, held as "8"; empty is "". */
export function IntegerField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: NumberFieldProps<V, N>,
) {
  return <WrittenNumber {...props} writing={wholeWriting} />
}
