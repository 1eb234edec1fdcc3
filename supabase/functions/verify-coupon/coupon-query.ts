import { z } from 'zod'

/** The query of verifyCoupon (P7.1). The messages are error words. */
export const couponQuery = z.object({
  teacherProfileID: z.uuid(),
  couponCode: z
    .string({ error: 'coupon_code_required' })
    .trim()
    .min(1, 'coupon_code_required')
    .max(200),
})
