import { z } from 'zod/mini'

/** Known calendars, in the order in which they are offered. */
export const calendars = [
  'public-2026',
  'public-2027',
  'independent-four-2026',
  'independent-three-2026',
] as const

const overlap = z.object({
  label: z.string(),
  labelAf: z.nullable(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
})

const terms = z.array(
  z.object({
    label: z.string(),
    labelAf: z.nullable(z.string()),
    startDate: z.string(),
    endDate: z.string(),
    provinces: z.array(z.string()),
    schoolDays: z.number(),
    gazettedDays: z.nullable(z.number()),
    known: z.nullable(z.object({ startDate: z.string(), endDate: z.string() })),
    overlaps: z.array(overlap),
  }),
)

/** The terms of a calendar, or of a year that is copied; those whose name the list has are known, with its days, and left out. */
export type TermSet = z.infer<typeof terms>

/** @param json what term_set_preview() answers with; null until it has arrived */
export const readTermSet = (json: string | null | undefined): TermSet | null =>
  typeof json === 'string' ? terms.parse(JSON.parse(json)) : null

/** "copy-2026" for a copy of the terms of 2026 as those of 2027. */
export const copyOf = (year: number): string => `copy-${String(year)}`

/** Whether a choice is a copy, whose terms keep their provinces. */
export const isCopy = (source: string): boolean => source.startsWith('copy-')
