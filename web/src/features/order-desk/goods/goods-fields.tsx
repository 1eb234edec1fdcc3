import { useWatch } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CouponEntry } from './coupon-entry.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import { GoodsRows } from './goods-rows.tsx'
import { isPosted, type GoodsValues } from './goods-values.ts'
import type { useOrderPreview } from './order-preview.ts'
import { OrderTotals } from './order-totals.tsx'
import { PaymentMethodField } from './payment-method-field.tsx'

/** What an order or quote consists of: goods, coupon, address, payment method, and what that comes to. */
export function GoodsFields({
  form,
  teacherProfileId,
  asked,
  method,
  ownCoupon = '',
  isNew,
}: {
  form: EntityForm<GoodsValues>
  teacherProfileId: string
  asked: ReturnType<typeof useOrderPreview>
  /** The payment method of the order as it stands, and whether what it depends on was changed; null for a quote. */
  method: { own: string; changed: boolean } | null
  /** The coupon that the order has already. */
  ownCoupon?: string
  isNew: boolean
}) {
  const items = useWatch({ control: form.control, name: 'items' })
  return (
    <>
      <GoodsPicker form={form} />
      <GoodsRows form={form} preview={asked.preview} />
      {isPosted({ items }) && (
        <DeliverySection form={form} teacherProfileId={teacherProfileId} looksUp={isNew} />
      )}
      <CouponEntry
        form={form}
        teacherProfileId={teacherProfileId}
        own={ownCoupon}
        preview={asked.preview}
      />
      {method !== null && (
        <PaymentMethodField
          form={form}
          total={asked.preview?.orderTotal ?? null}
          own={method.own}
          changed={method.changed}
        />
      )}
      <OrderTotals asked={asked} />
    </>
  )
}
