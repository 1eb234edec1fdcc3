import { ArrowDownIcon, ArrowUpIcon, CheckIcon, PlusIcon, XIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { optionLetter } from '@/domain/papers/option-letter.ts'
import * as longest from '@/lib/longest.ts'
import type { Part } from '../paper/paper.ts'
import { useEdit } from './editor-context.ts'
import { PinOption } from './pin-marks.tsx'
import { usePaperLanguage } from './use-paper-language.ts'
import { useWrong } from './wrong-words.ts'

/** The options of a choice; the right ones are marked by a click and appear in the memorandum. */
export function OptionLines({ part, number }: { part: Part; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  const language = usePaperLanguage()
  const { error, onLeft } = useWrong(part.id, 'items')
  const errorId = `options-${part.id}`
  const add = (after: string | null, texts: readonly string[] = ['']) =>
    edit({ kind: 'add-item', part: part.id, id: crypto.randomUUID(), after, texts })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, item: string) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      const list = event.currentTarget.closest('ol')
      const next = part.items[part.items.findIndex(({ id }) => id === item) + 1]
      // An empty one waits already. Drawn at once: the next letter must not come into this one.
      if (next?.text !== '') flushSync(() => add(item))
      list
        ?.querySelector(`[data-item="${CSS.escape(item)}"]`)
        ?.nextElementSibling?.querySelector<HTMLElement>('input')
        ?.focus()
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && !event.shiftKey) {
      event.preventDefault()
      edit({ kind: 'move-item', part: part.id, item, by: event.key === 'ArrowUp' ? -1 : 1 })
    }
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        <FormattedMessage defaultMessage="Choices" id="7T47RX" />
      </legend>
      <ol className="grid grid-cols-1 gap-1.5">
        {part.items.map((option, index) => {
          const { id, text, right } = option
          const letter = optionLetter(index)
          const name = { number, letter }
          return (
            <li key={id} data-item={id} className="flex items-center gap-1">
              <RightMark part={part} item={option} number={number} letter={letter} />
              <span className="w-5 text-center text-sm font-semibold" aria-hidden="true">
                {letter}
              </span>
              <div className="grid min-w-0 flex-1 gap-1">
                <Input
                  value={text}
                  lang={language}
                  maxLength={longest.documentOption}
                  autoComplete="off"
                  className={right ? 'border-board' : undefined}
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Choice {letter}, {number}', id: 'v7QbKg' },
                    name,
                  )}
                  aria-invalid={error !== undefined}
                  aria-describedby={error === undefined ? undefined : errorId}
                  onBlur={onLeft}
                  onKeyDown={(event) => onKeyDown(event, id)}
                  onPaste={(event) => {
                    const lines = event.clipboardData
                      .getData('text/plain')
                      .split(/\r?\n/)
                      .map((line) =>
                        line.replace(/^\s*(?:[A-Za-z][.)]|\d+[.)]|[•–-])\s+/, '').trim(),
                      )
                      .filter((line) => line !== '')
                    // One line is pasted as everywhere; a list becomes an option for each line.
                    if (lines.length < 2) return
                    event.preventDefault()
                    add(id, lines)
                    if (text === '') edit({ kind: 'remove-item', part: part.id, item: id })
                  }}
                  onChange={({ target }) =>
                    edit(
                      { kind: 'change-item', part: part.id, item: id, text: target.value },
                      `item ${id}`,
                    )
                  }
                />
              </div>
              <Button
                variant="quiet"
                size="icon"
                className="max-[599px]:hidden"
                disabled={index === 0}
                aria-label={intl.formatMessage(
                  { defaultMessage: 'Move choice {letter} of {number} up', id: 'vQ5O6B' },
                  name,
                )}
                onClick={() => edit({ kind: 'move-item', part: part.id, item: id, by: -1 })}
              >
                <ArrowUpIcon aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                className="max-[599px]:hidden"
                disabled={index === part.items.length - 1}
                aria-label={intl.formatMessage(
                  { defaultMessage: 'Move choice {letter} of {number} down', id: '12xcp0' },
                  name,
                )}
                onClick={() => edit({ kind: 'move-item', part: part.id, item: id, by: 1 })}
              >
                <ArrowDownIcon aria-hidden="true" />
              </Button>
              <PinOption part={part.id} item={option} number={number} letter={letter} />
              <Button
                variant="quiet"
                size="icon"
                aria-label={intl.formatMessage(
                  { defaultMessage: 'Remove choice {letter} of {number}', id: '+tvZhN' },
                  name,
                )}
                onClick={() => {
                  edit({ kind: 'remove-item', part: part.id, item: id })
                  onLeft()
                }}
              >
                <XIcon aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ol>
      {error !== undefined && (
        <p id={errorId} className="text-danger text-sm font-medium">
          {error}
        </p>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={() => add(null)}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add a choice" id="Q4g+mG" />
        </Button>
      </div>
    </fieldset>
  )
}

/** Marks an option as right, or no longer. */
export function RightMark({
  part,
  item,
  number,
  letter,
}: {
  part: Part
  item: Part['items'][number] | undefined
  number: string
  letter: string
}) {
  const intl = useIntl()
  const edit = useEdit()
  if (item === undefined) return null
  const { id, right } = item
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={right}
      title={intl.formatMessage({ defaultMessage: 'Right answer', id: '/g2zOj' })}
      aria-label={intl.formatMessage(
        { defaultMessage: 'Choice {letter} of {number} is right', id: 'A1seXE' },
        { number, letter },
      )}
      onClick={() => edit({ kind: 'right', part: part.id, item: id, right: !right })}
    >
      <span
        className={`grid size-6 place-items-center border-2 ${part.type === 'Checkbox' ? 'rounded-sm' : 'rounded-full'} ${right ? 'border-board bg-board text-board-ink' : 'border-line-strong'}`}
      >
        {right && <CheckIcon aria-hidden="true" className="size-4!" strokeWidth={3} />}
      </span>
    </Button>
  )
}
