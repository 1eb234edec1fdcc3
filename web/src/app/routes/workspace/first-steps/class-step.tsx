import { FormattedMessage } from 'react-intl'
import { ClassFields } from '@/features/classes/class-fields.tsx'
import { useClassForm } from '@/features/classes/use-class-form.ts'
import type { ClassesCard_ClassFragment, ClassForm_SubjectFragment } from '@/graphql/generated.ts'
import { StepFrame } from './step-frame.tsx'

/** Grade, subject and name of the first class. */
export function ClassStep({
  classes,
  subjects,
  onDone,
  onSkip,
}: {
  classes: readonly ClassesCard_ClassFragment[]
  subjects: readonly ClassForm_SubjectFragment[]
  onDone: () => void
  onSkip: () => void
}) {
  const { form, save, error } = useClassForm(classes, null)
  return (
    <StepFrame
      step="class"
      title={<FormattedMessage defaultMessage="Your first class" id="hHhmU/" />}
      error={error}
      next={<FormattedMessage defaultMessage="Add this class" id="Ya/9Uz" />}
      disabled={false}
      pending={form.formState.isSubmitting}
      onNext={() => void save().then((done) => done && onDone())}
      onSkip={onSkip}
    >
      <ClassFields form={form} subjects={subjects} />
    </StepFrame>
  )
}
