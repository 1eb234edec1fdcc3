import type { ApolloClient } from '@apollo/client'
import type { Choice, Found } from '@/components/form/fields/combobox/choice.ts'
import { toAppError } from '@/lib/errors.ts'
import { SchoolsOfferedDocument, SchoolSearchDocument } from './school-search.generated.ts'
import type { School_ChoiceFragment } from './profile-form.generated.ts'

/** As many as a list can show before another word finds faster than scrolling. */
const most = 20

export const choiceOfSchool = (school: School_ChoiceFragment): Choice<School_ChoiceFragment> => ({
  key: school.id,
  label: school.name,
  note: school.town ?? undefined,
  value: school,
})

/** The generic schools of a province, after the teacher's own where it is one of the province. */
async function offeredSchools(
  client: ApolloClient,
  province: string,
  own: School_ChoiceFragment | null,
): Promise<School_ChoiceFragment[]> {
  const { data, error } = await client.query({
    query: SchoolsOfferedDocument,
    variables: { province },
  })
  if (data === undefined) throw toAppError(error)
  const generic = data.schoolCollection.edges.map(({ node }) => node)
  const ownFirst =
    own?.provinces.includes(province) === true && !generic.some(({ id }) => id === own.id)
  return ownFirst ? [own, ...generic] : generic
}

/**
 * The schools to choose from: without words the generic ones of the province and the teacher's own, with words all of the
 * province that contain each of them.
 * @throws AppError
 */
export async function searchSchools(
  client: ApolloClient,
  words: string,
  { province, own }: { province: string; own: School_ChoiceFragment | null },
  signal: AbortSignal,
): Promise<Found<School_ChoiceFragment>> {
  if (words === '') {
    return { choices: (await offeredSchools(client, province, own)).map(choiceOfSchool) }
  }
  const { data, error } = await client.query({
    query: SchoolSearchDocument,
    variables: { words, province, first: most, atMost: most + 1 },
    context: { fetchOptions: { signal } },
  })
  if (data === undefined) throw toAppError(error)
  return {
    choices: data.searchSchools?.edges.map(({ node }) => choiceOfSchool(node)) ?? [],
    more: data.searchSchools?.pageInfo.hasNextPage === true,
  }
}
