import { today } from '@/lib/wall-time.ts'

/** The school year that a day is in: in South Africa, the calendar year. */
export const schoolYearOf = (day: string): number => Number(day.slice(0, 4))

/**
 * The years of which a list of classes speaks, the latest first: those that have classes, this year, and from October on,
 * when the next one is planned, that one too.
 */
export function schoolYears(classes: readonly { year: number }[], day = today()): number[] {
  const now = schoolYearOf(day)
  const next = Number(day.slice(5, 7)) >= 10 ? [now + 1] : []
  return [...new Set([...classes.map(({ year }) => year), now, ...next])].sort((a, b) => b - a)
}

/**
 * The classes to choose from for a day: those of its year, and where that has none, those of the year before it that has
 * some, or else of the one after. A class that is chosen already stays a choice.
 */
export function classesFor<C extends { id: string; year: number }>(
  classes: readonly C[],
  day: string,
  chosen = '',
): C[] {
  const asked = schoolYearOf(day)
  const years = [...new Set(classes.map(({ year }) => year))].sort((a, b) => a - b)
  const year = years.filter((one) => one <= asked).at(-1) ?? years[0]
  return classes.filter((one) => one.year === year || one.id === chosen)
}
