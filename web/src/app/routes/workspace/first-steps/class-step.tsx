import { FormattedMessage } from 'react-intl'
import { ClassFields, useClassForm } from '@/features/classes/class-form.tsx'
import type {
  ClassesCard_ClassFragment,
  ClassForm_SubjectFragment,
} from '@/features/classes/classes-card.generated.ts'
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
  const form = useClassForm({ classes, edited: null, onSaved: onDone })
  return (
    <StepFrame
      step="class"
      title={<FormattedMessage defaultMessage="Your first class" id="hHhmU/" />}
      form={form}
      error={form.error}
      next={<FormattedMessage defaultMessage="Add this class" id="Ya/9Uz" />}
      disabled={false}
      pending={form.pending}
      onNext={() => void form.submit()}
      onSkip={onSkip}
    >
      <ClassFields form={form} subjects={subjects} />
    </StepFrame>
  )
}
