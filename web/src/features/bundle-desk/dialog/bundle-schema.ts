import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { goodsShape, percentage, publishedWhen } from '@/domain/product/goods/goods-schema.ts'
import { mostMembers } from '@/domain/product/goods/most-members.ts'
import { saleRules } from '@/domain/product/goods/sale-schema.ts'

const messages = defineMessages({
  products: { defaultMessage: 'Choose at least one resource', id: 'WjqJkE' },
  share: { defaultMessage: 'A percentage is 0 to 100.', id: '2CoU4w' },
})

/** The rules of a bundle (A5.2). Its price is set by hand, or is a share of what its resources cost one by one. */
export const bundleSchema = (intl: IntlShape) =>
  z
    .object({
      ...goodsShape(intl),
      productIds: z
        .array(z.string())
        .check(z.minLength(1, intl.formatMessage(messages.products)), z.maxLength(mostMembers)),
      priceKind: z.enum(['amount', 'share']),
      completePrice: z.boolean(),
      pricePercentage: percentage(intl.formatMessage(messages.share)),
    })
    .check(
      publishedWhen(intl),
      saleRules(intl),
      z.refine<{ priceKind: string; pricePercentage: string }>(
        ({ priceKind, pricePercentage }) => priceKind !== 'share' || pricePercentage !== '',
        { path: ['pricePercentage'], error: intl.formatMessage(messages.share) },
      ),
    )

export type BundleValues = z.infer<ReturnType<typeof bundleSchema>>
