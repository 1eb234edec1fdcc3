import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useDraft } from '@/components/form/use-draft.ts'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { profileFormSchema, valuesOf, type ProfileValues } from './profile-form-schema.ts'
import { saveProfile } from './save-profile.ts'

/** The profile in a form that keeps a draft and follows changes from elsewhere in untouched fields. */
export function useProfileForm(profile: ProfileForm_ProfileFragment | null) {
  const intl = useIntl()
  const client = useApolloClient()
  const [error, setError] = useState<unknown>(null)
  const [saved, setSaved] = useState(false)
  const values = useMemo(() => valuesOf(profile), [profile])
  const form = useForm<ProfileValues>({
    // A message that only goes when the field is left would move the button away under the finger.
    mode: 'all',
    resolver: zodResolver(profileFormSchema(intl)),
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const draft = useDraft(form, 'profile')

  const keepDraft = () => {
    setSaved(false)
    draft.keep()
  }
  /** @returns whether it was saved */
  const save = async (): Promise<boolean> => {
    let done = false
    setError(null)
    await form.handleSubmit(async (typed) => {
      try {
        await saveProfile(client, typed)
        draft.forget()
        // resetOptions count here too, and would keep a name with the spaces that were trimmed: dirty for ever.
        form.reset(typed, { keepDirtyValues: false })
        done = true
      } catch (reason) {
        setError(reason)
      }
    })()
    setSaved(done)
    return done
  }
  return { form, keepDraft, save, error, saved, restored: draft.restored }
}
