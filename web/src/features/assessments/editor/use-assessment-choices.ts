import { skipToken, useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { useMemo } from 'react'
import { subjectChoices } from '@/domain/school/subject-choices.ts'
import { useSession } from '@/lib/session.ts'
import { taxonomyChoice, type AssessmentChoices } from './assessment-choices.ts'
import { AssessmentChoicesDocument } from './assessment-choices.generated.ts'

/**
 * All subjects, the taxonomies with their levels, and the teacher's school.
 * @returns null while it is being loaded
 */
export function useAssessmentChoices(): AssessmentChoices | null {
  const session = useSession()
  const { data, error, refetch } = useQuery(
    AssessmentChoicesDocument,
    session.status === 'signed-out' ? skipToken : { variables: { userId: session.user.id } },
  )
  useTellUnread(error, refetch)
  return useMemo(
    () =>
      data === undefined
        ? null
        : {
            subjects: subjectChoices(data),
            taxonomies: data.taxonomyCollection.edges.map(({ node }) => taxonomyChoice(node)),
            ownSchool: data.teacherProfileCollection.edges[0]?.node.school ?? null,
          },
    [data],
  )
}
