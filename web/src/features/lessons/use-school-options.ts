import { useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { useIntl } from 'react-intl'
import type { FilterOption } from '@/components/list/filters.ts'
import { LessonSchoolsDocument } from './lessons.generated.ts'

/** The value for lessons that belong to no school. */
export const withoutSchool = 'none'

/** The schools of the teacher's lessons, and none; undefined while they are being loaded. */
export function useSchoolOptions(): readonly FilterOption[] | undefined {
  const intl = useIntl()
  const { data, error, refetch } = useQuery(LessonSchoolsDocument)
  useTellUnread(error, refetch)
  if (data === undefined) return undefined
  const schools = data.schoolsOfMyLessons?.edges.map(({ node }) => node) ?? []
  return [
    ...schools.map(({ id, name }) => ({ value: id, label: name })),
    {
      value: withoutSchool,
      label: intl.formatMessage({ defaultMessage: 'No school', id: 'EybU8Z' }),
    },
  ]
}
