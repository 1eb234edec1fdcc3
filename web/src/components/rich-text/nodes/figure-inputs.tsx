import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NumberInput, numberWriting } from '@/components/ui/number-input.tsx'
import { useLocale } from '@/i18n/locale.ts'

/** As finely as a number line is divided. */
const places = 6

/*
 * What is typed is in the figure at once. Given over only when the field is left, it would draw the figure anew between
 * two fields; a dialog takes that for a lost focus, takes the focus itself, and the next field gets no letter.
 */

export function FigureNumber({
  label,
  value,
  onStart,
  onChange,
}: {
  label: ReactNode
  value: number
  /** The field is entered: what follows is one number that is being typed. */
  onStart: () => void
  onChange: (value: number) => void
}) {
  const faultId = useId()
  const writing = numberWriting(places, useLocale())
  // What is no number stays as it was typed, with its message; what was undone takes its place.
  const [unread, setUnread] = useState<{ text: string; for: number } | null>(null)
  const wrong = unread?.for === value
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-sm font-medium">
      {label}
      <NumberInput
        writing={writing}
        value={wrong ? unread.text : String(value)}
        aria-invalid={wrong}
        aria-describedby={wrong ? faultId : undefined}
        onFocus={onStart}
        onValue={(typed) => {
          const read = writing.read(typed)
          setUnread(read === null ? { text: typed, for: value } : null)
          if (read !== null) onChange(Number(read))
        }}
      />
      {wrong && (
        <span id={faultId} className="text-danger font-medium">
          <FormattedMessage defaultMessage="This is not a number." id="GIGPJT" />
        </span>
      )}
    </label>
  )
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** One entry a line. */
export function LinesInput({
  label,
  value,
  onChange,
}: {
  label: ReactNode
  value: readonly string[]
  onChange: (value: string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const stored = value.join('\n')
  // A space at the end of a line is on its way to the next word.
  const shown = linesOf(typed).join('\n') === stored ? typed : stored
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-sm font-medium">
      {label}
      <textarea
        rows={5}
        value={shown}
        className="border-line-strong bg-card focus-visible:border-board focus-visible:ring-board/20 w-full rounded-md border px-3 py-2 text-[15px] font-normal outline-none focus-visible:ring-4"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(linesOf(target.value))
        }}
      />
    </label>
  )
}
