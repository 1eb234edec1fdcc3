import type { ApolloClient } from '@apollo/client'
import type { Answer } from '@/domain/questions/product-question.ts'
import { AddToCartDocument } from './add-to-cart.generated.ts'
import { ApplyCouponDocument } from './apply-coupon.generated.ts'
import { CartDocument } from './cart.generated.ts'
import { ChangeAnswersDocument } from './change-answers.generated.ts'
import { RefreshCartDocument } from './refresh-cart.generated.ts'
import { RemoveCouponDocument } from './remove-coupon.generated.ts'
import { RemoveFromCartDocument } from './remove-from-cart.generated.ts'
import { callFunction } from '@/lib/edge-function.ts'
import { toAppError } from '@/lib/errors.ts'

type Client = Pick<ApolloClient, 'mutate' | 'query'>

/**
 * The lines are read after the change and not with it: pg_graphql answers a mutation from the
 * snapshot of its own statement, in which the function has not yet written anything.
 */
export async function readCart(client: Client) {
  await client.query({ query: CartDocument, fetchPolicy: 'network-only' })
}

/** Changes the cart and reads what became of it. */
async function change(client: Client, mutate: () => Promise<unknown>): Promise<void> {
  try {
    await mutate()
    await readCart(client)
  } catch (error) {
    throw toAppError(error)
  }
}

/** A line or an item of the shop holds one or the other. */
interface Goods {
  productId: string | null
  productBundleId: string | null
}

/**
 * Puts a resource or bundle into the cart; what is there already stays as it is.
 * @param answers in the order of the questions
 * @throws AppError product_not_available, product_owned, questions_required, answers_not_allowed, profile_required
 */
export async function addToCart(
  client: Client,
  { productId, productBundleId }: Goods,
  answers: Answer[] = [],
): Promise<void> {
  await change(client, () =>
    client.mutate({
      mutation: AddToCartDocument,
      variables: {
        ...(productId === null ? {} : { productId }),
        ...(productBundleId === null ? {} : { productBundleId }),
        ...(answers.length === 0 ? {} : { answers: JSON.stringify(answers) }),
      },
      fetchPolicy: 'no-cache',
    }),
  )
}

/**
 * Answers the questions of a line anew.
 * @throws AppError questions_required, answers_not_allowed, line_not_found
 */
export async function changeAnswers(
  client: Client,
  lineId: string,
  answers: Answer[],
): Promise<void> {
  await change(client, () =>
    client.mutate({
      mutation: ChangeAnswersDocument,
      variables: { lineId, answers: JSON.stringify(answers) },
      fetchPolicy: 'no-cache',
    }),
  )
}

/** @throws AppError */
export async function removeFromCart(client: Client, goods: Goods): Promise<void> {
  await change(client, () =>
    client.mutate({
      mutation: RemoveFromCartDocument,
      variables: { productId: goods.productId, productBundleId: goods.productBundleId },
      fetchPolicy: 'no-cache',
    }),
  )
}

/**
 * Lets the database copy what the shop says now into the cart: prices, titles, questions.
 * @throws AppError
 */
export async function refreshCart(client: Client): Promise<void> {
  await change(client, () =>
    client.mutate({ mutation: RefreshCartDocument, fetchPolicy: 'no-cache' }),
  )
}

/** Letters A to Z and digits, as the database takes it. */
export const couponCodeOf = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Has the coupon verified and put on the cart. The function limits how often codes are tried.
 * @throws AppError with the coupon's word
 */
export async function applyCoupon(
  client: Client,
  { teacherProfileId, couponCode }: { teacherProfileId: string; couponCode: string },
): Promise<void> {
  await callFunction('verify-coupon', {
    method: 'GET',
    query: { teacherProfileID: teacherProfileId, couponCode },
  })
  await change(client, () =>
    client.mutate({
      mutation: ApplyCouponDocument,
      variables: { couponCode },
      fetchPolicy: 'no-cache',
    }),
  )
}

/** @throws AppError */
export async function removeCoupon(client: Client): Promise<void> {
  await change(client, () =>
    client.mutate({ mutation: RemoveCouponDocument, fetchPolicy: 'no-cache' }),
  )
}
