import type { Caller } from '../_shared/caller/caller.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods, json } from '../_shared/http/answer.ts'
import { readQuery } from '../_shared/http/query.ts'
import { couponQuery } from './coupon-query.ts'

export interface ValidCoupon {
  couponCode: string
  /** AMOUNT is in rand for the whole order. The value is a decimal number as text. */
  discount: { type: 'PERCENTAGE' | 'AMOUNT'; value: string }
}

export interface VerifyCouponDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  /**
   * Runs with the caller's own rights: teachers ask for themselves, administrators for anybody.
   * @throws FunctionError with the database's word
   */
  verifyCoupon: (query: { teacherProfileID: string; couponCode: string }) => Promise<ValidCoupon>
}

/**
 * GET ?teacherProfileID&couponCode: answers with the discount of the coupon as `{ validCoupon }` and changes nothing;
 * apply_coupon puts the coupon on the cart. A limit prevents guessing codes.
 */
export async function handleVerifyCoupon(
  request: Request,
  deps: VerifyCouponDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      const caller = await deps.findCaller()
      const query = readQuery(request, couponQuery)
      if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
      return json({ validCoupon: await deps.verifyCoupon(query) })
    },
  })
}
