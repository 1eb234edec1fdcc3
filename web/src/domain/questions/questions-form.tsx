import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { answersSchema, type AnswersForm } from './answers-schema.ts'
import { answersDraft } from './answers-draft.ts'
import { answersOf, type Answer, type ProductQuestion } from './product-question.ts'
import { QuestionField } from './question-field.tsx'

/** The questions of a resource before it is added to the cart; also used to change the answers later. */
export function QuestionsForm({
  questions,
  submit,
  draft,
  onSubmit,
  onCancel,
}: {
  /** With earlier answers as their values. */
  questions: readonly ProductQuestion[]
  /** The button's text. */
  submit: ReactNode
  /** The key of the stored draft. */
  draft: string
  /** @throws an error that the form shows */
  onSubmit: (answers: Answer[]) => Promise<void>
  onCancel: () => void
}) {
  const intl = useIntl()
  const online = useOnline()
  const [error, setError] = useState<unknown>(null)
  const { control, handleSubmit, formState, getValues } = useForm<AnswersForm>({
    mode: 'onTouched',
    resolver: zodResolver(answersSchema(intl, questions)),
    defaultValues: { answers: answersDraft.read(draft, questions) ?? answersOf(questions) },
  })
  const send = handleSubmit(async ({ answers }) => {
    setError(null)
    try {
      await onSubmit(answers)
      answersDraft.clear(draft)
    } catch (reason) {
      setError(reason)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {questions.map((question, place) => (
        <Controller
          key={place}
          control={control}
          name={`answers.${place}`}
          render={({ field, fieldState }) => (
            <QuestionField
              question={question}
              name={field.name}
              answer={field.value}
              error={fieldState.error?.message}
              onChange={(answer) => {
                field.onChange(answer)
                answersDraft.write(draft, questions, getValues('answers'))
              }}
              onBlur={field.onBlur}
            />
          )}
        />
      ))}
      <FormError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!formState.isValid || formState.isSubmitting || !online}
        >
          {submit}
        </Button>
        <Button variant="outline" size="lg" onClick={onCancel}>
          <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
        </Button>
      </div>
    </form>
  )
}
