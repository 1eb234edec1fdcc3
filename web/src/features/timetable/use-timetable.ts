import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { z } from 'zod/mini'
import { askAgain } from '@/graphql/ask-again.ts'
import { schoolYearOf } from '@/domain/school/school-year.ts'
import { toAppError } from '@/lib/errors.ts'
import { mondayOf, today } from '@/lib/wall-time.ts'
import { ClassTimetableDocument, SetClassPeriodDocument } from './timetable.generated.ts'
import type { Week } from './timetable-rows.ts'
import type { ClassTimetableQuery } from './timetable.generated.ts'

export type TimetableClass =
  ClassTimetableQuery['teacherClassSubjectCollection']['edges'][number]['node']

const schoolWeeks = z.array(z.object({ monday: z.string(), letter: z.nullable(z.string()) }))

const nodesOf = <N>(collection: { edges: { node: N }[] } | undefined) =>
  collection?.edges.map(({ node }) => node) ?? []

/** A period that was given to a class and is being saved. */
interface Change {
  year: number
  day: string
  period: number
  week: Week
  classId: string | null
}

/** The timetable of a year, with what has been chosen and is still being saved. */
export function useTimetable(year: number) {
  const client = useApolloClient()
  // The whole year, so that what was read yesterday is found again without a network.
  const [now] = useState(today)
  const thisYear = String(schoolYearOf(now))
  const asked = { firstDay: `${thisYear}-01-01`, lastDay: `${thisYear}-12-31` }
  const [saving, setSaving] = useState<readonly Change[]>([])
  const [refused, setRefused] = useState<boolean | null>(null)
  const { data, previousData, error, refetch } = useQuery(ClassTimetableDocument, {
    variables: { year, ...asked },
    fetchPolicy: 'cache-and-network',
  })
  // Classes, school days and weeks are those of every year; the periods are asked for anew.
  const known = data ?? previousData
  const [shown, setShown] = useState({ year, periods: data?.teacherClassPeriodCollection })
  const periods = data?.teacherClassPeriodCollection
  if (periods !== undefined && (shown.year !== year || shown.periods !== periods))
    setShown({ year, periods })
  const ofYear = periods ?? (shown.year === year ? shown.periods : undefined)
  const weeks = useMemo(
    () => schoolWeeks.parse(JSON.parse(typeof known?.weeks === 'string' ? known.weeks : '[]')),
    [known],
  )
  const entries = saving
    .filter((change) => change.year === year)
    .reduce<readonly Entry[]>(after, nodesOf(ofYear))
  const set = async (chosen: Omit<Change, 'year'>): Promise<void> => {
    const change = { year, ...chosen }
    setSaving((others) => [...others, change])
    try {
      await client.mutate({ mutation: SetClassPeriodDocument, variables: change })
      setRefused(false)
    } catch (reason) {
      setRefused(true)
      throw toAppError(reason)
    } finally {
      await askAgain(client, ['teacherClassPeriodCollection'])
      setSaving((others) => others.filter((other) => other !== change))
    }
  }
  return {
    /** The periods of this year have been read. */
    known: ofYear !== undefined,
    error,
    refetch,
    schedule: nodesOf(known?.teacherScheduleCollection),
    classes: nodesOf(known?.teacherClassSubjectCollection),
    entries,
    /** The weeks alternate. */
    rotates: weeks.some(({ letter }) => letter !== null),
    /** This week's letter; null outside terms, and where weeks do not alternate. */
    letter: weeks.find(({ monday }) => monday === mondayOf(now))?.letter ?? null,
    saving: saving.length > 0,
    /** Whether the last choice was refused; null before there was one. */
    refused,
    set,
  }
}

interface Entry {
  day: string
  period: number
  week: string
  teacherClassSubjectId: string
}

/** What set_class_period() makes of the entries. */
function after(entries: readonly Entry[], { day, period, week, classId }: Change): Entry[] {
  const other = week === 'A' ? 'B' : 'A'
  const here = (entry: Entry) => entry.day === day && entry.period === period
  const kept = entries.flatMap((entry) => {
    if (!here(entry)) return [entry]
    if (week === 'EVERY' || entry.week === week) return []
    return [{ ...entry, week: other }]
  })
  return classId === null ? kept : [...kept, { day, period, week, teacherClassSubjectId: classId }]
}
