import { clientAddress } from '../_shared/caller/client-address.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import { answerPost, json, pdf } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import { quotationBody, type QuotationBody } from './quotation-body.ts'

export interface QuotationDeps {
  takeRequest: TakeRequest
  /** @throws FunctionError 404 quotation_not_found */
  read: (token: string) => Promise<object>
  /** @throws FunctionError 404 quotation_not_found */
  draw: (token: string) => Promise<Uint8Array<ArrayBuffer>>
  /** @throws FunctionError 409 quotation_not_open, order_total_changed */
  accept: (asked: Extract<QuotationBody, { want: 'order' }>) => Promise<object>
  /** Sends the mail about the order. */
  hurry: () => Promise<void>
}

/**
 * POST { want: 'page' | 'paper' | 'order', token }: reads the quotation that a link leads to, draws it as PDF, or
 * accepts it as { acceptedBy, purchaseOrderNumber, total }, which places the order. For whoever holds the link; nobody
 * need sign in, so requests are counted by network address.
 */
export async function handleQuotation(request: Request, deps: QuotationDeps): Promise<Response> {
  return answerPost(request, async () => {
    const asked = await readBody(request, quotationBody)
    await deps.takeRequest('quotation from address', clientAddress(request.headers))
    if (asked.want === 'page') return json(await deps.read(asked.token))
    if (asked.want === 'paper') return pdf(await deps.draw(asked.token))
    const accepted = await deps.accept(asked)
    await deps.hurry()
    return json(accepted)
  })
}
