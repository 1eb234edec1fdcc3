import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { isAnswered } from '@/domain/questions/product-question.ts'
import { shippingFormSchema } from '@/domain/shipping/shipping-schema.ts'
import * as longest from '@/lib/longest.ts'
import { hasAddress, isPosted, type GoodsValues } from './goods-values.ts'
import { maySeveral, type OrderedItem } from './ordered-item.ts'

const messages = defineMessages({
  products: { defaultMessage: 'Products are required', id: 'QiV2WO' },
  required: { defaultMessage: 'This field is required', id: 'TKmub+' },
  method: { defaultMessage: 'a Payment Method is required', id: 'ullaLU' },
  quantity: { defaultMessage: 'You can order 1 to 99 of a resource.', id: 'v7JE/L' },
  coupon: { defaultMessage: 'Verify this code first, or clear it.', id: 'sqKBsK' },
})

const text = z.string()

/** As the delivery address of a teacher. */
const line = z.string().check(z.maxLength(longest.shippingLine))

/** The shapes of the fields; goodsProblems() has the rules. */
export const goodsShape = {
  items: z.custom<OrderedItem[]>(Array.isArray),
  couponCode: text,
  couponTyped: z.string().check(z.maxLength(longest.typedCode)),
  paymentMethod: text,
  address1: line,
  address2: line,
  city: line,
  province: text,
  postalCode: text,
  country: line,
  phoneNumber: text,
}

interface Problem {
  path: (string | number)[]
  message: string
}

function itemProblems(intl: IntlShape, item: OrderedItem, place: number): Problem[] {
  const several = maySeveral(item) && !/^[1-9]\d?$/.test(item.quantity.trim())
  return [
    ...(several
      ? [{ path: ['items', place, 'quantity'], message: intl.formatMessage(messages.quantity) }]
      : []),
    ...item.questions.flatMap(({ required }, question) =>
      required === true && !isAnswered(item.answers[question])
        ? [
            {
              path: ['items', place, 'answers', question],
              message: intl.formatMessage(messages.required),
            },
          ]
        : [],
    ),
  ]
}

/**
 * What is wrong with an order or quote, with the messages of the specification (A5.4).
 * @param needs.address an order that is placed needs one when something is posted; a quote may be without
 * @param needs.method an order needs a payment method; a quote has none yet
 */
export function goodsProblems(
  intl: IntlShape,
  values: GoodsValues,
  needs: { address: boolean; method: boolean },
): Problem[] {
  const says = (path: string, message: keyof typeof messages) => ({
    path: [path],
    message: intl.formatMessage(messages[message]),
  })
  const address =
    isPosted(values) && (needs.address || hasAddress(values))
      ? shippingFormSchema(intl).safeParse(values).error?.issues
      : undefined
  return [
    ...(values.items.length === 0 ? [says('items', 'products')] : []),
    ...values.items.flatMap((item, place) => itemProblems(intl, item, place)),
    ...(values.couponTyped === '' ? [] : [says('couponTyped', 'coupon')]),
    ...(needs.method && values.paymentMethod === '' ? [says('paymentMethod', 'method')] : []),
    ...(address ?? []).map(({ path, message }) => ({ path: path.map(String), message })),
  ]
}
