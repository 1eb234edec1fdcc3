import { z } from 'zod'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { hurryOrderMail } from '../_shared/order-mail/hurry.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import { required } from '../_shared/project/environment.ts'
import { readQuotationPaper } from '../_shared/quotation/paper.ts'
import { handleQuotation } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: whoever holds a link need not be signed in, and only the service role may ask by a link.
const service = serviceClient(read)
const document = z.looseObject({ id: z.uuid() })

const asked = async (name: string, values: Record<string, unknown>) => {
  const answer = await service.rpc(name, values)
  if (answer.error !== null) throwDatabaseError(answer.error)
  return document.parse(answer.data)
}

Deno.serve((request) =>
  handleQuotation(request, {
    takeRequest: requestLimit(service),
    read: (token) => asked('quotation_by_link', { token }),
    draw: async (token) =>
      (await readQuotationPaper(service, token, required(read, 'SITE_URL'))).content,
    accept: ({ token, acceptedBy, purchaseOrderNumber, total }) =>
      asked('accept_quotation', {
        token,
        accepted_by: acceptedBy,
        expected_total: total,
        purchase_order_number: purchaseOrderNumber,
      }),
    hurry: () => hurryOrderMail(read),
  }),
)
