import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { useNewRowId } from '@/lib/use-new-row-id.ts'
import { GoodsFields } from '../goods/goods-fields.tsx'
import { goodsProblems, goodsShape } from '../goods/goods-schema.ts'
import { noGoods, type GoodsValues } from '../goods/goods-values.ts'
import { useOrderPreview } from '../goods/order-preview.ts'
import type { DeskKind } from '../order-moves.ts'
import { createOrder, type CreatedOrder } from './create-order.ts'
import { customerName, type OrderCustomer } from './order-customer.ts'

/** The rules of a new order or quote (A5.4): an order needs an address and a payment method, a quote may wait. */
export const newOrderSchema = (intl: IntlShape, kind: DeskKind) =>
  z.object(goodsShape).check(({ value, issues }) => {
    const needs = { address: kind === 'order', method: kind === 'order' }
    for (const problem of goodsProblems(intl, value, needs))
      issues.push({ code: 'custom', input: value, ...problem })
  })

/** Makes an order or a quote for a customer (A2.5, A2.6). */
export function NewOrderDialog({
  customer,
  kind,
  onCreated,
  onClose,
}: {
  customer: OrderCustomer
  kind: DeskKind
  onCreated: (order: CreatedOrder) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const { teacherProfileId } = customer
  const draft = `${kind}.new.${teacherProfileId}`
  const newId = useNewRowId(draft)
  const form = useEntityForm<GoodsValues, GoodsValues, CreatedOrder>({
    schema: newOrderSchema(intl, kind),
    values: noGoods,
    draft,
    notice: null,
    fieldOf: {
      products_required: 'items',
      payment_method_required: 'paymentMethod',
      payment_method_not_allowed: 'paymentMethod',
    },
    save: async (values) =>
      createOrder(client, kind, teacherProfileId, values, {
        total: asked.preview?.orderTotal ?? null,
        id: newId ?? crypto.randomUUID(),
      }),
    onSaved: (order) => {
      const number = order.orderNumber ?? ''
      showSnack(
        'done',
        kind === 'order'
          ? intl.formatMessage(
              { defaultMessage: 'Order {number} created', id: 'Z9MGNY' },
              { number },
            )
          : intl.formatMessage(
              { defaultMessage: 'Quote {number} created', id: 'ggpCdl' },
              { number },
            ),
      )
      onCreated(order)
    },
  })
  const [items, couponCode] = useWatch({ control: form.control, name: ['items', 'couponCode'] })
  const asked = useOrderPreview({ teacherProfileId, orderId: null }, items, couponCode)
  return (
    <FormDialog
      form={withFigures(form, asked.figures)}
      width={800}
      title={
        kind === 'order' ? (
          <FormattedMessage defaultMessage="New Order" id="SU1E+O" />
        ) : (
          <FormattedMessage defaultMessage="New Quote" id="oJTwFb" />
        )
      }
      description={
        customerName(customer) === customer.username ? (
          <FormattedMessage
            defaultMessage="For {username}"
            id="K/1/y2"
            values={{ username: customer.username }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="For {name} ({username})"
            id="Thc31m"
            values={{ name: customerName(customer), username: customer.username }}
          />
        )
      }
      action={
        kind === 'order' ? (
          <FormattedMessage defaultMessage="Create order" id="FLiE7U" />
        ) : (
          <FormattedMessage defaultMessage="Create quote" id="A79NSV" />
        )
      }
      onClose={onClose}
    >
      <GoodsFields
        form={form}
        teacherProfileId={teacherProfileId}
        asked={asked}
        method={kind === 'order' ? { own: '', changed: false } : null}
        isNew
      />
    </FormDialog>
  )
}
