import { memo } from 'react'
import { QuestionField } from '@/domain/questions/question-field.tsx'
import { takesList } from './change-steps.ts'
import type { LessonField } from './lesson-values.ts'

interface FilledFieldProps {
  field: LessonField
  required: boolean
  /** Its place in the step. */
  at: number
  name: string
  error: string | undefined
  onValue: (at: number, value: string | string[]) => void
  onBlur: () => void
}

/** The form gives a copy of all fields for each key. */
const isSame = ({ field: was, ...before }: FilledFieldProps, { field, ...now }: FilledFieldProps) =>
  Object.entries(now).every(([name, value]) => before[name as keyof typeof before] === value) &&
  JSON.stringify(was) === JSON.stringify(field)

/** A field of a lesson to fill in: each type has the control that it has everywhere. */
export const FilledField = memo(function FilledField({
  field,
  required,
  at,
  name,
  error,
  onValue,
  onBlur,
}: FilledFieldProps) {
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
      question={{ ...field, required }}
      name={name}
      answer={answer}
      error={error}
      onChange={(given) => onValue(at, given)}
      onBlur={onBlur}
    />
  )
}, isSame)
