import { z } from 'zod/mini'

const moves = z.array(
  z.object({
    activityId: z.string(),
    label: z.string(),
    fromStart: z.string(),
    fromEnd: z.string(),
    toStart: z.string(),
    toEnd: z.string(),
  }),
)
export type BumpMove = z.infer<typeof moves>[number]

/** Reads the answer of previewBump. Its text is kept as well: bumpLessons compares it with a new plan. */
export function readBumpPlan(raw: unknown) {
  return typeof raw === 'string' ? { raw, moves: moves.parse(JSON.parse(raw)) } : null
}
