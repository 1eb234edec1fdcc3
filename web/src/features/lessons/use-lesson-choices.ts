import { skipToken, useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { subjectChoices } from '@/domain/school/subject-choices.ts'
import { useSession } from '@/lib/session.ts'
import type { LessonChoices } from '@/domain/lesson/lesson-choices.ts'
import { LessonChoicesDocument } from './lesson-choices.generated.ts'

/**
 * What the editor offers: all subjects, and the generic schools of the teacher's province with the teacher's own (T5.1).
 * @returns null while it is being loaded
 */
export function useLessonChoices(): LessonChoices | null {
  const session = useSession()
  const { data, error, refetch } = useQuery(
    LessonChoicesDocument,
    session.status === 'signed-out' ? skipToken : { variables: { userId: session.user.id } },
  )
  useTellUnread(error, refetch)
  if (data === undefined) return null
  const profile = data.teacherProfileCollection.edges[0]?.node
  const generic = data.schoolCollection.edges
    .map(({ node }) => node)
    .filter(({ provinces }) => provinces.includes(profile?.province ?? ''))
  const own = profile?.school ?? null
  return {
    subjects: subjectChoices(data),
    schools: own === null || generic.some(({ id }) => id === own.id) ? generic : [own, ...generic],
    ownSchool: own,
  }
}
