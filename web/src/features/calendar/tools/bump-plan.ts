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

/** The answer of previewBump; the text itself is what bumpLessons compares. */
export function readBumpPlan(raw: unknown) {
  return typeof raw === 'string' ? { raw, moves: moves.parse(JSON.parse(raw)) } : null
}
