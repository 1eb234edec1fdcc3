import type { ApolloClient } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import { defineMessages, type IntlShape } from 'react-intl'
import type { Choice, Found } from '@/components/form/fields/combobox/choice.ts'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { toAppError } from '@/lib/errors.ts'
import {
  GenericSchoolsDocument,
  SchoolOfTemplateDocument,
  SchoolsForTemplateDocument,
  type School_TemplateFragment,
} from './template-schools.generated.ts'

const words = defineMessages({
  generic: { defaultMessage: 'Generic: for all teachers of its provinces', id: '0HexuU' },
})

/** As many as a list can show before another word finds faster than scrolling. */
const most = 20

const choiceOfSchool = (
  intl: IntlShape,
  { id, name, town, isGeneric }: School_TemplateFragment,
): Choice<string> => ({
  key: id,
  value: id,
  label: name,
  note: isGeneric ? intl.formatMessage(words.generic) : (town ?? undefined),
})

/**
 * The schools that a template can be for: without words the generic ones, with words all that contain each of them.
 * @throws AppError
 */
export async function searchTemplateSchools(
  client: ApolloClient,
  intl: IntlShape,
  typed: string,
  signal: AbortSignal,
): Promise<Found<string>> {
  if (typed === '') {
    const { data, error } = await client.query({ query: GenericSchoolsDocument })
    if (data === undefined) throw toAppError(error)
    return { choices: data.schoolCollection.edges.map(({ node }) => choiceOfSchool(intl, node)) }
  }
  const { data, error } = await client.query({
    query: SchoolsForTemplateDocument,
    variables: { words: typed, first: most, atMost: most + 1 },
    context: { fetchOptions: { signal } },
  })
  if (data === undefined) throw toAppError(error)
  return {
    choices: data.searchSchools?.edges.map(({ node }) => choiceOfSchool(intl, node)) ?? [],
    more: data.searchSchools?.pageInfo.hasNextPage === true,
  }
}

/** The school of a template by its id, once it is known; null for none. */
export function useTemplateSchool(id: string): School_TemplateFragment | null {
  const { data, error, refetch } = useQuery(
    SchoolOfTemplateDocument,
    id === '' ? skipToken : { variables: { id } },
  )
  useTellUnread(error, refetch)
  return data?.schoolCollection.edges[0]?.node ?? null
}

/** How the chosen school is shown; its name comes a moment later. */
export const chosenSchool = (
  intl: IntlShape,
  id: string,
  school: School_TemplateFragment | null,
): Choice<string> =>
  school?.id === id ? choiceOfSchool(intl, school) : { key: id, value: id, label: '…' }
