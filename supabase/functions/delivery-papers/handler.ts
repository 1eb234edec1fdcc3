import type { Delivery } from '../_shared/delivery/content.ts'
import { drawLabels } from '../_shared/delivery/labels.ts'
import { drawSlips } from '../_shared/delivery/slip.ts'
import { answerPost, pdf } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { papersBody } from './papers-body.ts'

export interface DeliveryPapersDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  identify: () => Promise<string>
  mayGoOn: (who: string) => boolean
  /** Reads with the caller's own rights, in the order asked for. @throws FunctionError 403 for all but administrators */
  readDeliveries: (ids: string[]) => Promise<Delivery[]>
}

/**
 * POST { paper: 'slips', deliveryIds } or { paper: 'labels', deliveryIds, sheet, first }: answers a PDF with a packing
 * slip or an address label for each parcel, or for what is to be packed where there is none. For administrators.
 */
export async function handleDeliveryPapers(
  request: Request,
  deps: DeliveryPapersDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.identify()
    const body = await readBody(request, papersBody)
    if (!deps.mayGoOn(caller)) throw new FunctionError(429, 'too_many_requests')
    const deliveries = await deps.readDeliveries(body.deliveryIds)
    if (deliveries.length === 0) throw new FunctionError(404, 'delivery_not_found')
    return pdf(
      body.paper === 'slips'
        ? await drawSlips(deliveries)
        : await drawLabels(deliveries, body.sheet, body.first),
    )
  })
}
