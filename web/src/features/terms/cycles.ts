import { z } from 'zod/mini'

const cycles = z.array(
  z.object({
    label: z.string(),
    labelAf: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    schoolDays: z.number(),
    afterTenth: z.boolean(),
  }),
)

/** Two-week cycles that a term could have and has not, with their school days. */
export type Cycles = z.infer<typeof cycles>

/** @param json what cycles_preview() answers with; null until it has arrived */
export const readCycles = (json: string | null | undefined): Cycles | null =>
  typeof json === 'string' ? cycles.parse(JSON.parse(json)) : null
