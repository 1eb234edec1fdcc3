import { z } from 'zod'

/** spec/platform.md 7: the query of verifyCoupon. Messages are error words. */
export const couponQuery = z.object({
  teacherProfileID: z.uuid(),
  couponCode: z
    .string({ error: 'coupon_code_required' })
    .trim()
    .min(1, 'coupon_code_required')
    .max(200),
})
