import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import type { RichText } from '@kryt/documents/rich-text'
import { mostQuestions, questionSchema } from '../questions/question-schema.ts'
import { isVideoId } from './video-id.ts'

const messages = defineMessages({
  title: { defaultMessage: 'Title is required', id: 'Lp3DO2' },
  publishDate: { defaultMessage: 'Publish Date is required', id: 'c4MK+y' },
  price: { defaultMessage: 'A price is an amount in rand, or empty for free', id: '65vFQ9' },
  discount: { defaultMessage: 'A discount is 0 to 100 per cent.', id: '9gA/7s' },
  videos: {
    defaultMessage: 'One or more video IDs are invalid. Use YouTube or Vimeo IDs.',
    id: 'RpqSh2',
  },
  whole: { defaultMessage: 'A whole number from 1', id: 'KT4ITF' },
  sku: { defaultMessage: 'A SKU is a whole number', id: 'dyg/pJ' },
})

/** The longest title; more fits no card. */
export const longestTitle = 200

/** The most pictures of a resource: product_thumbnails_count. */
export const mostPictures = 10

/** The rules of a resource (A5.2). Numbers are texts, as they were typed. @param stored videos that it has already */
export function productSchema(intl: IntlShape, stored: readonly string[]) {
  const number = (message: keyof typeof messages, shape: RegExp) =>
    z
      .string()
      .check(
        z.refine((text) => text === '' || shape.test(text), intl.formatMessage(messages[message])),
      )
  return z
    .object({
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.title)),
          z.maxLength(longestTitle),
        ),
      description: z.nullable(z.custom<RichText>()),
      price: number('price', /^\d{1,10}(\.\d{1,2})?$/),
      discountPercentage: z
        .string()
        .check(
          z.refine(
            (text) => text === '' || (/^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100),
            intl.formatMessage(messages.discount),
          ),
        ),
      sku: number('sku', /^\d{1,9}$/),
      published: z.boolean(),
      publishDate: z.string(),
      featured: z.boolean(),
      eCommerceProduct: z.boolean(),
      physical: z.boolean(),
      subscriptionProduct: z.boolean(),
      categoryId: z.string(),
      tags: z.array(z.string()),
      thumbnails: z.array(z.string()).check(z.maxLength(mostPictures)),
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
      language: z.enum(['', 'en', 'af']),
      term: z.enum(['', '1', '2', '3', '4']),
      topic: z.string().check(z.trim(), z.maxLength(200)),
      pages: number('whole', /^[1-9]\d{0,4}$/),
      marks: number('whole', /^[1-9]\d{0,3}$/),
    })
    .check(
      z.refine<{ published: boolean; publishDate: string }>(
        ({ published, publishDate }) => !published || /T\d\d:\d\d$/.test(publishDate),
        { path: ['publishDate'], error: intl.formatMessage(messages.publishDate) },
      ),
    )
}

export type ProductValues = z.infer<ReturnType<typeof productSchema>>
