import { useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { useEffect, useMemo, useState } from 'react'
import { addDays, momentOf, wallTime } from '@/lib/wall-time.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { aheadOf, daysAhead, type DayAhead } from './day-ahead.ts'
import { DayAheadDocument } from './day-ahead.generated.ts'

/** The wall time, which moves on while the page is open. */
function useNow(): string {
  const [now, setNow] = useState(() => wallTime(serverNow()))
  useEffect(() => {
    const timer = setInterval(() => setNow(wallTime(serverNow())), 20_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Null while it is unknown: on its way, or the database did not answer. */
export function useDayAhead(): (DayAhead & { now: string; planned: boolean }) | null {
  const now = useNow()
  const day = now.slice(0, 10)
  const variables = useMemo(
    () => ({ from: momentOf(day), to: momentOf(addDays(day, daysAhead + 1)) }),
    [day],
  )
  const { data, error, refetch, previousData } = useQuery(DayAheadDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  })
  useTellUnread(error, refetch)
  const known = data ?? previousData
  return useMemo(() => {
    if (known === undefined) return null
    const schedule = known.teacherScheduleCollection.edges.map(({ node }) => node)
    const activities = known.teacherActivityCollection.edges.map(({ node }) => node)
    return { ...aheadOf(activities, schedule, now), now, planned: schedule.length > 0 }
  }, [known, now])
}
