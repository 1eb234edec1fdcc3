import { FormattedMessage } from 'react-intl'
import { Card } from '@/components/card.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { RestoredDraft } from '@/components/form/restored-draft.tsx'
import { SaveButton } from '@/components/form/save-button.tsx'
import { UnsavedChanges } from '@/components/form/unsaved-changes.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Who the teacher is and where: spec/teacher.md 2, "Profile page". */
export function ProfileCard({ profile }: { profile: ProfileForm_ProfileFragment | null }) {
  const { form, keepDraft, save, error, saved, restored } = useProfileForm(profile)
  const { isValid, isSubmitting, isDirty } = form.formState
  return (
    <Card title={<FormattedMessage defaultMessage="About you" id="c2z6MR" />}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onChange={keepDraft}
        className="grid gap-5"
      >
        <RestoredDraft when={restored} />
        <PersonFields form={form} />
        <PlaceFields form={form} profile={profile} onChange={keepDraft} />
        <FormError error={error} />
        <SaveButton disabled={!isValid} saving={isSubmitting} saved={saved && !isDirty} />
      </form>
      <div className="border-line mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-5">
        <div>
          <h3 className="text-[15px] font-semibold tracking-normal">
            <FormattedMessage defaultMessage="Kryt in your language" id="z7SDLT" />
          </h3>
          <p className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="Changes at once, and is kept with your profile."
              id="bl/Nwe"
            />
          </p>
        </div>
        <LanguageToggle />
      </div>
      <UnsavedChanges when={isDirty && !isSubmitting} />
    </Card>
  )
}
