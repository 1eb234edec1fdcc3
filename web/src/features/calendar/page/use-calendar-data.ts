import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { CalendarActivitiesDocument } from '../activity/activities.generated.ts'
import { CalendarSettingDocument } from '../setting/calendar-setting.generated.ts'
import { momentOf } from '@/lib/wall-time.ts'
import { askedSpan } from '../setting/calendar-views.ts'
import { readSetting } from '../setting/setting.ts'

/** Everything around a date. The previous answer stays on the screen until the next one has arrived. */
export function useCalendarData(date: string) {
  const month = date.slice(0, 7)
  const variables = useMemo(() => {
    const { start, end } = askedSpan(`${month}-01`)
    return { from: momentOf(start), to: momentOf(end) }
  }, [month])
  const year = Number(date.slice(0, 4))
  const activities = useQuery(CalendarActivitiesDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const setting = useQuery(CalendarSettingDocument, {
    variables: { firstDay: `${String(year - 1)}-12-20`, lastDay: `${String(year + 1)}-01-15` },
    fetchPolicy: 'cache-and-network',
  })
  const settingData = setting.data ?? setting.previousData
  const activityData = activities.data ?? activities.previousData
  return {
    setting: useMemo(() => readSetting(settingData), [settingData]),
    activities: useMemo(
      () => activityData?.teacherActivityCollection.edges.map((edge) => edge.node) ?? [],
      [activityData],
    ),
    known: settingData !== undefined,
    /** The activities of this very month, not of the one before. */
    arrived: activities.data !== undefined,
    error: activities.error ?? setting.error,
    askAgain: () => {
      void activities.refetch()
      void setting.refetch()
    },
  }
}
