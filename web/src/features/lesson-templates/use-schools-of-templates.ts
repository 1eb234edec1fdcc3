import { useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { schoolOptions } from '@/domain/templates/school-filter.ts'
import { LessonTemplateSchoolsDocument } from './lesson-templates.generated.ts'

/** The schools that lesson templates are for, the generic ones first; undefined while they are being loaded. */
export function useSchoolsOfTemplates() {
  const { data, error, refetch } = useQuery(LessonTemplateSchoolsDocument)
  useTellUnread(error, refetch)
  return schoolOptions(data && (data.schoolsOfLessonTemplates?.edges.map(({ node }) => node) ?? []))
}
