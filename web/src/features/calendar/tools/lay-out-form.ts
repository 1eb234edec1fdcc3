import { z } from 'zod/mini'
import { addDays, mondayOf, today, weekdayOf } from '@/lib/wall-time.ts'
import type { PreviewLayOutQueryVariables } from './lay-out.generated.ts'

/** One week, several, or until the end of the term. */
export const reaches = ['week', 'weeks', 'term'] as const

export const layOutSchema = z.object({
  from: z.string().check(z.iso.date()),
  reach: z.enum(reaches),
  weeks: z.string().check(z.regex(/^([1-9]|1[0-2])$/)),
})
export type LayOutForm = z.infer<typeof layOutSchema>

/** From today in this week, from the next Monday when this week is over, otherwise the whole of the week that is looked at. */
export function layOutAtFirst(date: string, now = today()): LayOutForm {
  const rest = weekdayOf(now) > 5 ? addDays(mondayOf(now), 7) : now
  return {
    from: mondayOf(date) === mondayOf(now) ? rest : mondayOf(date),
    reach: 'week',
    weeks: '2',
  }
}

/** The question as the database takes it; null while it is incomplete. */
export function layOutVariables(form: LayOutForm): PreviewLayOutQueryVariables | null {
  if (!layOutSchema.safeParse(form).success) return null
  return {
    firstDay: form.from,
    weeks: form.reach === 'weeks' ? Number(form.weeks) : 1,
    untilTermEnd: form.reach === 'term',
  }
}
