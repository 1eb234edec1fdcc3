import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { grades } from './grades.ts'
import { ownFirst } from './subject-choices.ts'
import { subjectName } from './subject-name.ts'

/** A subject that can be chosen. */
export interface SubjectChoice {
  id: string
  grade: string
  subject: string
  subjectAf: string | null
  /** Whether the person has added or uses it. */
  mine?: boolean
}

/** The part of a form that these fields are in. */
interface SubjectValues {
  grade: string
  subjectId: string
}

const gradesOf = (subjects: readonly SubjectChoice[]) =>
  grades.filter((one) => subjects.some(({ grade }) => grade === one))

/**
 * The grade, and then one of its subjects.
 * @param onChosen what else changes with the grade or the subject
 * @param more choices below the subjects; with them every grade is offered, else those that have subjects
 */
export function SubjectFields<V extends SubjectValues>({
  form: whole,
  subjects,
  more = [],
  onChosen,
}: {
  form: EntityForm<V>
  subjects: readonly SubjectChoice[]
  more?: readonly { value: string; label: string }[]
  onChosen?: () => void
}) {
  const form = whole as unknown as EntityForm<SubjectValues> // two of its fields
  const intl = useIntl()
  const locale = useLocale()
  const grade = useWatch({ control: form.control, name: 'grade' })
  const offered = more.length > 0 ? grades : gradesOf(subjects)
  const ofGrade = subjects
    .filter((one) => one.grade === grade)
    .map((one) => ({ value: one.id, label: subjectName(one, locale), mine: one.mine === true }))
    .sort(ownFirst(locale))
  return (
    <div className="grid items-start gap-5 min-[480px]:grid-cols-[9rem_1fr]">
      <SelectField
        form={form}
        name="grade"
        label={<FormattedMessage defaultMessage="Grade" id="qXTiEd" />}
        options={offered.map((one) => ({
          value: one,
          label: intl.formatMessage(
            { defaultMessage: 'Grade {grade}', id: 'twbl5p' },
            { grade: one },
          ),
        }))}
        onChosen={() => {
          form.setValue('subjectId', '', { shouldDirty: true, shouldValidate: true })
          onChosen?.()
        }}
      />
      <SelectField
        form={form}
        name="subjectId"
        label={
          <FormattedMessage defaultMessage="Subject" id="IGXA/C" description="Taught at school" />
        }
        hint={
          subjects.length === 0 && more.length === 0 ? (
            <FormattedMessage defaultMessage="No subjects available." id="xw5EoH" />
          ) : grade === '' ? (
            <FormattedMessage defaultMessage="Choose the grade first." id="FzRMn/" />
          ) : undefined
        }
        options={grade === '' ? [] : [...ofGrade, ...more]}
        disabled={grade === ''}
        {...(onChosen && { onChosen })}
      />
    </div>
  )
}
