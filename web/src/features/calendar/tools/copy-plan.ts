import { z } from 'zod/mini'
import { leftOutDays } from '../setting/left-out.ts'

const plan = z.object({ copied: z.array(z.string()), there: z.number(), leftOut: leftOutDays })

/** Reads the answer of previewCopyWeek. */
export const readCopyPlan = (raw: unknown) =>
  typeof raw === 'string' ? plan.parse(JSON.parse(raw)) : null
