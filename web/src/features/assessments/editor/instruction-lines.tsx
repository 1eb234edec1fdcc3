import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/input.tsx'
import * as longest from '@/lib/longest.ts'
import { useEdit, usePaper } from './editor-context.ts'
import { usePaperLanguage } from './use-paper-language.ts'
import { useWrong } from './wrong-words.ts'

/** The instructions on the cover; at least one. */
export function InstructionLines() {
  const intl = useIntl()
  const edit = useEdit()
  const language = usePaperLanguage()
  const instructions = usePaper((paper) => paper.instructions)
  const { error, onLeft } = useWrong('instructions', 'list')
  const errorId = 'instructions-error'
  const list = useRef<HTMLOListElement>(null)
  const add = () => {
    // Drawn at once: what is typed next belongs into it.
    flushSync(() => edit({ kind: 'add-instruction', id: crypto.randomUUID(), text: '' }))
    list.current?.lastElementChild?.querySelector('textarea')?.focus()
  }
  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-3"
      data-place="instructions"
      data-invalid={error !== undefined}
    >
      <legend className="mb-3 text-lg font-semibold">
        <FormattedMessage defaultMessage="Instructions" id="sV2v5L" />
      </legend>
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {instructions.map(({ id, text }, index) => {
          const number = index + 1
          return (
            <li key={id} data-place={id} className="flex flex-wrap items-start gap-1">
              <span className="text-ink-muted w-6 pt-2.5 text-sm tabular-nums">{number}</span>
              <div className="grid min-w-0 flex-1 basis-48 gap-1">
                <Textarea
                  value={text}
                  rows={1}
                  lang={language}
                  maxLength={longest.documentInstruction}
                  className="field-sizing-content min-h-11! resize-none!"
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Instruction {number}', id: 'INURcp' },
                    { number },
                  )}
                  aria-invalid={error !== undefined}
                  aria-describedby={error === undefined ? undefined : errorId}
                  onBlur={onLeft}
                  onChange={({ target }) =>
                    edit(
                      { kind: 'change-instruction', id, text: target.value },
                      `instruction ${id}`,
                    )
                  }
                />
              </div>
              <div className="ml-auto flex">
                <Button
                  variant="quiet"
                  size="icon"
                  disabled={index === 0}
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Move instruction {number} up', id: '7KuBdm' },
                    { number },
                  )}
                  onClick={() => edit({ kind: 'move-instruction', id, by: -1 })}
                >
                  <ArrowUpIcon aria-hidden="true" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  disabled={index === instructions.length - 1}
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Move instruction {number} down', id: 'QaP1f7' },
                    { number },
                  )}
                  onClick={() => edit({ kind: 'move-instruction', id, by: 1 })}
                >
                  <ArrowDownIcon aria-hidden="true" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  className="text-danger!"
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Remove instruction {number}', id: 'cehCAT' },
                    { number },
                  )}
                  onClick={() => {
                    edit({ kind: 'remove-instruction', id })
                    onLeft()
                  }}
                >
                  <Trash2Icon aria-hidden="true" />
                </Button>
              </div>
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
        <Button variant="outline" size="sm" onClick={add}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add an instruction" id="7ksMuX" />
        </Button>
      </div>
    </fieldset>
  )
}
