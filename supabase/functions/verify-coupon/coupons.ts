import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { ValidCoupon } from './handler.ts'

const validCoupon = z.object({
  couponCode: z.string(),
  discount: z.object({ type: z.enum(['PERCENTAGE', 'AMOUNT']), value: z.string() }),
})

export async function verifyCoupon(
  asCaller: Client,
  query: { teacherProfileID: string; couponCode: string },
): Promise<ValidCoupon> {
  const answer = await asCaller.rpc('verify_coupon', {
    coupon_code: query.couponCode,
    teacher_profile_id: query.teacherProfileID,
  })
  return answer.error === null ? validCoupon.parse(answer.data) : throwDatabaseError(answer.error)
}
