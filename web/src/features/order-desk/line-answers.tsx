import { Controller } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import type { ProductQuestion } from '@/domain/questions/product-question.ts'
import { QuestionField } from '@/domain/questions/question-field.tsx'
import type { EditValues } from './edit-order-schema.ts'

/** The questions of one line with the answers that were given, to be corrected. */
export function LineAnswers({
  form,
  line,
  title,
  questions,
}: {
  form: EntityForm<EditValues>
  /** Its place in the order. */
  line: number
  title: string
  questions: readonly ProductQuestion[]
}) {
  return (
    <fieldset className="grid gap-5">
      <legend className="pb-3 font-semibold wrap-anywhere">{title}</legend>
      {questions.map((question, place) => (
        <Controller
          key={place}
          control={form.control}
          name={`answers.${line}.${place}`}
          render={({ field, fieldState }) => (
            <QuestionField
              question={question}
              name={field.name}
              answer={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      ))}
    </fieldset>
  )
}
