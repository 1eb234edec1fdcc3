import type { ApolloClient } from '@apollo/client'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { authClient } from '@/lib/session.ts'
import { answered } from '../auth-answer.ts'
import { SaveLanguageDocument } from './save-language.generated.ts'
import { currentViewer, rememberLanguage } from './viewer.ts'

/**
 * Saves the language of the interface to the profile, and to the user, where the mails of Auth look for it.
 * @returns whether the profile has that language now; false while nobody's profile is known
 * @throws AppError not_found_or_forbidden, or what Auth answers
 */
export async function saveLanguage(
  client: Pick<ApolloClient, 'mutate'>,
  language: 'en' | 'af',
): Promise<boolean> {
  const profile = currentViewer()?.profile
  if (!profile) return false
  if (profile.language !== language) {
    const { data } = await client.mutate({
      mutation: SaveLanguageDocument,
      variables: { profile: profile.nodeId, language },
    })
    expectAffected(data?.updateTeacherProfileCollection)
    rememberLanguage(language)
  }
  // Compared on its own: the first of the two may have been saved before the network went.
  const auth = await authClient()
  const { data } = await auth.getSession()
  if (data.session?.user.user_metadata['language'] !== language) {
    await answered(auth.updateUser({ data: { language } }))
  }
  return true
}
