import { FormattedMessage } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import type { ClassesCard_ClassFragment, ClassForm_SubjectFragment } from '@/graphql/generated.ts'
import { ClassFields } from './class-fields.tsx'
import { useClassForm } from './use-class-form.ts'

export function ClassDialog({
  classes,
  subjects,
  edited,
  onClose,
}: {
  classes: readonly ClassesCard_ClassFragment[]
  subjects: readonly ClassForm_SubjectFragment[]
  /** Null for a new one. */
  edited: ClassesCard_ClassFragment | null
  onClose: () => void
}) {
  const { form, draft, save, error } = useClassForm(classes, edited)
  const { isValid, isSubmitting, isDirty } = form.formState
  return (
    <FormDialog
      title={
        edited === null ? (
          <FormattedMessage defaultMessage="New class" id="tDHouT" />
        ) : (
          <FormattedMessage defaultMessage="Edit class" id="DDDipw" />
        )
      }
      pending={isSubmitting}
      error={error}
      disabled={!isValid}
      dirty={isDirty}
      restored={draft.restored}
      onChange={draft.keep}
      onSubmit={() => void save().then((done) => done && onClose())}
      onClose={() => {
        draft.forget()
        onClose()
      }}
    >
      <ClassFields form={form} subjects={subjects} />
    </FormDialog>
  )
}
