import { z } from 'zod/mini'
import type { PreviewBumpQueryVariables } from './bump.generated.ts'

/** A day is lost, or the lessons from a day go some periods on or back. */
export const bumpWays = ['day', 'on', 'back'] as const

export const bumpSchema = z
  .object({
    way: z.enum(bumpWays),
    /** Empty for all classes, which only lose a day together. */
    classId: z.string(),
    day: z.string().check(z.iso.date()),
    periods: z.string(),
    /** What to do about times at which something else is on. */
    clashes: z.enum(['avoid', 'allow']),
  })
  .check(
    z.refine(({ way, classId }) => way === 'day' || classId !== '', { path: ['classId'] }),
    z.refine(({ way, periods }) => way === 'day' || /^([1-9]|1\d|20)$/.test(periods), {
      path: ['periods'],
    }),
  )
export type BumpForm = z.infer<typeof bumpSchema>

/** The question as the database takes it; null while it is incomplete. */
export function bumpVariables(form: BumpForm): PreviewBumpQueryVariables | null {
  if (!bumpSchema.safeParse(form).success) return null
  const { way, classId, day, periods, clashes } = form
  return {
    day,
    classId: classId === '' ? null : classId,
    periods: way === 'day' ? 0 : Number(periods) * (way === 'on' ? 1 : -1),
    ontoOthers: clashes === 'allow',
  }
}
