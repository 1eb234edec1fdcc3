import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { momentOf } from '@/lib/wall-time.ts'
import { moveActivities } from '../activity/activity-actions.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { clashesWith } from '../setting/clashes.ts'
import { sameAgain, versionNow } from '../setting/same-again.ts'
import { useUndo } from '../setting/use-undo.ts'

/** Moves an activity that was dragged, if nobody has changed it meanwhile, and says what else is at its new time. */
export function useMove(activities: readonly Activity[]) {
  const intl = useIntl()
  const client = useApolloClient()
  const undo = useUndo()
  return (activity: Activity, start: string, end: string, revert: () => void) => {
    const { id, label } = activity
    const moved = async () =>
      moveActivities(client, [
        { id, start: momentOf(start), end: momentOf(end), version: activity.updatedAt },
      ])
    moved().then(
      (versions) => {
        const version = versions.get(id)
        const back = async () => {
          const { startDateTime, endDateTime } = activity
          const known =
            version === undefined ? { from: momentOf(start) } : { version: versionNow(id, version) }
          const stored = await moveActivities(client, [
            { id, start: startDateTime, end: endDateTime, ...known },
          ])
          const now = stored.get(id)
          if (now !== undefined) sameAgain(id, activity.updatedAt, now)
        }
        const clashes = clashesWith(activities, { start, end }, id)
        const text = intl.formatMessage(
          { defaultMessage: 'Moved: {label}', id: 'u8bIvk' },
          { label },
        )
        const warning =
          clashes.length > 0 &&
          intl.formatMessage(
            { defaultMessage: 'At the same time: {activities}.', id: 'pADpXf' },
            { activities: intl.formatList(clashes.map((one) => one.label)) },
          )
        undo.done(text, back, warning || undefined)
      },
      (reason: unknown) => {
        revert()
        undo.failed(reason)
      },
    )
  }
}
