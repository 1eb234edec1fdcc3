import { skipToken, useQuery } from '@apollo/client/react'
import { z } from 'zod/mini'
import type { Figures } from '@/components/form/entity-form.ts'
import { keptFor } from '@/lib/kept-for.ts'
import { useSettled } from '@/lib/use-settled.ts'
import { OrderPreviewDocument, type OrderPreviewQuery } from './goods.generated.ts'
import { pricedItems, type OrderedItem } from './ordered-item.ts'

const nullableText = z.nullable(z.string())

const previewLine = z.object({
  productId: nullableText,
  productBundleId: nullableText,
  price: nullableText,
  discountPercentage: nullableText,
  quantity: z.number(),
  unitPrice: z.string(),
  linePrice: z.string(),
  cover: nullableText,
  /** The customer has it already. */
  owned: z.boolean(),
})

const preview = z.object({
  lines: z.array(previewLine),
  couponCode: nullableText,
  couponProblem: nullableText,
  couponAmount: z.string(),
  shippingFee: z.string(),
  orderVat: z.string(),
  orderTotal: z.string(),
})

export type PreviewLine = z.infer<typeof previewLine>
export type OrderPreview = z.infer<typeof preview>

/** The same object for the same answer. */
const previewIn = keptFor((data: OrderPreviewQuery): OrderPreview | null =>
  typeof data.orderPreview === 'string' ? preview.parse(JSON.parse(data.orderPreview)) : null,
)

/** How long typing rests before the prices are asked for again. */
const restMs = 200

/**
 * What the order would come to, computed by the database while it is put together.
 * @param orderId the order that is changed; null for a new one
 */
export function useOrderPreview(
  { teacherProfileId, orderId }: { teacherProfileId: string; orderId: string | null },
  items: readonly OrderedItem[],
  couponCode: string,
): {
  /** The newest answer; null without goods and until the first one. */
  preview: OrderPreview | null
  /** It is not that of what stands in the form now. */
  outdated: boolean
  error: unknown
  again: () => Promise<unknown>
  /** What a press of the button agrees to. */
  figures: Figures
} {
  const wanted = pricedItems(items)
  const settled = useSettled(wanted, restMs)
  const none = settled === '[]'
  const { data, previousData, loading, error, refetch } = useQuery(
    OrderPreviewDocument,
    none
      ? skipToken
      : {
          variables: { teacherProfileId, orderId, items: settled, couponCode },
          // Prices are those of this moment.
          fetchPolicy: 'no-cache',
        },
  )
  const answer = data ?? previousData
  return {
    preview: none || answer === undefined ? null : previewIn(answer), // a whole answer, never a part
    outdated: wanted !== settled || loading,
    error: none ? undefined : error,
    again: refetch,
    figures: {
      known: wanted === '[]' || (wanted === settled && !loading && error === undefined),
      error,
      again: () => void refetch().catch(() => undefined),
    },
  }
}
