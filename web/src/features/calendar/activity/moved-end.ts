import { addMinutes } from '@/lib/wall-time.ts'

const minutesOf = (wall: string) => Date.parse(`${wall}Z`) / 60_000

/** The end of an activity whose start was moved: as long after it as before. All are wall times. */
export const movedEnd = (oldStart: string, newStart: string, end: string): string =>
  addMinutes(end, minutesOf(newStart) - minutesOf(oldStart))
