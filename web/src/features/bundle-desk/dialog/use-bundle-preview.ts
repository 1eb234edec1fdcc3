import { skipToken, useQuery } from '@apollo/client/react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { BundlePreviewDocument } from './bundle-dialog.generated.ts'
import type { BundleValues } from './bundle-schema.ts'
import { previewOf } from './bundle-values.ts'

const shape = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Rand as text, like all amounts here. */
      price: z.string(),
      physical: z.boolean(),
      published: z.boolean(),
    }),
  ),
  /** What the members cost one by one. */
  apart: z.string(),
  price: z.nullable(z.string()),
  salePrice: z.string(),
  saving: z.string(),
  /** How many teachers own a member. */
  owners: z.number(),
  /** How many of them have bought one that is downloaded. */
  buyers: z.number(),
})

export type BundlePreview = z.infer<typeof shape>

/** What the bundle of the form would cost, calculated by the database; null until it is known. */
export function useBundlePreview(form: EntityForm<BundleValues>): {
  preview: BundlePreview | null
  error: unknown
  again: () => Promise<unknown>
} {
  const [productIds, priceKind, price, pricePercentage, discountPercentage] = useWatch({
    control: form.control,
    name: ['productIds', 'priceKind', 'price', 'pricePercentage', 'discountPercentage'],
  })
  const asked = useDeferredValue(
    JSON.stringify(
      previewOf({ productIds, priceKind, price, pricePercentage, discountPercentage }),
    ),
  )
  const { data, previousData, error, refetch } = useQuery(
    BundlePreviewDocument,
    productIds.length === 0
      ? skipToken
      : {
          variables: JSON.parse(asked) as ReturnType<typeof previewOf>, // written above
          fetchPolicy: 'cache-and-network',
        },
  )
  const answer = (data ?? previousData)?.bundlePreview
  const preview =
    typeof answer === 'string' && productIds.length > 0 ? shape.parse(JSON.parse(answer)) : null
  return { preview, error: productIds.length > 0 ? error : undefined, again: refetch }
}
