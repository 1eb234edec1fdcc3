import type { ApolloClient } from '@apollo/client'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { authClient } from '@/lib/session.ts'
import { SaveLanguageDocument } from './save-language.generated.ts'
import { currentViewer, rememberLanguage } from './viewer.ts'

/**
 * Saves the language of the interface to the profile, and to the user, where the mails of Auth look for it.
 * @returns whether the profile has that language now; false while nobody's profile is known
 * @throws AppError not_found_or_forbidden
 */
export async function saveLanguage(
  client: Pick<ApolloClient, 'mutate'>,
  language: 'en' | 'af',
): Promise<boolean> {
  const profile = currentViewer()?.profile
  if (!profile) return false
  if (profile.language === language) return true
  const { data } = await client.mutate({
    mutation: SaveLanguageDocument,
    variables: { profile: profile.nodeId, language },
  })
  expectAffected(data?.updateTeacherProfileCollection)
  rememberLanguage(language)
  await (await authClient()).updateUser({ data: { language } })
  return true
}
