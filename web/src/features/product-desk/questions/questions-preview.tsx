import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { QuestionField } from '@/domain/questions/question-field.tsx'
import {
  answersOf,
  type Answer,
  type ProductQuestion,
} from '@/domain/questions/product-question.ts'
import { storedQuestion, type QuestionValues } from './question-schema.ts'

/** The questions as the buyer sees them. They can be tried out; no answer is kept. */
export function QuestionsPreview({ questions }: { questions: readonly QuestionValues[] }) {
  const shown = questions
    .filter(({ type, label }) => type !== '' && label.trim() !== '')
    .map(storedQuestion)
  return (
    <section className="bg-paper-deep grid content-start gap-4 rounded-lg p-4">
      <h3 className="text-ink-muted text-sm font-semibold">
        <FormattedMessage defaultMessage="As the buyer sees it" id="/+/xPE" />
      </h3>
      {shown.length === 0 ? (
        <p className="text-ink-muted text-sm">
          <FormattedMessage
            defaultMessage="A question appears here once it has a label and a type."
            id="W91UV7"
          />
        </p>
      ) : (
        shown.map((question, place) => (
          // Another type or answer filled in before begins anew.
          <Tried
            key={`${place}.${question.type}.${JSON.stringify(question.value)}`}
            question={question}
            place={place}
          />
        ))
      )}
    </section>
  )
}

function Tried({ question, place }: { question: ProductQuestion; place: number }) {
  const [answer, setAnswer] = useState<Answer>(() => answersOf([question])[0] ?? '')
  return (
    <QuestionField
      question={question}
      name={`preview.${place}`}
      answer={answer}
      error={undefined}
      onChange={setAnswer}
      onBlur={() => undefined}
    />
  )
}
