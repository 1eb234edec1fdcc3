import { ChevronDownIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import * as longest from '@/lib/longest.ts'
import type { Part } from '../paper/paper.ts'
import { levelsOfChosen } from './assessment-choices.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { typeChoices } from './part-words.ts'
import { TextLine } from './text-line.tsx'
import { usePaperLanguage } from './use-paper-language.ts'
import { useWrong } from './wrong-words.ts'

/** How a part is answered, and on which cognitive level it is. */
export function PartFacts({ part, number }: { part: Part; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  return (
    <div className="grid grid-cols-1 items-start gap-3 min-[480px]:grid-cols-2">
      <Field
        label={<FormattedMessage defaultMessage="Learners answer" id="WQ4QkT" />}
        error={undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={part.type ?? 'book'}
            aria-label={intl.formatMessage(
              { defaultMessage: 'Learners answer, {number}', id: 'dadSrs' },
              { number },
            )}
            onChange={({ target }) => {
              const type = typeChoices.find((one) => one.type === target.value)?.type ?? null
              edit({ kind: 'retype', part: part.id, type, id: crypto.randomUUID() })
            }}
          >
            {typeChoices.map(({ type, name }) => (
              <option key={type} value={type ?? 'book'}>
                {intl.formatMessage(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LevelSelect part={part} number={number} />
    </div>
  )
}

/** The levels of the chosen taxonomies, and the part's own if it is from another. */
function LevelSelect({ part, number }: { part: Part; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  const { taxonomies } = useEditor().choices
  const chosen = usePaper((paper) => paper.meta.taxonomyIds)
  const known = levelsOfChosen(taxonomies, chosen)
  const own = part.level
  const levels =
    own === null || known.some(({ label }) => label === own.label) ? known : [...known, own]
  if (levels.length === 0) return null
  return (
    <Field
      label={<FormattedMessage defaultMessage="Cognitive level" id="0/p1x6" />}
      error={undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={own?.label ?? ''}
          aria-label={intl.formatMessage(
            { defaultMessage: 'Cognitive level, {number}', id: 'ypCRMV' },
            { number },
          )}
          onChange={({ target }) =>
            edit({
              kind: 'level',
              part: part.id,
              level: levels.find(({ label }) => label === target.value) ?? null,
            })
          }
        >
          <option value="">
            {intl.formatMessage({ defaultMessage: 'None chosen', id: '6NfKWq' })}
          </option>
          {levels.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What most parts do without: a label above the space for the answer, a hint, an example. */
export function MoreFacts({ part, number }: { part: Part; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  const language = usePaperLanguage()
  const common = { at: part.id, lang: language }
  const { error } = useWrong(part.id, 'label')
  const [open, setOpen] = useState(part.label !== '' || part.hint !== '' || part.placeholder !== '')
  return (
    <details
      className="group"
      open={open || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="text-ink-muted flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon
          aria-hidden="true"
          className="size-4 -rotate-90 transition-transform group-open:rotate-0"
        />
        <FormattedMessage defaultMessage="Label, hint and example" id="wEQHn3" />
      </summary>
      <div className="grid items-start gap-3 pt-1 min-[480px]:grid-cols-3">
        <TextLine
          {...common}
          field="label"
          name={intl.formatMessage({ defaultMessage: 'Label, {number}', id: 'sJIzQ1' }, { number })}
          label={
            <FormattedMessage
              defaultMessage="Label"
              id="RuECcO"
              description="What a field asks for"
            />
          }
          value={part.label}
          onText={(label, group) =>
            edit({ kind: 'change-part', part: part.id, change: { label } }, group)
          }
        />
        <TextLine
          {...common}
          field="hint"
          name={intl.formatMessage({ defaultMessage: 'Hint, {number}', id: 'Mdf7vU' }, { number })}
          label={<FormattedMessage defaultMessage="Hint" id="n6WpC1" />}
          value={part.hint}
          longest={longest.documentHint}
          onText={(hint, group) =>
            edit({ kind: 'change-part', part: part.id, change: { hint } }, group)
          }
        />
        <TextLine
          {...common}
          field="placeholder"
          name={intl.formatMessage(
            { defaultMessage: 'Example, {number}', id: 'TWsV+T' },
            { number },
          )}
          label={
            <FormattedMessage defaultMessage="Example" id="ajDAFN" description="Of an answer" />
          }
          value={part.placeholder}
          longest={longest.documentHint}
          onText={(placeholder, group) =>
            edit({ kind: 'change-part', part: part.id, change: { placeholder } }, group)
          }
        />
      </div>
    </details>
  )
}
