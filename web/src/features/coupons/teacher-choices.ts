import { skipToken, useQuery } from '@apollo/client/react'
import { useDeferredValue, useState } from 'react'
import {
  TeachersChosenDocument,
  TeachersFoundDocument,
  type Teacher_ChoiceFragment,
} from './teachers-field.generated.ts'

export interface TeacherChoice {
  value: string
  label: string
  note: string | undefined
}

/** Customers without a name are known by their address. */
function choiceOf(teacher: Teacher_ChoiceFragment): TeacherChoice[] {
  const { teacherProfileId, title, name, surname, email, schoolName } = teacher
  if (teacherProfileId === null) return []
  const person = [title, name, surname].filter((part) => part !== null && part !== '').join(' ')
  const notes = [person === '' ? null : email, schoolName].filter((note) => note !== null)
  return [
    {
      value: teacherProfileId,
      label: person === '' ? (email ?? teacherProfileId) : person,
      note: notes.length === 0 ? undefined : notes.join(' · '),
    },
  ]
}

/** The teachers that a search finds, and those that are chosen already, by their names. */
export function useTeacherChoices(chosen: readonly string[]) {
  const [words, setWords] = useState<string | null>(null)
  const asked = useDeferredValue(words?.trim() ?? null)
  const found = useQuery(
    TeachersFoundDocument,
    asked === null ? skipToken : { variables: { words: asked } },
  )
  const known = useQuery(
    TeachersChosenDocument,
    chosen.length === 0 ? skipToken : { variables: { ids: [...chosen] } },
  )
  const choices = (edges: readonly { node: Teacher_ChoiceFragment }[] | undefined) =>
    (edges ?? []).flatMap(({ node }) => choiceOf(node))
  return {
    search: setWords,
    found: choices((found.data ?? found.previousData)?.searchReportingTeachers?.edges),
    searching: found.loading,
    named: choices((known.data ?? known.previousData)?.reportingTeacherCollection.edges),
    error: found.error ?? known.error,
  }
}
