import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { OrderStatus } from '@/domain/order/order-status.tsx'
import { statusWord } from '@/domain/order/order-words.ts'
import { ShippingFields } from '@/domain/shipping/shipping-fields.tsx'
import type { ShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import type { DeskOrder } from './desk-order-document.ts'
import {
  editOrderSchema,
  isPosted,
  questionsOf,
  valuesOfOrder,
  type EditValues,
} from './edit-order-schema.ts'
import { LineAnswers } from './line-answers.tsx'
import { consequenceOf, isEditable, statusChoices, type DeskKind } from './order-moves.ts'
import { editOrder, readOrder } from './save-order.ts'

/** The status of an order or quote, and while it is open its address and answers (A4.1). */
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
    save: async (values, saving) => editOrder(client, order, values, saving),
    reread: async () => readOrder(client, order.id),
    whoChanged: async (now) => whoChanged(client, 'teacher_products_order', order.id, now),
    onSaved: onClose,
  })
  const to = useWatch({ control: form.control, name: 'orderStatus' })
  const consequence = consequenceOf(order.orderStatus, to)
  const choices = statusChoices(order.orderStatus, kind)
  // What is typed stays in sight when somebody else closes the order meanwhile; the database then refuses it.
  const [open] = useState(() => isEditable(order.orderStatus))
  // A line whose resource is not sold any more cannot be named to the database.
  const named = order.lines.every(({ productId, productBundleId }) => productId ?? productBundleId)
  const number = order.orderNumber ?? ''
  return (
    <FormDialog
      form={form}
      title={
        order.orderStatus === 'QUOTING' ? (
          <FormattedMessage defaultMessage="Edit quote {number}" id="p8DzmD" values={{ number }} />
        ) : (
          <FormattedMessage defaultMessage="Edit order {number}" id="NGK1tI" values={{ number }} />
        )
      }
      description={order.buyer.username}
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
      {open && isPosted(order) && (
        <section aria-labelledby="edit-address" className="grid gap-5">
          <h3 id="edit-address" className="text-lg">
            <FormattedMessage defaultMessage="Delivery address" id="v3tQCl" />
          </h3>
          {/* The fields of an address are among the form's. */}
          <ShippingFields form={form as unknown as EntityForm<ShippingDetails>} />
        </section>
      )}
      {open &&
        named &&
        questionsOf(order).map((questions, line) =>
          questions.length === 0 ? null : (
            <LineAnswers
              key={line}
              form={form}
              line={line}
              title={order.lines[line]?.title ?? ''}
              questions={questions}
            />
          ),
        )}
    </FormDialog>
  )
}
