import { FormattedMessage } from 'react-intl'
import { PersonFields } from '@/features/profile/person-fields.tsx'
import { PlaceFields } from '@/features/profile/place-fields.tsx'
import { personFields } from '@/features/profile/profile-form-schema.ts'
import { useProfileForm } from '@/features/profile/use-profile-form.ts'
import type { ProfileForm_ProfileFragment } from '@/features/profile/profile-form.generated.ts'
import type { Step } from './first-visit.ts'
import { StepFrame } from './step-frame.tsx'

/** The profile in two short steps; it is saved as a whole after the second. */
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
  const form = useProfileForm(profile, () => onStep('class'))
  if (step === 'person') {
    return (
      <StepFrame
        form={form}
        step={step}
        title={<FormattedMessage defaultMessage="What do your learners call you?" id="oRPmwr" />}
        error={null}
        next={<FormattedMessage defaultMessage="Next" id="9+Ddtu" />}
        disabled={false}
        pending={false}
        onNext={() => void form.trigger([...personFields]).then((good) => good && onStep('place'))}
        onSkip={onSkip}
      >
        <PersonFields form={form} />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      step={step}
      title={<FormattedMessage defaultMessage="Where do you teach?" id="U0s1jK" />}
      form={form}
      error={form.error}
      next={<FormattedMessage defaultMessage="Save and go on" id="dPeAhd" />}
      disabled={false}
      pending={form.pending}
      onNext={() => void form.submit()}
      onBack={() => onStep('person')}
      onSkip={onSkip}
    >
      <PlaceFields form={form} profile={profile} />
    </StepFrame>
  )
}
