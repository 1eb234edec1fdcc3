import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { readDeskOrder, type DeskOrder } from './desk-order-document.ts'
import { DeskOrderNowDocument, EditOrderDocument } from './edit-order.generated.ts'
import { valuesOfOrder, type EditValues } from './edit-order-schema.ts'
import { addressFields, addressIn, hasAddress, isPosted } from './goods/goods-values.ts'
import { sentItems } from './goods/ordered-item.ts'
import { orderLists } from './order-lists.ts'

interface Edit {
  version: string
  changed: readonly string[]
  /** What the goods come to, as it was shown; null while that is not known. */
  total: string | null
}

/** What editOrder() asks of the database. */
export function editRequest(
  order: DeskOrder,
  values: EditValues,
  { version, changed, total }: Edit,
) {
  const address =
    addressFields.some((field) => changed.includes(field)) && isPosted(values) && hasAddress(values)
  const goods = changed.includes('items')
  const coupon = changed.includes('couponCode')
  const placed = order.orderStatus === 'PROCESSING'
  return {
    orderId: order.id,
    changes: address || goods || coupon || (placed && changed.includes('paymentMethod')),
    items: goods ? sentItems(values.items) : null,
    shippingDetails: address ? JSON.stringify(addressIn(values)) : null,
    paymentMethod: placed ? values.paymentMethod : null,
    couponCode: coupon ? values.couponCode : null,
    expectedTotal: goods || coupon ? total : null,
    seenAt: version,
    moves: values.orderStatus !== order.orderStatus,
    fromStatus: order.orderStatus,
    toStatus: values.orderStatus,
    money: values.money === '' ? null : values.money,
    restTo: ['credit', 'refund'].includes(values.money) ? values.money : null,
  }
}

/**
 * @throws AppError row_changed when somebody else changed or moved the order since it was read; amount_changed when it
 * comes to another total than was shown
 */
export async function editOrder(
  client: WritingClient,
  order: DeskOrder,
  values: EditValues,
  saving: Edit,
): Promise<void> {
  try {
    await client.mutate({
      mutation: EditOrderDocument,
      variables: editRequest(order, values, saving),
    })
    // A change is told some minutes later, by the outbox; a move at once.
    if (values.orderStatus !== order.orderStatus) hurryOrderMail()
  } catch (error) {
    const reason = toAppError(error)
    if (reason.code === 'order_changed') throw new AppError('row_changed')
    throw reason.code === 'order_total_changed' ? new AppError('amount_changed') : reason
  } finally {
    await askAgain(client, orderLists)
  }
}

/** @throws AppError */
export async function readOrder(client: WritingClient, id: string) {
  const now = readDeskOrder(
    (await readNow(client, DeskOrderNowDocument, { id }))?.orderForAdmin ?? null,
  )
  return now === null ? null : { version: now.updatedAt, values: valuesOfOrder(now) }
}
