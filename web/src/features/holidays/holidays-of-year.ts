import { z } from 'zod/mini'

const missing = z.array(z.object({ date: z.string(), label: z.string(), labelAf: z.string() }))

/** Public holidays of a year that the list has not. */
export type MissingHolidays = z.infer<typeof missing>

/** @param json what holidays_preview() answers with; null until it has arrived */
export const readMissing = (json: string | null | undefined): MissingHolidays | null =>
  typeof json === 'string' ? missing.parse(JSON.parse(json)) : null
