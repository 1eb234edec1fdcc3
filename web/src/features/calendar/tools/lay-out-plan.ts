import { z } from 'zod/mini'

const plan = z.object({
  /** The last day for which lessons are laid out. */
  lastDay: z.string(),
  made: z.number(),
  there: z.number(),
  /** Lessons of week A or B while weeks do not alternate. */
  noRotation: z.number(),
  classes: z.array(z.object({ classId: z.string(), lessons: z.number() })),
  closed: z.array(
    z.object({
      day: z.string(),
      label: z.nullable(z.string()),
      labelAf: z.nullable(z.string()),
      lessons: z.number(),
    }),
  ),
  taken: z.array(z.object({ classId: z.string(), start: z.string(), by: z.string() })),
  /** Periods that the schedule does not have. */
  noPeriod: z.array(z.object({ classId: z.string(), day: z.string(), period: z.number() })),
  /** How many periods the class timetable has. */
  periods: z.number(),
})
export type LayOutPlan = z.infer<typeof plan>

/** Reads the answer of previewLayOutLessons. */
export const readLayOutPlan = (raw: unknown): LayOutPlan | null =>
  typeof raw === 'string' ? plan.parse(JSON.parse(raw)) : null

/** How many lessons of the timetable are not laid out, whatever the reason. */
export const leftOutLessons = (known: LayOutPlan): number =>
  known.closed.reduce((sum, { lessons }) => sum + lessons, 0) +
  known.taken.length +
  known.noPeriod.length +
  known.noRotation
