import { FormattedMessage } from 'react-intl'
import { Card } from '@/components/card.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { LanguageToggle } from '@/components/language-toggle.tsx'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** The teacher's name, school and other details (T2.2). */
export function ProfileCard({ profile }: { profile: ProfileForm_ProfileFragment | null }) {
  const form = useProfileForm(profile)
  return (
    <Card title={<FormattedMessage defaultMessage="About you" id="c2z6MR" />}>
      <Form form={form} className="grid gap-5" footer={<SaveBar form={form} />}>
        <PersonFields form={form} />
        <PlaceFields form={form} profile={profile} />
      </Form>
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
    </Card>
  )
}
