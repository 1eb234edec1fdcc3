import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { NumberInput } from '@/components/ui/number-input.tsx'
import { unreadKey, type NumberField } from '../paper/paper.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { marksWriting, readNumber } from './typed-numbers.ts'
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
  const { error, onLeft } = useWrong(at, field)
  const edit = useEdit()
  const key = unreadKey(at, field)
  // A paper has hundreds of such fields: one whose text nobody has touched follows nothing. An undo comes with the focus.
  const { store } = useEditor()
  const [follows, setFollows] = useState(() => store.get().unread?.[key] !== undefined)
  const unread = usePaper((paper) => paper.unread?.[key], follows)
  const typed = value === null ? (unread ?? '') : String(value)
  const wrong =
    readNumber(typed, decimals) === undefined
      ? decimals === 0
        ? intl.formatMessage({ defaultMessage: 'A whole number from 0 to 1,000', id: 'oZ+gHp' })
        : intl.formatMessage({ defaultMessage: 'A number from 0 to 1,000', id: 'QpNRMx' })
      : error
  return (
    <Field label={label} error={wrong} required={required}>
      {(control) => (
        <NumberInput
          {...control}
          aria-label={name}
          writing={marksWriting(decimals)}
          value={typed}
          data-field={field}
          className="px-2.5"
          onFocus={() => setFollows(true)}
          onBlur={onLeft}
          onValue={(text) => {
            // Of "1001" the paper does not hold the "100" that stood there on the way.
            const read = readNumber(text, decimals)
            const group = `${field} ${at}`
            edit({ kind: 'unread', at, field, text: read === undefined ? text : null }, group)
            onNumber(read ?? null, group)
          }}
        />
      )}
    </Field>
  )
}
