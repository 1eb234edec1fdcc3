import { readBody } from '../_shared/http/body.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import type { Merchant } from '../_shared/payfast/settings.ts'
import { checkoutBody } from './checkout-body.ts'
import { paymentForm, type Payment } from './form.ts'

export interface PayfastCheckoutDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  /**
   * Runs with the caller's own rights, so it finds only her own orders.
   * @throws FunctionError with the database's word
   */
  preparePayment: (orderId: string, expectedTotal: string, payAgain: boolean) => Promise<Payment>
  merchant: () => Promise<Merchant>
  addresses: () => { host: string; siteUrl: string; notifyUrl: string }
}

/**
 * POST `{ orderId, expectedTotal }` for an order that is to be paid by card; the total (rand) is what the buyer saw. Answers `{ action, fields }`, the form that the browser
 * posts to the provider unchanged, with its fields in order. The passphrase is not sent.
 */
export async function handlePayfastCheckout(
  request: Request,
  deps: PayfastCheckoutDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.findCaller()
    const { orderId, expectedTotal, payAgain } = await readBody(request, checkoutBody)
    if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
    const [payment, merchant] = await Promise.all([
      deps.preparePayment(orderId, expectedTotal, payAgain),
      deps.merchant(),
    ])
    const { host, siteUrl, notifyUrl } = deps.addresses()
    return json({
      action: `${host}/eng/process`,
      fields: paymentForm({ orderId, payment, merchant, siteUrl, notifyUrl, email: caller.email }),
    })
  })
}
