import { useState } from 'react'
import { useAddress } from '@/components/list/use-address.ts'
import { useDialogs } from '@/components/list/use-dialogs.ts'
import type { ActivityDraft, PutTemplate } from '../activity/activity-values.ts'
import type { Activity } from '../grid/calendar-events.ts'
import type { Stretch } from '../setting/day-periods.ts'
import { isUuid } from '@/lib/uuid.ts'
import { isActivityType, type ActivityType } from '../setting/activity-types.ts'

const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

const inAddress = ({ start, end }: Stretch, type: ActivityType | '', template?: PutTemplate) =>
  [start, end, type, ...(template === undefined ? [] : [template.id, template.name])].join('~')

interface Put {
  type: ActivityType
  template: PutTemplate
}

/** "Lesson~<id>~<name>" (paths.calendar.hrefToPut): a name may contain the sign. */
function putIn(text: string): Put | null {
  const [type = '', id, ...name] = text.split('~')
  return isActivityType(type) && isUuid(id)
    ? { type, template: { id, name: name.join('~') } }
    : null
}

/** What a new activity begins with, as the address says it; null for anything else. */
function fromAddress(text: string): ActivityDraft | null {
  const [start = '', end = '', type = '', ...put] = text.split('~')
  const known = [start, end].every((one) => wall.test(one) && !Number.isNaN(Date.parse(`${one}Z`)))
  return known && end >= start
    ? {
        activity: null,
        start,
        end,
        type: isActivityType(type) ? type : '',
        template: putIn([type, ...put].join('~'))?.template,
      }
    : null
}

/**
 * The activity whose dialog is open. It is in the address, so that a reload opens the dialog again, with what was typed,
 * and Back closes it. An activity that is deleted elsewhere meanwhile stays open as it was.
 */
export function useActivityDialog(activities: readonly Activity[]) {
  const dialogs = useDialogs(['activity', 'new', 'put'])
  const { change } = useAddress()
  const [seen, setSeen] = useState<Activity | null>(null)
  const id = dialogs.name === 'activity' ? dialogs.value : null
  const now = activities.find((one) => one.id === id)
  if (now !== undefined && now !== seen) setSeen(now)
  const activity = now ?? (seen?.id === id ? seen : null)
  const draft: ActivityDraft | null =
    dialogs.name === 'new' ? fromAddress(dialogs.value ?? '') : activity && { activity }
  return {
    draft,
    /** A lesson or paper that is to be put into the calendar, whose time is not known yet. */
    put: dialogs.name === 'put' ? putIn(dialogs.value ?? '') : null,
    openActivity: (one: Activity) => dialogs.open('activity', one.id),
    openNew: (stretch: Stretch, type: ActivityType | '') =>
      dialogs.open('new', inAddress(stretch, type)),
    /** Opens the dialog for what is put into the calendar; Back then leads past the calendar. */
    openPut: (stretch: Stretch, { type, template }: Put) =>
      change(
        (now) => {
          now.delete('put')
          now.set('new', inAddress(stretch, type, template))
          return now
        },
        { replace: true },
      ),
    close: dialogs.close,
  }
}
