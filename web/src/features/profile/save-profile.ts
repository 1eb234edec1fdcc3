import type { ApolloClient } from '@apollo/client'
import { askAgain } from '@/graphql/ask-again.ts'
import { SaveTeacherProfileDocument } from './profile-form.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import type { ProfileValues } from './profile-form-schema.ts'

/**
 * Saves the whole profile; the database creates it if it does not exist, so saving twice is harmless.
 * @throws AppError
 */
export async function saveProfile(
  client: Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>,
  { school, ...values }: ProfileValues,
): Promise<void> {
  const { data, error } = await client
    .mutate({
      mutation: SaveTeacherProfileDocument,
      variables: { ...values, schoolId: school?.id ?? null },
    })
    .catch((reason: unknown) => {
      throw toAppError(reason)
    })
  if (!data?.saveTeacherProfile) throw toAppError(error)
  // Needed only for a new profile: an existing row is already in the cache.
  await askAgain(client, ['teacherProfileCollection'])
}
