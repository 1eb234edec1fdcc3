import { PlusIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { sectionMarks } from '../paper/marks.ts'
import { numbersOf } from '../paper/numbers.ts'
import { mostQuestions, questionsOf, type Section } from '../paper/paper.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { PendingQuestion } from './pending-question.tsx'
import { QuestionCard } from './question-card.tsx'
import { showPlace } from './show-place.ts'
import { TextLine } from './text-line.tsx'
import { useDrawnQuestions } from './use-drawn-questions.ts'
import { usePaperLanguage } from './use-paper-language.ts'

/** All questions in their sections: the tree that the paper and its memorandum share. */
export function QuestionList({ memo }: { memo: boolean }) {
  const edit = useEdit()
  const { store, folded } = useEditor()
  const sections = usePaper((paper) => paper.sections)
  const first = sections[0]?.questions[0]?.id
  const full = questionsOf({ sections }).length >= mostQuestions
  const numbers = numbersOf(sections)
  const { isDrawn, draw } = useDrawnQuestions({ sections })
  return (
    <div className="grid grid-cols-1 gap-4">
      {sections.map((section) => (
        <section key={section.id} data-place={section.id} className="grid grid-cols-1 gap-3">
          {section.title !== null && <SectionHead section={section} memo={memo} />}
          {section.questions.map((question, index) =>
            isDrawn(question.id) ? (
              <QuestionCard
                key={question.id}
                question={question}
                number={numbers.get(question.id) ?? ''}
                section={section.id}
                first={question.id === first}
                memo={memo}
                starts={index === 0 && section.title !== null}
              />
            ) : (
              <PendingQuestion
                key={question.id}
                question={question}
                number={numbers.get(question.id) ?? ''}
                memo={memo}
                onSeen={draw}
              />
            ),
          )}
        </section>
      ))}
      {!memo && (
        <div>
          <Button
            variant="outline"
            disabled={full}
            onClick={() => {
              const id = crypto.randomUUID()
              edit({ kind: 'add-question', id, after: null })
              showPlace(store.get(), folded, id, true)
            }}
          >
            <PlusIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Add a question" id="PmnsLm" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** Where a section starts: its letter and title. */
function SectionHead({ section, memo }: { section: Section; memo: boolean }) {
  const intl = useIntl()
  const edit = useEdit()
  const language = usePaperLanguage()
  const letter = usePaper((paper) => numbersOf(paper.sections).get(section.id) ?? '')
  const total = `[${markWords(sectionMarks(section.questions))}]`
  const name = intl.formatMessage({ defaultMessage: 'Section {letter}', id: 'V2Amny' }, { letter })
  if (memo) {
    return (
      <h3 className="mt-2 flex items-baseline gap-3 text-lg font-bold">
        <span>{name}</span>
        <span lang={language} className="min-w-0 flex-1">
          {section.title}
        </span>
        <span className="tabular-nums">{total}</span>
      </h3>
    )
  }
  return (
    <div className="border-board mt-2 grid items-end gap-3 border-l-4 pl-3 min-[480px]:grid-cols-[minmax(0,1fr)_auto]">
      <TextLine
        at={section.id}
        field="title"
        label={
          <>
            {name} <span className="text-ink-muted ml-1 font-normal tabular-nums">{total}</span>
          </>
        }
        name={intl.formatMessage(
          { defaultMessage: 'Title of section {letter}', id: '4IoNoC' },
          { letter },
        )}
        value={section.title ?? ''}
        required
        lang={language}
        onText={(title, group) =>
          edit({ kind: 'section-title', section: section.id, title }, group)
        }
      />
      <Button variant="outline" onClick={() => edit({ kind: 'end-section', section: section.id })}>
        <FormattedMessage defaultMessage="Not a Section" id="AZzDnu" />
      </Button>
    </div>
  )
}
