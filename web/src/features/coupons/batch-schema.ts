import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import { codeOf } from './coupon-schema.ts'
import { discountChecks, discountFields } from './discount-schema.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Give the batch a name.', id: 'inuXFF' },
  size: { defaultMessage: 'A batch has 1 to 1,000 codes.', id: 'J+4MGh' },
  prefix: {
    defaultMessage: 'The codes can begin with at most 12 letters and digits.',
    id: 'yu1LB8',
  },
})

/** The rules for a batch: codes that differ only in their letters and digits. */
export function batchSchema(intl: IntlShape) {
  return z
    .object({
      batch: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.name)),
          z.maxLength(longest.couponBatch),
        ),
      howMany: z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 1000,
            intl.formatMessage(messages.size),
          ),
        ),
      prefix: z
        .string()
        .check(
          z.refine((value) => codeOf(value).length <= 12, intl.formatMessage(messages.prefix)),
        ),
      ...discountFields(intl),
    })
    .check(...discountChecks(intl))
}

export type BatchValues = z.infer<ReturnType<typeof batchSchema>>

export const newBatch = (today: string): BatchValues => ({
  batch: '',
  howMany: '50',
  prefix: '',
  startDate: today,
  endDate: '',
  discountType: 'PERCENTAGE',
  discountValue: '',
  restrictTo: 'ALL',
  maxUses: '1',
})
