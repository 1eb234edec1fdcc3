import { ArrowDownIcon } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import * as longest from '@/lib/longest.ts'
import { isOutdated, isTitleOutdated, outdatedTranslations } from '../../paper/outdated.ts'
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
    const missing = [
      ...(place.current?.querySelectorAll<HTMLElement>('[data-missing], [data-outdated]') ?? []),
    ]
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
      <div data-place="details" className="grid grid-cols-1 gap-5">
        <div data-place="title" className="empty:hidden">
          <TranslatedLine
            {...languages}
            own={meta.title}
            other={meta.otherTitle}
            name={intl.formatMessage(
              { defaultMessage: 'Title in {language}', id: 'akHhTw' },
              { language },
            )}
            outdated={isTitleOutdated(meta)}
            onStillRight={() => edit({ kind: 'meta', change: { otherTitleOutdated: false } })}
            onText={(otherTitle) => edit({ kind: 'meta', change: { otherTitle } }, 'other title')}
          />
        </div>
        {instructions.map((instruction, index) => {
          const { id, text, other = '' } = instruction
          const translate = (value: string) =>
            edit({ kind: 'translate-instruction', id, text: value }, `translate ${id}`)
          return (
            <div key={id} data-place={id} className="empty:hidden">
              <TranslatedLine
                {...languages}
                own={text}
                other={other}
                longest={longest.documentInstruction}
                outdated={isOutdated(text, instruction)}
                onStillRight={() => translate(other)}
                name={intl.formatMessage(
                  { defaultMessage: 'Instruction {number} in {language}', id: 'e3XXOp' },
                  { number: index + 1, language },
                )}
                onText={translate}
              />
            </div>
          )
        })}
      </div>
      {sections.map((section) => {
        const { id, title, other = '', questions } = section
        const translate = (text: string) =>
          edit({ kind: 'translate-section', section: id, text }, `translate ${id}`)
        return (
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
                outdated={isOutdated(title ?? '', section)}
                onStillRight={() => translate(other)}
                onText={translate}
              />
            </div>
            {questions.map((question) => (
              <QuestionTranslation key={question.id} question={question} {...languages} />
            ))}
          </Fragment>
        )
      })}
    </div>
  )
}

function Missing({ onNext }: { onNext: () => void }) {
  const count = usePaper(untranslated)
  const outdated = usePaper(outdatedTranslations)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Everything is translated.} one {One text is not translated yet.} other {# texts are not translated yet.}}"
          id="ThqxCB"
          values={{ count }}
        />
      </p>
      {outdated > 0 && (
        <p className="font-semibold">
          <FormattedMessage
            defaultMessage="{count, plural, one {One translation may be out of date.} other {# translations may be out of date.}}"
            id="kqQTfH"
            values={{ count: outdated }}
          />
        </p>
      )}
      {count + outdated > 0 && (
        <Button variant="outline" size="sm" onClick={onNext}>
          <ArrowDownIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Next one" id="QxLM1A" />
        </Button>
      )}
    </div>
  )
}
