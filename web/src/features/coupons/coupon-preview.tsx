import { skipToken, useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { z } from 'zod/mini'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { ReadError } from '@/components/form/read-error.tsx'
import { Money } from '@/domain/money/money.tsx'
import { CouponPreviewDocument } from './coupon-preview.generated.ts'
import type { DiscountValues } from './discount-schema.ts'

const preview = z.object({
  lines: z.array(
    z.object({
      title: z.string(),
      price: z.string(),
      physical: z.boolean(),
      couponShare: z.string(),
    }),
  ),
  shippingFee: z.string(),
  couponAmount: z.string(),
  orderTotal: z.string(),
})

/** Whether the typed discount is complete enough to be calculated. */
const askable = ({
  discountType,
  discountValue,
}: Pick<DiscountValues, 'discountType' | 'discountValue'>) =>
  /^\d{1,10}(\.\d{1,2})?$/.test(discountValue) &&
  Number(discountValue) > 0 &&
  (discountType === 'AMOUNT' || Number(discountValue) <= 100)

/** The typed discount on two downloads and a posted resource of the shop, calculated by the database. */
export function CouponPreview({ form }: { form: EntityForm<DiscountValues> }) {
  const [discountType, discountValue] = useWatch({
    control: form.control,
    name: ['discountType', 'discountValue'],
  })
  const asked = useDeferredValue({ discountType, discountValue })
  const { data, previousData, error, refetch } = useQuery(
    CouponPreviewDocument,
    askable(asked) ? { variables: asked } : skipToken,
  )
  const answer = (data ?? previousData)?.couponPreview
  if (!askable(asked)) return null
  if (error !== undefined) return <ReadError error={error} onRetry={refetch} />
  if (typeof answer !== 'string') return null
  const { lines, shippingFee, couponAmount, orderTotal } = preview.parse(JSON.parse(answer))
  if (lines.length === 0) return null
  return (
    <section
      aria-labelledby="coupon-preview"
      className="border-line bg-paper rounded-lg border p-4"
    >
      <h3 id="coupon-preview" className="text-sm">
        <FormattedMessage defaultMessage="On a sample cart" id="WOVD39" />
      </h3>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {lines.map((line) => (
          <div key={line.title} className="contents">
            <dt className="min-w-0 truncate">{line.title}</dt>
            <dd className="text-right">
              <Money amount={line.price} />
            </dd>
          </div>
        ))}
        <dt>
          <FormattedMessage defaultMessage="Coupon" id="qA2eJk" />
        </dt>
        <dd className="text-board text-right font-semibold">
          <FormattedMessage
            defaultMessage="−{amount}"
            id="uoZbXF"
            values={{ amount: <Money amount={couponAmount} /> }}
          />
        </dd>
        <dt>
          <FormattedMessage defaultMessage="Delivery" id="drqP2L" />
        </dt>
        <dd className="text-right">
          <Money amount={shippingFee} />
        </dd>
        <dt className="border-line border-t pt-1 font-semibold">
          <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
        </dt>
        <dd className="border-line border-t pt-1 text-right font-semibold">
          <Money amount={orderTotal} />
        </dd>
      </dl>
      <p className="text-ink-muted mt-2 text-sm">
        <FormattedMessage
          defaultMessage="Coupons apply to downloads, not to posted resources or delivery."
          id="VH+0NK"
        />
      </p>
    </section>
  )
}
