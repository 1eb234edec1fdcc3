import { serverNow } from './server-clock.ts'

/**
 * Dates and times as a clock in South Africa shows them: "2027-02-03" and "2027-02-03T08:00". The offset never changes:
 * there has been no summer time since 1944.
 */
const offset = '+02:00'
const offsetMs = 2 * 3_600_000
export const dayMs = 24 * 3_600_000

/** Whether it is a day that there is and a time that a clock shows: "2027-02-03T08:00", not "2027-02-30T25:99". */
export const isWallTime = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  const at = Date.parse(`${text}Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 16) === text
}

/** "2027-02-03T08:00" for a moment. */
export const wallTime = (moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + offsetMs).toISOString().slice(0, 16)

/** The moment at which a South African clock shows this. */
export const momentOf = (wall: string): string =>
  new Date(`${wall}${wall.length === 10 ? 'T00:00' : ''}${offset}`).toISOString()

export const today = (): string => wallTime(serverNow()).slice(0, 10)

/** Days are added to dates, minutes to wall times; both come back in the form they had. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day.slice(0, 10)) + days * dayMs).toISOString().slice(0, 10)
}

export function addMinutes(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day.slice(0, 10)).getUTCDay() || 7

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** "07:45" for "07:45:00". */
export const shortTime = (time: string): string => time.slice(0, 5)
