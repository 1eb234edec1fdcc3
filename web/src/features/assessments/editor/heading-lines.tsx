import { ChevronDownIcon } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { paperWords } from '@/domain/papers/paper-words.ts'
import * as longest from '@/lib/longest.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { usePaperLanguage } from './use-paper-language.ts'

const names: Record<string, MessageDescriptor> = defineMessages({
  Grade: { defaultMessage: 'Grade', id: 'qXTiEd' },
  Date: { defaultMessage: 'Date', id: 'P7PLVj' },
  Term: { defaultMessage: 'Term', id: 'qTy5se' },
  Total: { defaultMessage: 'Total', id: 'MJ2jZQ' },
  Time: { defaultMessage: 'Time', id: 'ug01Mk' },
  Minute: { defaultMessage: 'Minute', id: 'x0Pnmt' },
  Minutes: { defaultMessage: 'Minutes', id: 'FY6igM' },
  Hour: { defaultMessage: 'Hour', id: 'b11WUZ' },
  Hours: { defaultMessage: 'Hours', id: 'j9Y9nu' },
  'Information and Instructions': { defaultMessage: 'Information and Instructions', id: 'b4v5GX' },
  Section: { defaultMessage: 'Section', id: 'orVYX5', description: 'Part of a paper' },
  Sections: { defaultMessage: 'Sections', id: 'aUTGAw', description: 'Parts of a paper' },
  Question: { defaultMessage: 'Question', id: 'cBs7bp', description: 'Of a paper' },
  Questions: { defaultMessage: 'Questions', id: 'IG3Tpl', description: 'Of a paper' },
  Marks: { defaultMessage: 'Marks', id: 'oySfSq' },
  Award: { defaultMessage: 'Award', id: 'Cuba++', description: 'Marks that a learner was given' },
})

/** The words that the paper itself uses; an empty one is the usual word of its language. */
export function HeadingLines() {
  const intl = useIntl()
  const edit = useEdit()
  const { store } = useEditor()
  const language = usePaperLanguage()
  const headings = usePaper((paper) => paper.headings)
  const usual: Record<string, string> = paperWords([], language)
  return (
    <details className="group border-line rounded-md border">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">
            <FormattedMessage defaultMessage="Words on the paper" id="Tks2R9" />
          </span>
          <span className="text-ink-muted block text-sm">
            <FormattedMessage
              defaultMessage="Date, term, and the words for marks, questions and sections"
              id="KM8lNg"
            />
          </span>
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="text-ink-muted size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid items-start gap-4 px-4 pt-1 pb-4 min-[480px]:grid-cols-2">
        {headings.map(({ label, value }) => {
          const name = names[label]
          return (
            <Field
              key={label}
              label={name === undefined ? label : intl.formatMessage(name)}
              error={undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  value={value}
                  lang={language}
                  maxLength={longest.documentLine}
                  autoComplete="off"
                  placeholder={label === 'Date' || label === 'Term' ? undefined : usual[label]}
                  onBlur={store.pause}
                  onChange={({ target }) =>
                    edit({ kind: 'heading', label, value: target.value }, `heading ${label}`)
                  }
                />
              )}
            </Field>
          )
        })}
      </div>
    </details>
  )
}
