import { ArrowDownIcon } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { untranslated } from '../../paper/untranslated.ts'
import { useEdit, usePaper } from '../editor-context.ts'
import { languageName } from '../language-name.ts'
import { usePaperLanguage } from '../use-paper-language.ts'
import { QuestionTranslation } from './question-translation.tsx'
import { TranslatedLine } from './translated-line.tsx'

/** The whole paper, each text beside its translation. Structure and marks are the paper's own and cannot be changed here. */
export function TranslationSide() {
  const intl = useIntl()
  const edit = useEdit()
  const place = useRef<HTMLDivElement>(null)
  const ownLanguage = usePaperLanguage()
  const meta = usePaper((paper) => paper.meta)
  const instructions = usePaper((paper) => paper.instructions)
  const sections = usePaper((paper) => paper.sections)
  if (meta.otherLanguage === '') return null
  const languages = { ownLanguage, language: meta.otherLanguage }
  const language = languageName(intl, meta.otherLanguage)
  const goToNext = () => {
    const missing = [...(place.current?.querySelectorAll<HTMLElement>('[data-missing]') ?? [])]
    const here = document.activeElement
    const next = missing.find(
      (one) =>
        here !== null &&
        (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    ;(next ?? missing[0])?.querySelector<HTMLElement>('textarea, [role="textbox"]')?.focus()
  }
  return (
    <div ref={place} className="grid grid-cols-1 gap-5">
      <Missing onNext={goToNext} />
      <TranslatedLine
        {...languages}
        own={meta.title}
        other={meta.otherTitle}
        name={intl.formatMessage(
          { defaultMessage: 'Title in {language}', id: 'akHhTw' },
          { language },
        )}
        onText={(otherTitle) => edit({ kind: 'meta', change: { otherTitle } }, 'other title')}
      />
      {instructions.map(({ id, text, other = '' }, index) => (
        <TranslatedLine
          key={id}
          {...languages}
          own={text}
          other={other}
          longest={1000}
          name={intl.formatMessage(
            { defaultMessage: 'Instruction {number} in {language}', id: 'e3XXOp' },
            { number: index + 1, language },
          )}
          onText={(value) =>
            edit({ kind: 'translate-instruction', id, text: value }, `translate ${id}`)
          }
        />
      ))}
      {sections.map(({ id, title, other = '', questions }) => (
        <Fragment key={id}>
          <div data-place={id} className="empty:hidden">
            <TranslatedLine
              {...languages}
              own={title ?? ''}
              other={other}
              name={intl.formatMessage(
                { defaultMessage: 'Section “{title}” in {language}', id: '8SW3lF' },
                { title, language },
              )}
              onText={(text) =>
                edit({ kind: 'translate-section', section: id, text }, `translate ${id}`)
              }
            />
          </div>
          {questions.map((question) => (
            <QuestionTranslation key={question.id} question={question} {...languages} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function Missing({ onNext }: { onNext: () => void }) {
  const count = usePaper(untranslated)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Everything is translated.} one {One text is not translated yet.} other {# texts are not translated yet.}}"
          id="ThqxCB"
          values={{ count }}
        />
      </p>
      {count > 0 && (
        <Button variant="outline" size="sm" onClick={onNext}>
          <ArrowDownIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Next one" id="QxLM1A" />
        </Button>
      )}
    </div>
  )
}
