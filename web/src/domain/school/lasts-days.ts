import { addDays } from '@/lib/wall-time.ts'

/** What takes a day or more, between wall times: it stands above the hours, where it does not hide them. */
export const lastsDays = ({ start, end }: { start: string; end: string }): boolean =>
  end >= `${addDays(start, 1)}${start.slice(10)}`
