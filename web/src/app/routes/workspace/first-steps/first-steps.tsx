import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { CalendarDrawing } from '@/components/brand/drawings/planning.tsx'
import { DeskDrawing } from '@/components/brand/drawings/desk.tsx'
import { Button } from '@/components/ui/button.tsx'
import type {
  ClassesCard_ClassFragment,
  ClassForm_SubjectFragment,
} from '@/features/classes/classes-card.generated.ts'
import type { ProfileForm_ProfileFragment } from '@/features/profile/profile-form.generated.ts'
import { ClassStep } from './class-step.tsx'
import { openStep, type Step } from './first-visit.ts'
import { ProfileSteps } from './profile-steps.tsx'

/** The first visit: three steps, each of which can be skipped, instead of the whole profile. */
export function FirstSteps({
  profile,
  classes,
  subjects,
  onEnd,
}: {
  profile: ProfileForm_ProfileFragment | null
  classes: readonly ClassesCard_ClassFragment[]
  subjects: readonly ClassForm_SubjectFragment[]
  /** Shows the whole profile, or the week after the last step. */
  onEnd: (next: 'profile' | 'week') => void
}) {
  const [step, setStep] = useState<Step>(() => openStep({ profile, classes }) ?? 'done')
  const skip = () => onEnd('profile')
  return (
    <div className="bg-card border-line grid overflow-hidden rounded-xl border min-[900px]:grid-cols-[minmax(0,1fr)_300px]">
      <div className="p-5 min-[600px]:p-8">
        {(step === 'person' || step === 'place') && (
          <ProfileSteps step={step} profile={profile} onStep={setStep} onSkip={skip} />
        )}
        {step === 'class' && (
          <ClassStep
            classes={classes}
            subjects={subjects}
            onDone={() => setStep('done')}
            onSkip={skip}
          />
        )}
        {step === 'done' && (
          <div role="status" className="grid justify-items-start gap-4">
            <CalendarDrawing />
            <h2 className="text-2xl">
              <FormattedMessage
                defaultMessage="All set, {name}"
                id="/+/XEH"
                values={{ name: profile?.name ?? '' }}
              />
            </h2>
            <p className="text-ink-muted">
              <FormattedMessage
                defaultMessage="Next, your week: fill in one day and copy it to the others. The calendar then knows when you teach."
                id="69RdVn"
              />
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => onEnd('week')}>
                <FormattedMessage defaultMessage="Fill in my week" id="A9KM/z" />
              </Button>
              <Button variant="outline" onClick={skip}>
                <FormattedMessage defaultMessage="Later" id="uQDRsY" />
              </Button>
            </div>
          </div>
        )}
      </div>
      <div
        aria-hidden="true"
        className="bg-slate text-slate-ink chalk-dust hidden place-items-center p-6 min-[900px]:grid"
      >
        <DeskDrawing />
      </div>
    </div>
  )
}
