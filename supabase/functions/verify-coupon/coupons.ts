import { z } from 'zod'
import { tooManyRequests } from '../_shared/flow-control/request-limit.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { ValidCoupon } from './handler.ts'

const validCoupon = z.object({
  couponCode: z.string(),
  discount: z.object({ type: z.enum(['PERCENTAGE', 'AMOUNT']), value: z.string() }),
})
const refusal = z.object({ problem: z.string(), seconds: z.number().optional() })

const statusOf: Record<string, number> = { coupon_not_found: 404, coupon_not_for_you: 403 }

/**
 * @param service acts for the caller
 * @throws FunctionError with the problem of the coupon
 */
export async function verifyCoupon(
  service: Client,
  query: { teacherProfileID: string; couponCode: string },
): Promise<ValidCoupon> {
  const answer = await service.rpc('verify_coupon', {
    coupon_code: query.couponCode,
    teacher_profile_id: query.teacherProfileID,
  })
  if (answer.error !== null) return throwDatabaseError(answer.error)
  const refused = refusal.safeParse(answer.data)
  if (!refused.success) return validCoupon.parse(answer.data)
  const { problem, seconds } = refused.data
  if (seconds !== undefined) throw tooManyRequests(seconds)
  throw new FunctionError(statusOf[problem] ?? 409, problem)
}
