import { useQuery } from '@apollo/client/react'
import { defineMessages } from 'react-intl'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { schoolOptions } from '@/domain/templates/school-filter.ts'
import { LessonSchoolsDocument } from './lessons.generated.ts'

const words = defineMessages({ none: { defaultMessage: 'No school', id: 'EybU8Z' } })

/** The schools of the teacher's lessons, and none; undefined while they are being loaded. */
export function useSchoolOptions() {
  const { data, error, refetch } = useQuery(LessonSchoolsDocument)
  useTellUnread(error, refetch)
  return schoolOptions(
    data && (data.schoolsOfMyLessons?.edges.map(({ node }) => node) ?? []),
    words.none,
  )
}
