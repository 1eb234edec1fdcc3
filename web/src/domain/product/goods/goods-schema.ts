import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import type { EntityForm } from '@/components/form/entity-form.ts'
import type { RichText } from '@kryt/documents/rich-text'
import { isWallTime } from '@/lib/wall-time.ts'
import * as longest from '@/lib/longest.ts'
import { saleShape } from './sale-schema.ts'
import type { SaleValues } from './sale-values.ts'

const messages = defineMessages({
  title: { defaultMessage: 'Title is required', id: 'Lp3DO2' },
  publishDate: { defaultMessage: 'Publish Date is required', id: 'c4MK+y' },
  price: { defaultMessage: 'A price is an amount in rand, or empty for free', id: '65vFQ9' },
  discount: { defaultMessage: 'A discount is 0 to 100 per cent.', id: '9gA/7s' },
})

/** The most pictures of a resource or bundle: product_thumbnails_count, product_bundle_thumbnails_count. */
export const mostPictures = 10

/** A percentage as it was typed, with at most two decimals, or nothing. */
export const percentage = (message: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text === '' || (/^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100),
        message,
      ),
    )

/** A text that is empty or has this shape. */
export const shaped = (message: string, shape: RegExp) =>
  z.string().check(z.refine((text) => text === '' || shape.test(text), message))

/** The rules of what a resource and a bundle have in common (A5.2). Numbers are texts, as they were typed. */
export const goodsShape = (intl: IntlShape) => ({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, intl.formatMessage(messages.title)),
      z.maxLength(longest.productTitle),
    ),
  description: z.nullable(z.custom<RichText>()),
  price: shaped(intl.formatMessage(messages.price), /^\d{1,10}(\.\d{1,2})?$/),
  discountPercentage: percentage(intl.formatMessage(messages.discount)),
  ...saleShape,
  published: z.boolean(),
  publishDate: z.string(),
  featured: z.boolean(),
  categoryId: z.string(),
  tags: z.array(z.string()),
  thumbnails: z.array(z.string()).check(z.maxLength(mostPictures)),
})

/** What is published has a moment from which it is. */
export const publishedWhen = (intl: IntlShape) =>
  z.refine<{ published: boolean; publishDate: string }>(
    ({ published, publishDate }) => !published || isWallTime(publishDate),
    { path: ['publishDate'], error: intl.formatMessage(messages.publishDate) },
  )

/** The values of the fields that both forms have. */
export interface GoodsValues extends SaleValues {
  description: RichText | null
  published: boolean
  publishDate: string
  tags: string[]
  thumbnails: string[]
}

/** The same form, typed for these fields only. TypeScript does not accept it, because a form both reads and writes values. */
export const goodsPart = <V extends GoodsValues>(form: EntityForm<V>) =>
  form as unknown as EntityForm<GoodsValues>
