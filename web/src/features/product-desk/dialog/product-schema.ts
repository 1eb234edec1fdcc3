import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { goodsShape, publishedWhen, shaped } from '@/domain/product/goods/goods-schema.ts'
import { saleRules } from '@/domain/product/goods/sale-schema.ts'
import { mostQuestions, questionSchema } from '../questions/question-schema.ts'
import { factsShape } from './facts.ts'
import { isVideoId } from '@/lib/video-id.ts'

const messages = defineMessages({
  videos: {
    defaultMessage: 'One or more video IDs are invalid. Use YouTube or Vimeo IDs.',
    id: 'RpqSh2',
  },
  sku: { defaultMessage: 'A SKU is a whole number', id: 'dyg/pJ' },
})

/** The rules of a resource (A5.2). Numbers are texts, as they were typed. @param stored videos that it has already */
export function productSchema(intl: IntlShape, stored: readonly string[]) {
  return z
    .object({
      ...goodsShape(intl),
      sku: shaped(intl.formatMessage(messages.sku), /^\d{1,9}$/),
      eCommerceProduct: z.boolean(),
      physical: z.boolean(),
      subscriptionProduct: z.boolean(),
      // Links of earlier years stay; what is added is an id.
      videos: z
        .array(z.string())
        .check(
          z.refine(
            (videos) => videos.every((one) => isVideoId(one) || stored.includes(one)),
            intl.formatMessage(messages.videos),
          ),
        ),
      questions: z.array(questionSchema(intl)).check(z.maxLength(mostQuestions)),
      ...factsShape(intl),
    })
    .check(publishedWhen(intl), saleRules(intl))
}

export type ProductValues = z.infer<ReturnType<typeof productSchema>>
