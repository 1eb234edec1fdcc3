import { useSyncExternalStore, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { afterPress } from '@/lib/after-press.ts'
import { useEditor } from './editor-context.ts'
import { keyOfNumber, readNumber, type NumberField } from './typed-numbers.ts'
import { useWrong } from './wrong-words.ts'

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
  field: NumberField
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
  const { typed: typedNumbers } = useEditor()
  const key = keyOfNumber(at, field)
  const typed = useSyncExternalStore(typedNumbers.subscribe, () => typedNumbers.get().get(key))
  const setTyped = (next: typeof typed) => {
    const all = new Map(typedNumbers.get())
    if (next === undefined) all.delete(key)
    else all.set(key, next)
    typedNumbers.set(all)
  }
  const shown = value === null ? '' : String(value)
  const written = locale === 'af' ? shown.replace('.', ',') : shown
  // What was undone or changed elsewhere takes the place of what is being typed.
  const text = typed?.for === value ? typed.text : written
  const wrong =
    readNumber(text, decimals) === undefined
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
            if (readNumber(text, decimals) !== undefined)
              afterPress(() => {
                if (typedNumbers.get().get(key) === left) setTyped(undefined)
              })
            onLeft()
          }}
          onChange={({ target }) => {
            // Of "1001" the paper does not hold the "100" that stood there on the way.
            const read = readNumber(target.value, decimals)
            const number = read ?? null
            setTyped({ at, field, text: target.value, for: number, wrong: read === undefined })
            onNumber(number, `${field} ${at}`)
          }}
        />
      )}
    </Field>
  )
}
