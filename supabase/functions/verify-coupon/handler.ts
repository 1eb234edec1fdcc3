import type { Caller } from '../_shared/caller/caller.ts'
import { clientAddress } from '../_shared/caller/client-address.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
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
  takeRequest: TakeRequest
  /**
   * Teachers ask for themselves, administrators for anybody. The database counts each person's tries.
   * @throws FunctionError with the database's word
   */
  verifyCoupon: (
    callerId: string,
    query: { teacherProfileID: string; couponCode: string },
  ) => Promise<ValidCoupon>
}

/**
 * GET ?teacherProfileID&couponCode: answers with the discount of the coupon as `{ validCoupon }`, after which
 * apply_coupon may put it on the cart. Limits per person and per network address prevent guessing codes.
 */
export async function handleVerifyCoupon(
  request: Request,
  deps: VerifyCouponDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      const caller = await deps.findCaller()
      const query = readQuery(request, couponQuery)
      await deps.takeRequest('coupon from address', clientAddress(request.headers))
      return json({ validCoupon: await deps.verifyCoupon(caller.id, query) })
    },
  })
}
