import type { ApolloClient } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import type { Choice, Found } from '@/components/form/fields/combobox/choice.ts'
import { toAppError } from '@/lib/errors.ts'
import {
  TeachersChosenDocument,
  TeachersFoundDocument,
  type Teacher_ChoiceFragment,
} from './teacher-choices.generated.ts'

/** Customers without a name are known by their address. */
function choicesOf(edges: readonly { node: Teacher_ChoiceFragment }[] = []): Choice<string>[] {
  return edges.flatMap(({ node }) => {
    const { teacherProfileId, title, name, surname, email, schoolName } = node
    if (teacherProfileId === null) return []
    const person = [title, name, surname].filter((part) => part !== null && part !== '').join(' ')
    const notes = [person === '' ? null : email, schoolName].filter((note) => note !== null)
    return [
      {
        key: teacherProfileId,
        value: teacherProfileId,
        label: person === '' ? (email ?? teacherProfileId) : person,
        note: notes.length === 0 ? undefined : notes.join(' · '),
      },
    ]
  })
}

/**
 * The teachers that a search finds, by the ids of their profiles.
 * @throws AppError
 */
export async function searchTeachers(
  client: ApolloClient,
  words: string,
  signal: AbortSignal,
): Promise<Found<string>> {
  const { data, error } = await client.query({
    query: TeachersFoundDocument,
    variables: { words },
    context: { fetchOptions: { signal } },
  })
  if (data === undefined) throw toAppError(error)
  return {
    choices: choicesOf(data.searchReportingTeachers?.edges),
    more: data.searchReportingTeachers?.pageInfo.hasNextPage === true,
  }
}

/** The teachers that are chosen already, by their names once they are known. */
export function useTeacherNames(chosen: readonly string[]): {
  choiceOf: (id: string) => Choice<string>
  error: unknown
} {
  const known = useQuery(
    TeachersChosenDocument,
    chosen.length === 0 ? skipToken : { variables: { ids: [...chosen] } },
  )
  const choices = choicesOf((known.data ?? known.previousData)?.reportingTeacherCollection.edges)
  return {
    choiceOf: (id) => choices.find(({ key }) => key === id) ?? { key: id, value: id, label: '…' },
    error: known.error,
  }
}
