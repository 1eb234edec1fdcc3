import type { ApolloClient } from '@apollo/client'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { SaveLanguageDocument } from './save-language.generated.ts'
import { currentViewer, rememberLanguage } from './viewer.ts'

/**
 * Saves the language of the interface to the profile. Does nothing without a profile, or when it has that language.
 * @throws AppError not_found_or_forbidden
 */
export async function saveLanguage(
  client: Pick<ApolloClient, 'mutate'>,
  language: 'en' | 'af',
): Promise<void> {
  const profile = currentViewer()?.profile
  if (!profile || profile.language === language) return
  const { data } = await client.mutate({
    mutation: SaveLanguageDocument,
    variables: { profile: profile.nodeId, language },
  })
  expectAffected(data?.updateTeacherProfileCollection)
  rememberLanguage(language)
}
