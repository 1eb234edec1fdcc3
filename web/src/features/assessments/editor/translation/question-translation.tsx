import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { optionLetter } from '@/domain/papers/option-letter.ts'
import type { PaperLanguage } from '@/domain/papers/paper-words.ts'
import * as longest from '@/lib/longest.ts'
import { numbersOf } from '../../paper/numbers.ts'
import { isOutdated } from '../../paper/outdated.ts'
import { isChoice, slots, type Part, type Question } from '../../paper/paper.ts'
import { useEdit, usePaper } from '../editor-context.ts'
import { languageName } from '../language-name.ts'
import { TranslatedLine } from './translated-line.tsx'
import { TranslatedAsk, TranslatedSlot, TranslatedText } from './translated-text.tsx'

interface Languages {
  ownLanguage: PaperLanguage
  language: PaperLanguage
}

/** All texts of one question beside each other. Drawn anew only when something of it has changed. */
export const QuestionTranslation = memo(function QuestionTranslation({
  question: { id, title, parts },
  ...languages
}: Languages & { question: Question }) {
  const intl = useIntl()
  const number = usePaper((paper) => numbersOf(paper.sections).get(id) ?? '')
  const inLanguage = languageName(intl, languages.language)
  return (
    <section data-place={id} className="border-line bg-paper grid gap-3 rounded-lg border p-3">
      <h3 className="font-semibold">
        <FormattedMessage defaultMessage="Question {number}" id="kQXPCE" values={{ number }} />
      </h3>
      <TranslatedSlot
        {...languages}
        own={title}
        slot={slots.title(id)}
        name={intl.formatMessage(
          { defaultMessage: 'Title of question {number} in {language}', id: '1zAME/' },
          { number, language: inLanguage },
        )}
      />
      <TranslatedText
        {...languages}
        slot={slots.body(id)}
        kind="full"
        name={intl.formatMessage(
          { defaultMessage: 'Text of question {number} in {language}', id: 'UmUEPe' },
          { number, language: inLanguage },
        )}
      />
      {parts.map((part) => (
        <PartTranslation key={part.id} part={part} {...languages} />
      ))}
    </section>
  )
})

function PartTranslation({ part, ...languages }: Languages & { part: Part }) {
  const intl = useIntl()
  const edit = useEdit()
  const { id } = part
  const number = usePaper((paper) => numbersOf(paper.sections).get(id) ?? '')
  const values = { number, language: languageName(intl, languages.language) }
  return (
    <div data-place={id} className="border-line bg-card grid gap-3 rounded-md border p-3">
      <span className="text-sm font-bold tabular-nums">{number}</span>
      <TranslatedAsk
        {...languages}
        slot={slots.ask(id)}
        name={intl.formatMessage(
          { defaultMessage: 'Question {number} in {language}', id: 'tB6k1l' },
          values,
        )}
      />
      <TranslatedSlot
        {...languages}
        own={part.label}
        slot={slots.label(id)}
        name={intl.formatMessage(
          { defaultMessage: 'Label of {number} in {language}', id: 'oxFpEz' },
          values,
        )}
      />
      <TranslatedText
        {...languages}
        slot={slots.body(id)}
        kind="full"
        name={intl.formatMessage(
          { defaultMessage: 'Text of {number} in {language}', id: 'QnJTVX' },
          values,
        )}
      />
      {isChoice(part) &&
        part.items.map((option, index) => {
          const { id: item, text, other = '' } = option
          const translate = (value: string) =>
            edit({ kind: 'translate-item', part: id, item, text: value }, `translate ${id} ${item}`)
          return (
            <TranslatedLine
              key={item}
              {...languages}
              own={text}
              other={other}
              outdated={isOutdated(text, option)}
              onStillRight={() => translate(other)}
              longest={longest.documentOption}
              name={intl.formatMessage(
                { defaultMessage: 'Choice {letter} of {number} in {language}', id: 'fxerha' },
                { ...values, letter: optionLetter(index) },
              )}
              onText={translate}
            />
          )
        })}
      <TranslatedSlot
        {...languages}
        own={part.hint}
        slot={slots.hint(id)}
        longest={longest.documentHint}
        name={intl.formatMessage(
          { defaultMessage: 'Hint of {number} in {language}', id: 'Gs/2pf' },
          values,
        )}
      />
      <TranslatedText
        {...languages}
        slot={slots.answer(id)}
        kind="memo"
        name={intl.formatMessage(
          { defaultMessage: 'Answer to {number} in {language}', id: 'R/bXQg' },
          values,
        )}
      />
    </div>
  )
}
