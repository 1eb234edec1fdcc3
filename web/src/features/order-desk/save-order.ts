import type { Answer } from '@/domain/questions/product-question.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { readDeskOrder, type DeskOrder } from './desk-order-document.ts'
import { DeskOrderNowDocument, EditOrderDocument } from './edit-order.generated.ts'
import { addressFields, hasAddress, valuesOfOrder, type EditValues } from './edit-order-schema.ts'

/** Whatever shows orders, or counts them. */
const lists = ['searchOrders', 'teacherProductsOrderCollection', 'orderForAdmin'] as const

const itemsOf = ({ lines }: DeskOrder, answers: readonly Answer[][]) =>
  lines.map(({ productId, productBundleId }, place) => ({
    ...(typeof productId === 'string' ? { productId } : { productBundleId }),
    answers: answers[place] ?? [],
  }))

/** What editOrder() asks of the database. */
export function editRequest(
  order: DeskOrder,
  values: EditValues,
  { version, changed }: { version: string; changed: readonly string[] },
) {
  const address = addressFields.some((field) => changed.includes(field)) && hasAddress(values)
  const answers = changed.includes('answers')
  return {
    orderId: order.id,
    changes: address || answers,
    items: answers ? JSON.stringify(itemsOf(order, values.answers)) : null,
    shippingDetails: address
      ? JSON.stringify(Object.fromEntries(addressFields.map((field) => [field, values[field]])))
      : null,
    // Other answers are no other goods: the payment method stays.
    paymentMethod: order.orderStatus === 'PROCESSING' ? order.orderPaymentMethod : null,
    seenAt: version,
    moves: values.orderStatus !== order.orderStatus,
    fromStatus: order.orderStatus,
    toStatus: values.orderStatus,
  }
}

/** @throws AppError row_changed when somebody else changed or moved the order since it was read */
export async function editOrder(
  client: WritingClient,
  order: DeskOrder,
  values: EditValues,
  saving: { version: string; changed: readonly string[] },
): Promise<void> {
  try {
    await client.mutate({
      mutation: EditOrderDocument,
      variables: editRequest(order, values, saving),
    })
  } catch (error) {
    const reason = toAppError(error)
    throw reason.code === 'order_changed' ? new AppError('row_changed') : reason
  } finally {
    await askAgain(client, lists)
  }
}

/** @throws AppError */
export async function readOrder(client: WritingClient, id: string) {
  const now = readDeskOrder(
    (await readNow(client, DeskOrderNowDocument, { id }))?.orderForAdmin ?? null,
  )
  return now === null ? null : { version: now.updatedAt, values: valuesOfOrder(now) }
}
