import { weekdays } from '@/i18n/weekday-names.ts'
import { weekdayOf } from '@/lib/wall-time.ts'

/** The teaching day of a date or a wall time. */
export const scheduleOn = <Day extends { day: string }>(schedule: readonly Day[], date: string) =>
  schedule.find(({ day }) => day === weekdays[weekdayOf(date) - 1])
