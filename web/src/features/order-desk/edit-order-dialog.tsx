import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { OrderStatus } from '@/domain/order/order-status.tsx'
import { statusWord } from '@/domain/order/order-words.ts'
import type { DeskOrder } from './desk-order-document.ts'
import { moneyChoices } from './money-choices.ts'
import {
  cancelsMoney,
  editOrderSchema,
  isWholeOrder,
  leavesRest,
  valuesOfOrder,
  type EditValues,
} from './edit-order-schema.ts'
import { DeliverySection } from './goods/delivery-section.tsx'
import { GoodsFields } from './goods/goods-fields.tsx'
import { isPosted, type GoodsValues } from './goods/goods-values.ts'
import { useOrderPreview } from './goods/order-preview.ts'
import { pricedItems } from './goods/ordered-item.ts'
import { consequenceOf, isEditable, statusChoices, type DeskKind } from './order-moves.ts'
import { editOrder, readOrder } from './save-order.ts'

/** The status of an order or quote, and while it is open what is on it, its address and its coupon (A4.1). */
export function EditOrderDialog({
  order,
  kind,
  onClose,
}: {
  order: DeskOrder
  kind: DeskKind
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form: EntityForm<EditValues> = useEntityForm({
    schema: editOrderSchema(intl, order),
    values: valuesOfOrder(order),
    version: order.updatedAt,
    draft: `order.${order.id}`,
    fieldOf: {
      products_required: 'items',
      rest_not_decided: 'money',
      payment_method_required: 'paymentMethod',
      payment_method_not_allowed: 'paymentMethod',
    },
    save: async (values, saving) =>
      editOrder(client, order, values, { ...saving, total: asked.preview?.orderTotal ?? null }),
    reread: async () => readOrder(client, order.id),
    whoChanged: async (now) => whoChanged(client, 'teacher_products_order', order.id, now),
    onSaved: onClose,
  })
  const [to, items, couponCode] = useWatch({
    control: form.control,
    name: ['orderStatus', 'items', 'couponCode'],
  })
  const consequence = consequenceOf(order.orderStatus, to)
  const choices = statusChoices(order.orderStatus, kind)
  // What is typed stays in sight when somebody else closes the order meanwhile; the database then refuses it.
  const [open] = useState(() => isEditable(order.orderStatus))
  const whole = isWholeOrder(order)
  const { teacherProfileId } = order
  const asked = useOrderPreview(
    { teacherProfileId, orderId: order.id },
    open && whole ? items : [],
    couponCode,
  )
  const before = valuesOfOrder(order)
  const asksMoney =
    cancelsMoney(order, to) || (open && leavesRest(order, asked.preview?.orderTotal ?? null))
  // The total of what was changed, or of what becomes paid, is agreed to.
  const asksTotal =
    pricedItems(items) !== pricedItems(before.items) ||
    couponCode !== before.couponCode ||
    (to === 'PAID' && to !== order.orderStatus)
  const goods = form as unknown as EntityForm<GoodsValues> // its fields are among the form's
  const number = order.orderNumber ?? ''
  return (
    <FormDialog
      form={withFigures(form, asksTotal ? asked.figures : undefined)}
      title={
        order.orderStatus === 'QUOTING' ? (
          <FormattedMessage defaultMessage="Edit quote {number}" id="p8DzmD" values={{ number }} />
        ) : (
          <FormattedMessage defaultMessage="Edit order {number}" id="NGK1tI" values={{ number }} />
        )
      }
      description={order.buyer.username}
      width={open ? 800 : 600}
      onClose={onClose}
    >
      {choices.length === 1 ? (
        <div>
          <OrderStatus status={order.orderStatus} />
        </div>
      ) : (
        <SelectField
          form={form}
          name="orderStatus"
          label={<FormattedMessage defaultMessage="Status" id="tzMNF3" />}
          hint={consequence === null ? undefined : intl.formatMessage(consequence)}
          none={null}
          options={choices.map((value) => ({ value, label: statusWord(intl, value) }))}
        />
      )}
      {asksMoney && (
        <SelectField
          form={form}
          name="money"
          label={<FormattedMessage defaultMessage="The money that has come in" id="9lwUgq" />}
          none={intl.formatMessage({ defaultMessage: 'Choose…', id: '8tJfYE' })}
          options={moneyChoices(intl, order, to)}
        />
      )}
      {open && whole && (
        <GoodsFields
          form={goods}
          teacherProfileId={teacherProfileId}
          asked={asked}
          method={
            order.orderStatus === 'PROCESSING'
              ? {
                  own: before.paymentMethod,
                  changed:
                    pricedItems(items) !== pricedItems(before.items) ||
                    couponCode !== before.couponCode,
                }
              : null
          }
          ownCoupon={before.couponCode}
          isNew={false}
        />
      )}
      {open && !whole && (
        <>
          <p className="text-ink-muted">
            <FormattedMessage
              defaultMessage="A resource of this order was deleted, so what is on it cannot be changed here any more."
              id="AaAVic"
            />
          </p>
          {isPosted({ items }) && (
            <DeliverySection form={goods} teacherProfileId={teacherProfileId} looksUp={false} />
          )}
        </>
      )}
    </FormDialog>
  )
}
