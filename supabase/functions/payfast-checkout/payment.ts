import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { Payment } from './form.ts'

const payment = z.object({
  attemptId: z.uuid(),
  amount: z.string().regex(/^\d+\.\d\d$/),
  orderNumber: z.string(),
})

export async function preparePayment(
  asCaller: Client,
  orderId: string,
  expectedTotal: string,
  payAgain: boolean,
): Promise<Payment> {
  const answer = await asCaller.rpc('prepare_card_payment', {
    order_id: orderId,
    pay_again: payAgain,
    // Written as text, so that no amount passes through a float on its way to numeric.
    expected_total: expectedTotal as unknown as number,
  })
  return answer.error === null ? payment.parse(answer.data) : throwDatabaseError(answer.error)
}
