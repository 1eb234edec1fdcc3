import { useState } from 'react'
import { useDialogs } from '@/components/list/use-dialogs.ts'
import type { ActivityDraft } from '../activity/activity-values.ts'
import type { Activity } from '../grid/calendar-events.ts'
import type { Stretch } from '../setting/day-periods.ts'
import { isActivityType, type ActivityType } from '../setting/activity-types.ts'

const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

const inAddress = ({ start, end }: Stretch, type: ActivityType | '') => [start, end, type].join('~')

/** What a new activity begins with, as the address says it; null for anything else. */
function fromAddress(text: string): ActivityDraft | null {
  const [start = '', end = '', type = ''] = text.split('~')
  const known = [start, end].every((one) => wall.test(one) && !Number.isNaN(Date.parse(`${one}Z`)))
  return known && end >= start
    ? { activity: null, start, end, type: isActivityType(type) ? type : '' }
    : null
}

/**
 * The activity whose dialog is open. It is in the address, so that a reload opens the dialog again, with what was typed,
 * and Back closes it. An activity that is deleted elsewhere meanwhile stays open as it was.
 */
export function useActivityDialog(activities: readonly Activity[]) {
  const dialogs = useDialogs(['activity', 'new'])
  const [seen, setSeen] = useState<Activity | null>(null)
  const id = dialogs.name === 'activity' ? dialogs.value : null
  const now = activities.find((one) => one.id === id)
  if (now !== undefined && now !== seen) setSeen(now)
  const activity = now ?? (seen?.id === id ? seen : null)
  const draft: ActivityDraft | null =
    dialogs.name === 'new' ? fromAddress(dialogs.value ?? '') : activity && { activity }
  return {
    draft,
    openActivity: (one: Activity) => dialogs.open('activity', one.id),
    openNew: (stretch: Stretch, type: ActivityType | '') =>
      dialogs.open('new', inAddress(stretch, type)),
    close: dialogs.close,
  }
}
