import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { profileFormSchema, valuesOf, type ProfileValues } from './profile-form-schema.ts'
import { saveProfile } from './save-profile.ts'

/** The profile in a form that keeps a draft and follows changes from elsewhere in untouched fields. */
export function useProfileForm(profile: ProfileForm_ProfileFragment | null, onSaved?: () => void) {
  const intl = useIntl()
  const client = useApolloClient()
  return useEntityForm<ProfileValues, ProfileValues>({
    schema: profileFormSchema(intl),
    values: valuesOf(profile),
    // A message that only goes when the field is left would move the button away under the finger.
    mode: 'all',
    draft: 'profile',
    notice: null, // The page says it beside the button, and the first steps lead on.
    save: async (values) => saveProfile(client, values),
    onSaved,
  })
}
