import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Textarea } from '@/components/ui/input.tsx'
import type { PaperLanguage } from '@/domain/papers/paper-words.ts'
import { documentLine } from '@/lib/longest.ts'
import { hasWords } from '../../paper/untranslated.ts'
import { OutdatedNote } from './outdated-note.tsx'

/** A text and, beside it, the same in the other language; marked while that is missing, or may be out of date. */
export function BesideEachOther({
  own,
  missing,
  outdated,
  name,
  onStillRight,
  children,
}: {
  own: ReactNode
  missing: boolean
  /** The text has changed since it was translated. */
  outdated: boolean
  name: string
  onStillRight: () => void
  children: ReactNode
}) {
  return (
    <div
      data-missing={missing || undefined}
      data-outdated={outdated || undefined}
      className="grid grid-cols-1 items-start gap-x-4 gap-y-1.5 min-[700px]:grid-cols-2"
    >
      <div className="text-ink-muted min-w-0 break-words whitespace-pre-line min-[700px]:pt-2.5">
        {own}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-1">
        {children}
        {missing && (
          <span className="bg-chalk-yellow/25 justify-self-start rounded-sm px-2 py-0.5 text-sm font-medium">
            <FormattedMessage defaultMessage="Not translated yet" id="kEn7oO" />
          </span>
        )}
        {outdated && <OutdatedNote name={name} onStillRight={onStillRight} />}
      </div>
    </div>
  )
}

/** A plain text of the paper with its translation. Nothing to translate, nothing shown. */
export function TranslatedLine({
  own,
  ownLanguage,
  other,
  language,
  name,
  outdated,
  onStillRight,
  longest = documentLine,
  lines = false,
  onText,
}: {
  own: string
  ownLanguage: PaperLanguage
  other: string
  language: PaperLanguage
  /** For screen readers: which text, in which language. */
  name: string
  outdated: boolean
  onStillRight: () => void
  longest?: number
  /** It may have several lines. A title wraps, but stays one. */
  lines?: boolean
  onText: (text: string) => void
}) {
  const id = useId()
  if (own.trim() === '') return null
  return (
    <BesideEachOther
      own={
        <span id={id} lang={ownLanguage}>
          {own}
        </span>
      }
      missing={hasWords(own) && other.trim() === ''}
      outdated={outdated}
      name={name}
      onStillRight={onStillRight}
    >
      <Textarea
        value={other}
        rows={1}
        lang={language}
        maxLength={longest}
        autoComplete="off"
        className="field-sizing-content min-h-11! resize-none!"
        aria-label={name}
        aria-describedby={id}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !lines) event.preventDefault()
        }}
        onChange={({ target }) =>
          onText(lines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
        }
      />
    </BesideEachOther>
  )
}
