import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { profileFormSchema, valuesOf, type ProfileValues } from './profile-form-schema.ts'
import { saveProfile } from './save-profile.ts'

/** The form of the profile, which keeps a draft and shows changes from elsewhere in untouched fields. */
export function useProfileForm(profile: ProfileForm_ProfileFragment | null, onSaved?: () => void) {
  const intl = useIntl()
  const client = useApolloClient()
  return useEntityForm<ProfileValues, ProfileValues>({
    schema: profileFormSchema(intl),
    values: valuesOf(profile),
    // If messages disappeared only on leaving a field, the button would move while it is pressed.
    mode: 'all',
    draft: 'profile',
    notice: null, // The page says it beside the button, and the first steps lead on.
    save: async (values) => saveProfile(client, values),
    onSaved,
  })
}
