import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { CreateCouponBatchDocument } from './coupon-batch.generated.ts'
import { writeRow } from '@/graphql/write.ts'
import { today } from '@/lib/wall-time.ts'
import { batchSchema, newBatch } from './batch-schema.ts'
import { CouponPreview } from './coupon-preview.tsx'
import { codeOf } from './coupon-schema.ts'
import { DiscountFields, discountPart } from './discount-fields.tsx'

/** Creates up to a thousand codes, each for one order by default: for a mailing, a congress or a school. */
export function BatchDialog({
  onMade,
  onClose,
}: {
  /** Shows the new codes in the list; they are found by the name of the batch. */
  onMade: (batch: string) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const made = useRef('')
  const form = useEntityForm({
    schema: batchSchema(intl),
    values: newBatch(today()),
    draft: 'coupon-batch',
    save: async ({ howMany, maxUses, ...values }) => {
      await writeRow(
        client,
        CreateCouponBatchDocument,
        {
          ...values,
          howMany: Number(howMany),
          maxUses: maxUses === '' ? null : Number(maxUses),
        },
        ['couponCollection', 'searchCoupons'],
      )
      made.current = values.batch
    },
    onSaved: () => onMade(made.current),
    fieldOf: {
      coupon_batch_exists: 'batch',
      coupon_batch_name_required: 'batch',
      coupon_batch_length: 'batch',
      coupon_batch_size: 'howMany',
      coupon_prefix_too_long: 'prefix',
      coupon_dates_in_order: 'endDate',
      coupon_discount_value_range: 'discountValue',
    },
    notice: intl.formatMessage({ defaultMessage: 'The codes are ready', id: 'NXJOia' }),
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="New batch of coupons" id="m5WDa9" />}
      action={<FormattedMessage defaultMessage="Make the codes" id="2oKewl" />}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="batch"
        label={<FormattedMessage defaultMessage="Name of the batch" id="OUQWYa" />}
        hint={
          <FormattedMessage
            defaultMessage="You find the codes by this name, and can export them."
            id="GCPMGH"
          />
        }
      />
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <IntegerField
          form={form}
          name="howMany"
          label={<FormattedMessage defaultMessage="How many codes" id="O4NXCG" />}
        />
        <TextField
          form={form}
          name="prefix"
          label={<FormattedMessage defaultMessage="Codes begin with" id="6tw6S2" />}
          hint={
            <FormattedMessage
              defaultMessage="Eight characters follow, different for each."
              id="3ue2zz"
            />
          }
          onText={codeOf}
        />
      </div>
      <DiscountFields form={discountPart(form)} />
      <CouponPreview form={discountPart(form)} />
    </FormDialog>
  )
}
