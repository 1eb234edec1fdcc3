import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { RadioField, SwitchField } from '@/components/form/fields/tick-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { today } from '@/lib/wall-time.ts'
import { CouponPreview } from './coupon-preview.tsx'
import { codeOf, couponSchema, valuesOfCoupon } from './coupon-schema.ts'
import { DiscountFields, discountPart } from './discount-fields.tsx'
import { readCoupon, saveCoupon } from './save-coupon.ts'
import { TeachersField } from './teachers-field.tsx'

/** One coupon: its code, its days, what it takes off, and for whom. */
export function CouponDialog({
  coupon,
  onClose,
}: {
  /** Null for a new one. */
  coupon: CouponRow_CouponFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: couponSchema(intl),
    values: valuesOfCoupon(coupon, today()),
    version: coupon?.updatedAt,
    draft: `coupon.${coupon?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveCoupon(client, values, coupon && { id: coupon.id, version }),
    reread: coupon ? async () => readCoupon(client, coupon.id) : undefined,
    whoChanged: async (now) => coupon && whoChanged(client, 'coupon', coupon.id, now),
    fieldOf: {
      coupon_coupon_code_key: 'couponCode',
      coupon_coupon_code_shape: 'couponCode',
      coupon_dates_in_order: 'endDate',
      coupon_discount_value_range: 'discountValue',
    },
    onSaved: onClose,
  })
  const restrictTo = useWatch({ control: form.control, name: 'restrictTo' })
  return (
    <FormDialog
      form={form}
      title={
        coupon === null ? (
          <FormattedMessage defaultMessage="New coupon" id="hk0HBs" />
        ) : (
          <FormattedMessage defaultMessage="Edit coupon" id="AK69Kj" />
        )
      }
      onClose={onClose}
    >
      <TextField
        form={form}
        name="couponCode"
        label={<FormattedMessage defaultMessage="Coupon code" id="r0u4TP" />}
        hint={<FormattedMessage defaultMessage="Capital letters and digits." id="+9QzCz" />}
        spellCheck={false}
        autoCapitalize="characters"
        onText={codeOf}
      />
      <SwitchField
        form={form}
        name="enabled"
        label={<FormattedMessage defaultMessage="Can be used" id="tTQfYa" />}
      />
      <DiscountFields form={discountPart(form)} />
      <RadioField
        form={form}
        name="restrictTo"
        label={<FormattedMessage defaultMessage="For whom" id="kqDsJk" />}
        options={[
          {
            value: 'ALL',
            label: intl.formatMessage({ defaultMessage: 'Everybody', id: '9pxiR4' }),
          },
          {
            value: 'Teachers',
            label: intl.formatMessage({ defaultMessage: 'Teachers', id: 'U3zfeg' }),
          },
        ]}
      />
      {restrictTo === 'Teachers' && <TeachersField form={form} />}
      <CouponPreview form={discountPart(form)} />
    </FormDialog>
  )
}
