import { FormattedMessage } from 'react-intl'
import { PersonFields } from '@/features/profile/person-fields.tsx'
import { PlaceFields } from '@/features/profile/place-fields.tsx'
import { personFields } from '@/features/profile/profile-form-schema.ts'
import { useProfileForm } from '@/features/profile/use-profile-form.ts'
import type { ProfileForm_ProfileFragment } from '@/features/profile/profile-form.generated.ts'
import type { Step } from './first-visit.ts'
import { StepFrame } from './step-frame.tsx'

/** The profile in two short questions; it is saved whole at the end of the second. */
export function ProfileSteps({
  step,
  profile,
  onStep,
  onSkip,
}: {
  step: 'person' | 'place'
  profile: ProfileForm_ProfileFragment | null
  onStep: (step: Step) => void
  onSkip: () => void
}) {
  const { form, keepDraft, save, error } = useProfileForm(profile)
  const { isSubmitting } = form.formState
  if (step === 'person') {
    return (
      <StepFrame
        step={step}
        title={<FormattedMessage defaultMessage="What do your learners call you?" id="oRPmwr" />}
        error={null}
        next={<FormattedMessage defaultMessage="Next" id="9+Ddtu" />}
        disabled={false}
        pending={false}
        onNext={() => void form.trigger([...personFields]).then((good) => good && onStep('place'))}
        onSkip={onSkip}
      >
        <div onChange={keepDraft} className="grid gap-5">
          <PersonFields form={form} />
        </div>
      </StepFrame>
    )
  }
  return (
    <StepFrame
      step={step}
      title={<FormattedMessage defaultMessage="Where do you teach?" id="U0s1jK" />}
      error={error}
      next={<FormattedMessage defaultMessage="Save and go on" id="dPeAhd" />}
      disabled={false}
      pending={isSubmitting}
      onNext={() => void save().then((done) => done && onStep('class'))}
      onBack={() => onStep('person')}
      onSkip={onSkip}
    >
      <div onChange={keepDraft} className="grid gap-5">
        <PlaceFields form={form} profile={profile} onChange={keepDraft} />
      </div>
    </StepFrame>
  )
}
