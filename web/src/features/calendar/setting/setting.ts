import type { CalendarSettingQuery } from './calendar-setting.generated.ts'
import type { Locale } from '@/i18n/locale.ts'
import { addDays, mondayOf, weekdayOf } from '@/lib/wall-time.ts'
import { z } from 'zod/mini'
import { closedStretches } from './closed-days.ts'

const schoolWeeks = z.array(
  z.object({
    monday: z.string(),
    term: z.nullable(z.string()),
    termAf: z.nullable(z.string()),
    week: z.nullable(z.number()),
    letter: z.nullable(z.string()),
  }),
)
export type SchoolWeek = z.infer<typeof schoolWeeks>[number]

/** A list that a function answers with. */
const list = (json: unknown): unknown => JSON.parse(typeof json === 'string' ? json : '[]')

/** What the calendar needs beside activities: terms, days without school, timetable, classes. */
export function readSetting(data: CalendarSettingQuery | undefined) {
  const nodes = <Node>(collection: { edges: { node: Node }[] } | null | undefined) =>
    collection?.edges.map((edge) => edge.node) ?? []
  return {
    weeks: schoolWeeks.parse(list(data?.weeks)),
    closed: closedStretches.parse(list(data?.closed)),
    schedule: nodes(data?.teacherScheduleCollection),
    classes: nodes(data?.teacherClassSubjectCollection),
    terms: nodes(data?.termCollection).map((term) => ({ ...term, biweeks: nodes(term.biweeks) })),
  }
}
export type Setting = ReturnType<typeof readSetting>

export const inLocale = (
  { label, labelAf }: { label: string; labelAf: string | null },
  locale: Locale,
) => (locale === 'af' ? (labelAf ?? label) : label)

export const weekOf = (setting: Setting, date: string): SchoolWeek | undefined =>
  setting.weeks.find((week) => week.monday === mondayOf(date))

/**
 * A two-week cycle as stretches from Monday to Thursday: Friday, Saturday and Sunday are left out (T2.3).
 * The end is the day after the last one.
 */
export function biweekStretches(startDate: string, endDate: string) {
  const stretches: { start: string; end: string }[] = []
  for (let day = startDate; day <= endDate; day = addDays(mondayOf(day), 7)) {
    const friday = addDays(mondayOf(day), 4)
    const end = [friday, addDays(endDate, 1)].sort()[0] ?? friday
    if (weekdayOf(day) < 5) stretches.push({ start: day, end })
  }
  return stretches
}
