import { useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { schoolOptions } from '@/domain/templates/school-filter.ts'
import { SharedPaperSchoolsDocument } from './assessment-templates.generated.ts'

/** The schools that shared papers are for, the generic ones first; undefined while they are being loaded. */
export function useSchoolOptions() {
  const { data, error, refetch } = useQuery(SharedPaperSchoolsDocument)
  useTellUnread(error, refetch)
  return schoolOptions(
    data && (data.schoolsOfAssessmentTemplates?.edges.map(({ node }) => node) ?? []),
  )
}
