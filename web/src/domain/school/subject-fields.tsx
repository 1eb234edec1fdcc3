import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import type { SubjectChoice } from './lesson-choices.ts'

/** R first, then by number. */
const gradeOrder = (grade: string) => (grade === 'R' ? 0 : Number(grade))

/** The part of a form that these fields are in. */
export interface SubjectValues {
  grade: string
  subjectId: string
}

/** The grade, and then one of its subjects. */
export function SubjectFields({
  form,
  subjects,
}: {
  form: EntityForm<SubjectValues>
  subjects: readonly SubjectChoice[]
}) {
  const intl = useIntl()
  const locale = useLocale()
  const grade = useWatch({ control: form.control, name: 'grade' })
  const grades = [...new Set(subjects.map((one) => one.grade))].sort(
    (one, other) => gradeOrder(one) - gradeOrder(other),
  )
  const ofGrade = subjects
    .filter((one) => one.grade === grade)
    .map((one) => ({ value: one.id, label: subjectName(one, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <div className="grid items-start gap-5 min-[480px]:grid-cols-[9rem_1fr]">
      <SelectField
        form={form}
        name="grade"
        label={<FormattedMessage defaultMessage="Grade" id="qXTiEd" />}
        options={grades.map((one) => ({
          value: one,
          label: intl.formatMessage(
            { defaultMessage: 'Grade {grade}', id: 'twbl5p' },
            { grade: one },
          ),
        }))}
        onChosen={() => form.setValue('subjectId', '', { shouldDirty: true, shouldValidate: true })}
      />
      <SelectField
        form={form}
        name="subjectId"
        label={
          <FormattedMessage defaultMessage="Subject" id="IGXA/C" description="Taught at school" />
        }
        hint={
          grade === '' ? (
            <FormattedMessage defaultMessage="Choose the grade first." id="FzRMn/" />
          ) : undefined
        }
        options={grade === '' ? [] : ofGrade}
        disabled={grade === ''}
      />
    </div>
  )
}
