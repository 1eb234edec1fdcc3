import { z } from 'zod/mini'

const others = z.array(z.object({ label: z.string(), start: z.string(), end: z.string() }))
const plan = z.object({
  moves: z.array(
    z.object({
      activityId: z.string(),
      /** Before the bump. */
      version: z.string(),
      label: z.string(),
      classId: z.string(),
      fromStart: z.string(),
      fromEnd: z.string(),
      toStart: z.string(),
      toEnd: z.string(),
      /** What is on at the times that were skipped. */
      passed: others,
      /** What is on at the new time. */
      clashes: others,
    }),
  ),
  stays: z.array(
    z.object({
      label: z.string(),
      classId: z.nullable(z.string()),
      start: z.string(),
      reason: z.enum(['NOT_A_LESSON', 'NO_CLASS', 'LOCKED', 'REPEATS', 'NO_SLOT']),
    }),
  ),
})
type Plan = z.infer<typeof plan>
export type BumpMove = Plan['moves'][number]
export type BumpStay = Plan['stays'][number]

/** Reads the answer of previewBump. Its text is kept as well: bumpLessons compares it with a new plan. */
export function readBumpPlan(raw: unknown) {
  return typeof raw === 'string' ? { raw, ...plan.parse(JSON.parse(raw)) } : null
}
export type BumpPlan = NonNullable<ReturnType<typeof readBumpPlan>>
