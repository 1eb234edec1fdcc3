import { z } from 'zod/mini'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { leftOutDays } from '../setting/left-out.ts'
import { PreviewRepeatDocument, type PreviewRepeatQueryVariables } from './repeat-plan.generated.ts'

const plan = z.object({
  /** How many weeks after the activity each copy is; the activity itself is 0. */
  weeks: z.array(z.number()),
  lastDay: z.string(),
  leftOut: leftOutDays,
})
type RepeatPlan = z.infer<typeof plan>

/** Reads the answer of previewRepeat. */
export const readRepeatPlan = (raw: unknown): RepeatPlan | null =>
  typeof raw === 'string' ? plan.parse(JSON.parse(raw)) : null

/** The copies that an activity is about to get; null when it does not repeat. @throws AppError */
export async function repeatPlanOf(
  client: Pick<WritingClient, 'query'>,
  { start, repeatWeeks, everyWeeks, untilTermEnd }: PreviewRepeatQueryVariables,
): Promise<RepeatPlan | null> {
  if (repeatWeeks === 0 && !untilTermEnd) return null
  const variables = { start, repeatWeeks, everyWeeks, untilTermEnd }
  return readRepeatPlan((await readNow(client, PreviewRepeatDocument, variables))?.previewRepeat)
}
