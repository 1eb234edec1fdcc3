import { QuestionField } from '@/domain/questions/question-field.tsx'
import { takesList } from './change-steps.ts'
import type { LessonField } from './lesson-values.ts'

/** A field of a lesson to fill in: each type has the control that it has everywhere. */
export function FilledField({
  field,
  name,
  error,
  onValue,
  onBlur,
}: {
  field: LessonField
  name: string
  error: string | undefined
  onValue: (value: string | string[]) => void
  onBlur: () => void
}) {
  const { value = null } = field
  const answer = takesList(field)
    ? Array.isArray(value)
      ? value
      : []
    : typeof value === 'string'
      ? value
      : ''
  return (
    <QuestionField
      question={{ ...field, required: true }}
      name={name}
      answer={answer}
      error={error}
      onChange={onValue}
      onBlur={onBlur}
    />
  )
}
