import { DeleteIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { DialogTitle } from '@/components/ui/dialog.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formulaHtml } from '../view/katex.ts'
import { spokenFormula } from '../view/spoken-formula.ts'
import type { Formula } from '../nodes/formula-node.tsx'
import { cleanLatex } from './clean-latex.ts'
import { keypad } from './keypad.ts'
import { mathField, type MathField } from './math-field.ts'

/** Writes a formula with the keyboard or the keypad. Enter inserts it. */
export function FormulaForm({
  formula,
  typed,
  onInsert,
  onCancel,
}: {
  formula: Formula
  /** Takes what was typed while this was on its way, once. */
  typed: () => string
  /** @param after what was typed after the Enter that ended the formula, before this had come */
  onInsert: (formula: Formula, after: string) => void
  onCancel: () => void
}) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<MathField>(null)
  const [latex, setLatex] = useState(formula.equation)
  const [inline, setInline] = useState(formula.inline)
  const label = formatMessage({ defaultMessage: 'Formula', id: 'QZEMm+' })
  const insert = (after = '') => {
    const whole = cleanLatex(field.current?.latex() ?? '')
    if (whole !== '') onInsert({ equation: whole, inline }, after)
  }
  // Once: the field is MathLive's own element.
  useEffect(() => {
    if (place.current === null) return
    const made = mathField(place.current, formula.equation, label, setLatex)
    field.current = made
    const focusing = requestAnimationFrame(made.focus)
    const stop = made.onFocus(() => {
      const [keys = '', ...after] = typed().split('\n')
      if (keys !== '') made.type(keys)
      if (after.length > 0) insert(after.join('\n'))
    })
    return () => {
      stop()
      cancelAnimationFrame(focusing)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const whole = cleanLatex(latex)
  return (
    <form
      className="grid gap-4 p-6"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        insert()
      }}
    >
      <DialogTitle className="pr-10 text-xl">{label}</DialogTitle>
      <div
        ref={place}
        className="border-line-strong bg-card focus-within:border-board focus-within:ring-board/20 [&_math-field]:text-ink rounded-md border px-2 py-1.5 text-2xl focus-within:ring-4 [&_math-field]:block [&_math-field]:w-full [&_math-field]:bg-transparent [&_math-field]:outline-none"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          insert()
        }}
      />
      <div
        className="grid grid-cols-8 gap-1"
        role="group"
        aria-label={formatMessage({ defaultMessage: 'Keys', id: 'YFT4rG' })}
      >
        {keypad.map(({ shows, writes, name }) => (
          <button
            key={shows}
            type="button"
            aria-label={name === undefined ? spokenFormula(shows, locale) : formatMessage(name)}
            className="bg-paper-deep hover:bg-board/12 focus-visible:ring-board flex h-11 min-w-0 items-center justify-center overflow-hidden rounded-sm text-[15px] outline-none focus-visible:ring-2"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => field.current?.write(writes)}
          >
            <span
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: formulaHtml(shows, true) }}
            />
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Choice
          type="checkbox"
          checked={!inline}
          onChange={(event) => setInline(!event.target.checked)}
        >
          <FormattedMessage defaultMessage="On a line of its own" id="7eCOF5" />
        </Choice>
        <Button variant="quiet" size="sm" onClick={() => field.current?.erase()}>
          <DeleteIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Erase" id="e6u8ZI" />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" disabled={whole === ''}>
          <FormattedMessage defaultMessage="Insert" id="freMIM" />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
        </Button>
      </div>
    </form>
  )
}
