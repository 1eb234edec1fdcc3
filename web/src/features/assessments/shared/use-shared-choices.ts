import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { taxonomyChoice, type AssessmentChoices } from '../editor/assessment-choices.ts'
import { SharedPaperChoicesDocument } from './shared-choices.generated.ts'

/**
 * All subjects, and the taxonomies with their levels. An administrator has no school of their own to print.
 * @returns null while it is being loaded
 */
export function useSharedChoices(): AssessmentChoices | null {
  const { data, error, refetch } = useQuery(SharedPaperChoicesDocument)
  useTellUnread(error, refetch)
  return useMemo(
    () =>
      data === undefined
        ? null
        : {
            subjects: (data.subjectsToChoose?.edges ?? []).map(({ node }) => node),
            taxonomies: data.taxonomyCollection.edges.map(({ node }) => taxonomyChoice(node)),
            ownSchool: null,
          },
    [data],
  )
}
