import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Answer } from '@/domain/questions/product-question.ts'
import { QuestionField } from '@/domain/questions/question-field.tsx'
import type { OrderedItem } from './ordered-item.ts'

/** What a resource asks of its buyer. What is missing is marked once the question was left, or saving was tried. */
export function ItemQuestions({
  item: { title, questions, answers },
  name,
  errors,
  tried,
  onChange,
  onBlur,
}: {
  item: OrderedItem
  name: string
  errors: readonly (string | undefined)[]
  tried: boolean
  onChange: (answers: Answer[]) => void
  onBlur: () => void
}) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  if (questions.length === 0) return null
  return (
    <fieldset className="border-line grid gap-4 border-l-2 pl-4 min-[600px]:ml-[60px]">
      <legend className="sr-only">
        <FormattedMessage defaultMessage="Questions about {title}" id="8t24Zn" values={{ title }} />
      </legend>
      {questions.map((question, place) => (
        <QuestionField
          key={place}
          question={question}
          name={`${name}.${String(place)}`}
          answer={answers[place] ?? ''}
          error={tried || left.has(place) ? errors[place] : undefined}
          onChange={(answer) => onChange(answers.map((one, at) => (at === place ? answer : one)))}
          onBlur={() => {
            setLeft(new Set([...left, place]))
            onBlur()
          }}
        />
      ))}
    </fieldset>
  )
}
