import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { serverNow } from '@/lib/server-clock.ts'
import { isWallTime, momentOf } from '@/lib/wall-time.ts'
import type { SaleMoments, SaleValues } from './sale-values.ts'

const messages = defineMessages({
  percentage: {
    defaultMessage: 'A sale takes off more than 0 and at most 100 per cent.',
    id: 'B89cyj',
  },
  start: { defaultMessage: 'Say from when the sale runs.', id: 'YDw6hP' },
  end: { defaultMessage: 'Say until when the sale runs.', id: 'ur4IbK' },
  order: { defaultMessage: 'The sale has to end after it starts.', id: 'BHeZvs' },
  past: { defaultMessage: 'This moment has passed. Choose a later one.', id: 'QQLk02' },
})

const isPercentage = (text: string) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= 100

/** What is wrong with a sale, by field. */
export function saleFaults(intl: IntlShape, sale: SaleMoments) {
  const { salePercentage, saleStartsAt, saleEndsAt } = sale
  const faults: { path: keyof SaleMoments; message: string }[] = []
  const fault = (path: keyof SaleMoments, message: keyof typeof messages) =>
    faults.push({ path, message: intl.formatMessage(messages[message]) })
  if (!isPercentage(salePercentage)) fault('salePercentage', 'percentage')
  if (!isWallTime(saleStartsAt)) fault('saleStartsAt', 'start')
  if (!isWallTime(saleEndsAt)) fault('saleEndsAt', 'end')
  else if (Date.parse(momentOf(saleEndsAt)) <= serverNow()) fault('saleEndsAt', 'past')
  else if (isWallTime(saleStartsAt) && saleStartsAt >= saleEndsAt) fault('saleEndsAt', 'order')
  return faults
}

/** The fields of a sale, which keep what was typed while it is switched off. */
export const saleShape = {
  onSale: z.boolean(),
  salePercentage: z.string(),
  saleStartsAt: z.string(),
  saleEndsAt: z.string(),
}

/** The rules of a sale with start and end: product_sale_percentage_range, product_sale_complete, product_sale_order. */
export const saleRules =
  (intl: IntlShape) =>
  ({ value, issues }: z.core.ParsePayload<SaleValues>): void => {
    if (!value.onSale) return
    for (const { path, message } of saleFaults(intl, value))
      issues.push({ code: 'custom', input: value, path: [path], message })
  }
