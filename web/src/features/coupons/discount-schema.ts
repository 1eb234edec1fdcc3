import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

const messages = defineMessages({
  value: { defaultMessage: 'Say how much it takes off', id: 'HmOeIK' },
  positive: { defaultMessage: 'A discount is more than 0', id: 'oYWAXL' },
  percentage: { defaultMessage: 'A percentage is at most 100', id: '7rgz7k' },
  start: { defaultMessage: 'A Start Date is required', id: 'pdEyfi' },
  end: { defaultMessage: 'An End Date is required', id: 'YSJ+OC' },
  order: { defaultMessage: 'The end date is before the start date', id: 'ybC6d2' },
  uses: { defaultMessage: 'At least 1, or nothing for any number', id: 'aUpw5t' },
})

/** A percentage, or an amount in rand, off the downloads of an order. */
export const discountTypes = ['PERCENTAGE', 'AMOUNT'] as const

/** Rules that a single coupon and a batch have in common. */
export function discountFields(intl: IntlShape) {
  const required = (message: keyof typeof messages) =>
    z.string().check(z.minLength(1, intl.formatMessage(messages[message])))
  return {
    startDate: required('start'),
    endDate: required('end'),
    discountType: z.enum(discountTypes),
    discountValue: z.string().check(
      z.minLength(1, intl.formatMessage(messages.value)),
      z.refine(
        (value) => /^[\d.]+$/.test(value) && Number(value) > 0,
        intl.formatMessage(messages.positive),
      ),
    ),
    restrictTo: z.enum(['ALL', 'Teachers']),
    maxUses: z
      .string()
      .check(
        z.refine(
          (value) => value === '' || /^[1-9]\d{0,8}$/.test(value),
          intl.formatMessage(messages.uses),
        ),
      ),
  }
}

export type DiscountValues = {
  startDate: string
  endDate: string
  discountType: (typeof discountTypes)[number]
  discountValue: string
  restrictTo: 'ALL' | 'Teachers'
  maxUses: string
}

interface Discount {
  startDate: string
  endDate: string
  discountType: string
  discountValue: string
}

/** Rules about two fields together. */
export const discountChecks = (intl: IntlShape) =>
  [
    z.refine<Discount>(
      ({ startDate, endDate }) => startDate === '' || endDate === '' || startDate <= endDate,
      { path: ['endDate'], error: intl.formatMessage(messages.order) },
    ),
    z.refine<Discount>(
      ({ discountType, discountValue }) =>
        discountType === 'AMOUNT' || Number(discountValue) <= 100,
      { path: ['discountValue'], error: intl.formatMessage(messages.percentage) },
    ),
  ] as const
