import { sameText } from '@kryt/supabase/same-signs'
import { z } from 'zod/mini'
import { callFunction } from '@/lib/edge-function.ts'

const answer = z.object({ validCoupon: z.object({ couponCode: z.string() }) })

/** Keeps the characters that the database allows: A to Z and digits. */
export const couponCodeOf = (typed: string) =>
  sameText(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/**
 * Asks whether a teacher may use a coupon: oneself, or for administrators anybody. The function limits how often codes can be tried.
 * @returns the code as the shop writes it
 * @throws AppError with the coupon's error code
 */
export async function verifyCoupon(teacherProfileID: string, couponCode: string): Promise<string> {
  const verified = await callFunction('verify-coupon', {
    method: 'GET',
    query: { teacherProfileID, couponCode },
  })
  return answer.parse(verified).validCoupon.couponCode
}
