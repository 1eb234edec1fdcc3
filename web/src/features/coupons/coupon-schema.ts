import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { discountChecks, discountFields } from './discount-schema.ts'

const messages = defineMessages({
  code: { defaultMessage: 'Coupon code is required', id: 'PVd64h' },
  shape: { defaultMessage: 'Only uppercase alphanumeric characters are allowed', id: 'vrMrtO' },
})

/** What was typed as a valid code: in upper case, only letters and digits. */
export const codeOf = (typed: string): string =>
  sameText(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/** The values of the form. Numbers are texts, as they were typed. */
export function couponSchema(intl: IntlShape) {
  return z
    .object({
      couponCode: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.code)),
          z.regex(/^[A-Z0-9]*$/, intl.formatMessage(messages.shape)),
          z.maxLength(longest.couponCode),
        ),
      enabled: z.boolean(),
      restrictToTeachers: z.array(z.string()),
      ...discountFields(intl),
    })
    .check(...discountChecks(intl))
}

export type CouponValues = z.infer<ReturnType<typeof couponSchema>>

export const valuesOfCoupon = (
  coupon: CouponRow_CouponFragment | null,
  today: string,
): CouponValues => ({
  couponCode: coupon?.couponCode ?? '',
  enabled: coupon?.enabled ?? true,
  startDate: coupon?.startDate ?? today,
  endDate: coupon?.endDate ?? '',
  discountType: coupon?.discountType === 'AMOUNT' ? 'AMOUNT' : 'PERCENTAGE',
  discountValue: coupon?.discountValue ?? '',
  restrictTo: coupon?.restrictTo === 'Teachers' ? 'Teachers' : 'ALL',
  restrictToTeachers: (coupon?.restrictToTeachers ?? []).flatMap((id) => (id === null ? [] : [id])),
  maxUses: coupon?.maxUses?.toString() ?? '',
})
