import { useIntl } from 'react-intl'
import { paths } from '@/config/paths.ts'
import {
  useTemplateActions,
  type TemplateDialogs,
} from '@/domain/templates/use-template-actions.tsx'
import { duplicateAssessment } from '../editor/save-assessment.ts'

/** What can be done with the list of assessments and with one of them. */
export function useAssessmentActions(dialogs: TemplateDialogs) {
  const intl = useIntl()
  return useTemplateActions<{ id: string; title: string }>(dialogs, {
    addLabel: intl.formatMessage({ defaultMessage: 'New assessment', id: 'tVVXrR' }),
    duplicated: intl.formatMessage({ defaultMessage: 'Assessment duplicated', id: '0TywzE' }),
    duplicate: duplicateAssessment,
    calendarOf: ({ id, title }) =>
      paths.calendar.hrefToPut({ type: 'Assessment', id, name: title }),
    printOf: paths.assessmentPrint.href,
  })
}
