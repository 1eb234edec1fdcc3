import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import type { TeacherActivityUpdateInput } from '@/graphql/schema-types.generated.ts'
import { writeRow } from '@/graphql/write.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { isUuid } from '@/lib/uuid.ts'
import { wallTime } from '@/lib/wall-time.ts'
import { ActivityToPlanDocument, LinkActivityDocument } from './activity-to-plan.generated.ts'

/** The activity of the calendar that a new lesson or paper is for (paths.lessons, paths.assessments). */
export interface ActivityToPlan {
  id: string | null
  /** Its activity is still being read. */
  loading: boolean
  /** What it says of the lesson or paper: its label, and the grade and subject of its class. */
  given: { name?: string; grade?: string; subjectId?: string }
  /**
   * Links what was saved to the activity, and goes back to its day in the calendar. Says so if the activity is gone.
   * Without an activity it does nothing.
   */
  link: (set: TeacherActivityUpdateInput) => Promise<void>
}

/** Reads the activity that the address names as "for". */
export function useActivityToPlan(): ActivityToPlan {
  const intl = useIntl()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('for')
  const id = asked !== null && isUuid(asked) ? asked : null
  const { data, error } = useQuery(
    ActivityToPlanDocument,
    id === null ? skipToken : { variables: { id } },
  )
  const activity = data?.teacherActivityCollection.edges[0]?.node
  const subject = activity?.teacherClassSubject?.subject ?? null
  return {
    id,
    loading: id !== null && data === undefined && error === undefined,
    given: {
      ...(activity === undefined ? {} : { name: activity.label }),
      ...(subject === null ? {} : { grade: subject.grade, subjectId: subject.id }),
    },
    link: async (set) => {
      if (id === null) return
      try {
        await writeRow(client, LinkActivityDocument, { id, set }, ['teacherActivityCollection'])
        showSnack(
          'done',
          intl.formatMessage({ defaultMessage: 'Saved, and linked to the activity', id: '25tpYx' }),
        )
      } catch (reason) {
        showSnack('error', errorSentence(intl, reason))
      }
      const date =
        activity === undefined ? undefined : wallTime(activity.startDateTime).slice(0, 10)
      void navigate(paths.calendar.href(date === undefined ? {} : { view: 'day', date }))
    },
  }
}
