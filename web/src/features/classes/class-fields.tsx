import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { ClassForm_SubjectFragment } from '@/graphql/generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { anotherSubject, grades, type ClassValues } from './class-form-schema.ts'
import { subjectName } from '@/domain/school/subject-name.ts'

/** Grade, then one of its subjects, then the name. */
export function ClassFields({
  form,
  subjects,
}: {
  form: UseFormReturn<ClassValues>
  subjects: readonly ClassForm_SubjectFragment[]
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { register, formState, control: formControl, setValue } = form
  const { errors } = formState
  const [grade, subjectId] = useWatch({ control: formControl, name: ['grade', 'subjectId'] })
  const ofGrade = subjects
    .filter((subject) => subject.grade === grade)
    .map(({ id, ...subject }) => ({ id, name: subjectName(subject, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <>
      <div className="grid items-start gap-5 min-[480px]:grid-cols-[9rem_1fr]">
        <Field
          label={<FormattedMessage defaultMessage="Grade" id="qXTiEd" />}
          error={errors.grade?.message}
        >
          {(control) => (
            <Select
              {...control}
              {...register('grade', {
                onChange: () => setValue('subjectId', '', { shouldDirty: true }),
              })}
            >
              <option value="" />
              {grades.map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage(
                    { defaultMessage: 'Grade {grade}', id: 'twbl5p' },
                    { grade: one },
                  )}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={
            <FormattedMessage defaultMessage="Subject" id="IGXA/C" description="Taught at school" />
          }
          hint={
            grade === '' ? (
              <FormattedMessage defaultMessage="Choose the grade first." id="FzRMn/" />
            ) : undefined
          }
          error={errors.subjectId?.message}
        >
          {(control) => (
            <Select {...control} {...register('subjectId')} disabled={grade === ''}>
              <option value="" />
              {ofGrade.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {grade !== '' && (
                <option value={anotherSubject}>
                  {intl.formatMessage({ defaultMessage: 'Another subject…', id: 'f/zITE' })}
                </option>
              )}
            </Select>
          )}
        </Field>
      </div>
      {subjectId === anotherSubject && (
        <Field
          label={<FormattedMessage defaultMessage="Name of the subject" id="5F4qMh" />}
          error={errors.newSubject?.message}
        >
          {(control) => <Input {...control} {...register('newSubject')} maxLength={100} />}
        </Field>
      )}
      <Field
        label={<FormattedMessage defaultMessage="Class name" id="0PVqDR" />}
        hint={
          <FormattedMessage defaultMessage="As your school calls it, such as 4A." id="KL2PJL" />
        }
        error={errors.name?.message}
      >
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
    </>
  )
}
