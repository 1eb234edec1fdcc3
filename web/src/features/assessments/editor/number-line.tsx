import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { afterPress } from '@/lib/after-press.ts'
import { typedNumber } from '@/lib/typed-amount.ts'
import { useWrong } from './wrong-words.ts'

/** As the database takes them. */
const most = 1000

/** Marks or minutes as people write them, "1,5" or "1.5"; the paper holds the number, and null for none. */
export function NumberLine({
  at,
  field,
  label,
  name,
  value,
  decimals,
  required = false,
  onNumber,
}: {
  at: string
  field: string
  label: ReactNode
  /** For screen readers, where several have the same label: the label and which one. */
  name?: string | undefined
  value: number | null
  decimals: 0 | 2
  required?: boolean
  onNumber: (value: number | null, group: string) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { error, onLeft } = useWrong(at, field)
  const [typed, setTyped] = useState<{ text: string; for: number | null } | null>(null)
  const shown = value === null ? '' : String(value)
  const written = locale === 'af' ? shown.replace('.', ',') : shown
  // What was undone or changed elsewhere takes the place of what is being typed.
  const text = typed !== null && typed.for === value ? typed.text : written
  const read = (typing: string): number | null | undefined => {
    if (typing.trim() === '') return null
    // "1," is on its way to "1,5".
    const known = typedNumber(decimals === 0 ? typing : typing.replace(/[.,]$/, ''), decimals)
    const number = known === null ? NaN : Number(known)
    return number >= 0 && number <= most ? number : undefined
  }
  const wrong =
    read(text) === undefined
      ? decimals === 0
        ? intl.formatMessage({ defaultMessage: 'A whole number from 0 to 1,000', id: 'oZ+gHp' })
        : intl.formatMessage({ defaultMessage: 'A number from 0 to 1,000', id: 'QpNRMx' })
      : error
  return (
    <Field label={label} error={wrong} required={required}>
      {(control) => (
        <Input
          {...control}
          aria-label={name}
          value={text}
          data-field={field}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          className="px-2.5 tabular-nums"
          onBlur={() => {
            // What cannot be read stays, with its message.
            const left = typed
            if (read(text) !== undefined)
              afterPress(() => setTyped((now) => (now === left ? null : now)))
            onLeft()
          }}
          onChange={({ target }) => {
            // Of "1001" the paper does not hold the "100" that stood there on the way.
            const number = read(target.value) ?? null
            setTyped({ text: target.value, for: number })
            onNumber(number, `${field} ${at}`)
          }}
        />
      )}
    </Field>
  )
}
