import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { schoolYearOf } from '@/domain/school/school-year.ts'
import { SubjectFields } from '@/domain/school/subject-fields.tsx'
import type {
  ClassesCard_ClassFragment,
  ClassForm_SubjectFragment,
} from './classes-card.generated.ts'
import { today } from '@/lib/wall-time.ts'
import {
  anotherSubject,
  classFormSchema,
  valuesOfClass,
  type ClassValues,
} from './class-form-schema.ts'
import { readClass, saveClass } from './save-class.ts'

interface ClassFormOptions {
  classes: readonly ClassesCard_ClassFragment[]
  /** Null for a new one. */
  edited: ClassesCard_ClassFragment | null
  /** The school year of a new one; this year unless it is said. */
  year?: number
  onSaved: () => void
}

/** The form of a class, checked against the other classes while typing. */
export function useClassForm({
  classes,
  edited,
  year = edited?.year ?? schoolYearOf(today()),
  onSaved,
}: ClassFormOptions) {
  const intl = useIntl()
  const client = useApolloClient()
  const others = classes.filter((one) => one.id !== edited?.id && one.year === year)
  return useEntityForm({
    schema: classFormSchema(intl, others),
    values: valuesOfClass(edited),
    version: edited?.updatedAt,
    draft: `class.${edited?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveClass(client, values, edited === null ? { year } : { id: edited.id, version }),
    reread: edited ? async () => readClass(client, edited.id) : undefined,
    fieldOf: {
      teacher_class_subject_name_key: 'name',
      teacher_class_subject_subject_id_fkey: 'subjectId',
      subject_grade_subject_key: 'newSubject',
    },
    onSaved,
  })
}

export function ClassDialog({
  subjects,
  onClose,
  ...options
}: Omit<ClassFormOptions, 'onSaved'> & {
  subjects: readonly ClassForm_SubjectFragment[]
  onClose: () => void
}) {
  const form = useClassForm({ ...options, onSaved: onClose })
  return (
    <FormDialog
      form={form}
      title={
        options.edited === null ? (
          <FormattedMessage defaultMessage="New class" id="tDHouT" />
        ) : (
          <FormattedMessage defaultMessage="Edit class" id="DDDipw" />
        )
      }
      onClose={onClose}
    >
      <ClassFields form={form} subjects={subjects} />
    </FormDialog>
  )
}

/** Grade, then one of its subjects, then the name. */
export function ClassFields({
  form,
  subjects,
}: {
  form: EntityForm<ClassValues>
  subjects: readonly ClassForm_SubjectFragment[]
}) {
  const intl = useIntl()
  const subjectId = useWatch({ control: form.control, name: 'subjectId' })
  const another = {
    value: anotherSubject,
    label: intl.formatMessage({ defaultMessage: 'Another subject…', id: 'f/zITE' }),
  }
  return (
    <>
      <SubjectFields form={form} subjects={subjects} more={[another]} />
      {subjectId === anotherSubject && (
        <TextField
          form={form}
          name="newSubject"
          label={<FormattedMessage defaultMessage="Name of the subject" id="5F4qMh" />}
        />
      )}
      <TextField
        form={form}
        name="name"
        label={<FormattedMessage defaultMessage="Class name" id="0PVqDR" />}
        hint={
          <FormattedMessage defaultMessage="As your school calls it, such as 4A." id="KL2PJL" />
        }
      />
    </>
  )
}
