import { useIntl } from 'react-intl'
import { paths } from '@/config/paths.ts'
import {
  useTemplateActions,
  type TemplateDialogs,
} from '@/domain/templates/use-template-actions.tsx'
import { duplicateLesson } from './save-lesson.ts'

/** What can be done with the list of lessons and with one of them. */
export function useLessonActions(dialogs: TemplateDialogs) {
  const intl = useIntl()
  return useTemplateActions<{ id: string; name: string }>(dialogs, {
    addLabel: intl.formatMessage({ defaultMessage: 'New lesson', id: 'n1W87b' }),
    duplicated: intl.formatMessage({ defaultMessage: 'Lesson duplicated', id: '+kX1Om' }),
    duplicate: duplicateLesson,
    calendarOf: ({ id, name }) => paths.calendar.hrefToPut({ type: 'Lesson', id, name }),
    printOf: paths.lessonPrint.href,
  })
}
