import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import {
  answersOf,
  isAnswered,
  parseQuestions,
  type Answer,
  type ProductQuestion,
} from '@/domain/questions/product-question.ts'
import {
  noShippingDetails,
  shippingFormSchema,
  type ShippingDetails,
} from '@/domain/shipping/shipping-schema.ts'
import type { DeskOrder } from './desk-order-document.ts'
import { isEditable } from './order-moves.ts'

export interface EditValues extends ShippingDetails {
  orderStatus: string
  /** The answers of each line, in the order of its questions. */
  answers: Answer[][]
}

export const addressFields = Object.keys(noShippingDetails) as (keyof ShippingDetails)[] // the keys that it is written with

/** The questions of each line. */
export const questionsOf = (order: DeskOrder): ProductQuestion[][] =>
  order.lines.map(({ questions }) => parseQuestions(JSON.stringify(questions)))

export const isPosted = (order: DeskOrder) => order.lines.some(({ physical }) => physical)

/** An address is needed as soon as an order is placed; a quote may still be without one. */
const needsAddress = (values: EditValues) =>
  values.orderStatus !== 'QUOTING' && values.orderStatus !== 'CANCELLED'

export const hasAddress = (values: ShippingDetails) =>
  addressFields.some((field) => field !== 'country' && values[field].trim() !== '')

/** The rules of the dialog in which an order or quote is edited (A5.4). */
export function editOrderSchema(intl: IntlShape, order: DeskOrder) {
  const address = shippingFormSchema(intl)
  const asked = questionsOf(order)
  const text = z.string()
  return z
    .object({
      orderStatus: text,
      answers: z.array(z.array(z.union([z.string(), z.array(z.string())]))),
      address1: text,
      address2: text,
      city: text,
      province: text,
      postalCode: text,
      country: text,
      phoneNumber: text,
    })
    .check(({ value, issues }) => {
      if (!isEditable(order.orderStatus)) return
      if (isPosted(order) && (needsAddress(value) || hasAddress(value))) {
        const { error } = address.safeParse(value)
        for (const { path, message } of error?.issues ?? [])
          issues.push({ code: 'custom', input: value, path, message })
      }
      asked.forEach((questions, line) => {
        questions.forEach(({ required }, place) => {
          if (required !== true || isAnswered(value.answers[line]?.[place])) return
          issues.push({
            code: 'custom',
            input: value,
            path: ['answers', line, place],
            message: intl.formatMessage({ defaultMessage: 'This field is required', id: 'TKmub+' }),
          })
        })
      })
    })
}

export const valuesOfOrder = (order: DeskOrder): EditValues => ({
  orderStatus: order.orderStatus,
  answers: questionsOf(order).map(answersOf),
  ...noShippingDetails,
  ...order.orderShippingDetails,
})
