import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { noShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import { parseRand } from '@/lib/money.ts'
import { goodsProblems, goodsShape } from './goods/goods-schema.ts'
import type { GoodsValues } from './goods/goods-values.ts'
import { itemOf } from './goods/ordered-item.ts'
import type { DeskOrder } from './desk-order-document.ts'
import { isEditable } from './order-moves.ts'

export interface EditValues extends GoodsValues {
  orderStatus: string
  /** What becomes of money that the order asks for no more: credit, refund or none; empty while nobody has said. */
  money: string
}

/** Whether every line can be named to the database: one whose resource was deleted cannot, and would be lost. */
export const isWholeOrder = ({ lines }: DeskOrder) =>
  lines.every(({ productId, productBundleId }) => productId ?? productBundleId)

/** Whether an order that is cancelled has money that stays with us until somebody decides. */
export const cancelsMoney = ({ money, orderStatus }: DeskOrder, to: string) =>
  to === 'CANCELLED' && orderStatus !== to && parseRand(money?.paid ?? '0.00') > 0

/** Whether more has come in for an order than it would cost. */
export const leavesRest = ({ money }: DeskOrder, total: string | null) =>
  total !== null && parseRand(money?.paid ?? '0.00') > parseRand(total)

/** An address is needed as soon as an order is placed; a quote may still be without one. */
const needsAddress = ({ orderStatus }: EditValues) =>
  orderStatus !== 'QUOTING' && orderStatus !== 'CANCELLED'

/** The rules of the dialog in which an order or quote is edited (A5.4). */
export function editOrderSchema(intl: IntlShape, order: DeskOrder) {
  const whole = isWholeOrder(order)
  return z
    .object({ ...goodsShape, orderStatus: z.string(), money: z.string() })
    .check(({ value, issues }) => {
      if (value.money === '' && cancelsMoney(order, value.orderStatus))
        issues.push({
          code: 'custom',
          input: value,
          path: ['money'],
          message: intl.formatMessage({
            defaultMessage: 'Choose what becomes of the money that has come in.',
            id: '1enSFl',
          }),
        })
      if (!isEditable(order.orderStatus)) return
      const needs = { address: needsAddress(value), method: order.orderStatus === 'PROCESSING' }
      for (const problem of goodsProblems(intl, value, needs)) {
        if (whole || problem.path[0] !== 'items')
          issues.push({ code: 'custom', input: value, ...problem })
      }
    })
}

export const valuesOfOrder = (order: DeskOrder): EditValues => ({
  orderStatus: order.orderStatus,
  money: '',
  items: order.lines.map(({ productId = null, productBundleId = null, ...line }) =>
    itemOf({ ...line, productId, productBundleId }),
  ),
  couponCode: order.couponCode ?? '',
  couponTyped: '',
  paymentMethod: order.orderPaymentMethod ?? '',
  ...noShippingDetails,
  ...order.orderShippingDetails,
})
