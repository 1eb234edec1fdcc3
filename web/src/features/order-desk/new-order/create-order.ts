import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { addressIn, hasAddress, isPosted, type GoodsValues } from '../goods/goods-values.ts'
import { sentItems } from '../goods/ordered-item.ts'
import type { DeskKind } from '../order-moves.ts'
import { orderLists } from '../order-lists.ts'
import { CreateOrderDocument, CreateQuoteDocument } from './new-order.generated.ts'

export interface CreatedOrder {
  id: string
  orderNumber: string | null
}

/** What create_order() or create_quote() is sent. */
export const createVariables = (
  teacherProfileId: string,
  values: GoodsValues,
  { total, id }: { total: string; id: string },
) => ({
  teacherProfileId,
  items: sentItems(values.items),
  shippingDetails:
    isPosted(values) && hasAddress(values) ? JSON.stringify(addressIn(values)) : null,
  couponCode: values.couponCode,
  expectedTotal: total,
  newId: id,
})

/**
 * Makes an order or a quote for a customer. Sent again with the same id it makes nothing twice.
 * @param sending.total what the person was shown; null when that was nothing yet
 * @throws AppError amount_changed when it comes to another total than was shown
 */
export async function createOrder(
  client: WritingClient,
  kind: DeskKind,
  teacherProfileId: string,
  values: GoodsValues,
  { total, id }: { total: string | null; id: string },
): Promise<CreatedOrder> {
  if (total === null) throw new AppError('amount_changed')
  const variables = createVariables(teacherProfileId, values, { total, id })
  try {
    const { data } =
      kind === 'order'
        ? await client.mutate({
            mutation: CreateOrderDocument,
            variables: { ...variables, paymentMethod: values.paymentMethod },
          })
        : await client.mutate({ mutation: CreateQuoteDocument, variables })
    if (!data?.created) throw new AppError('unexpected')
    if (kind === 'order') hurryOrderMail()
    return data.created
  } catch (error) {
    const reason = toAppError(error)
    throw reason.code === 'order_total_changed' ? new AppError('amount_changed') : reason
  } finally {
    await askAgain(client, orderLists)
  }
}
