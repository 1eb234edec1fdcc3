import type { ApolloClient } from '@apollo/client'
import { verifyCoupon } from '@/domain/coupon/verify-coupon.ts'
import type { Answer } from '@/domain/questions/product-question.ts'
import { AddToCartDocument } from './add-to-cart.generated.ts'
import { ApplyCouponDocument } from './apply-coupon.generated.ts'
import { CartDocument } from './cart.generated.ts'
import { ChangeAnswersDocument } from './change-answers.generated.ts'
import { ChangeQuantityDocument } from './change-quantity.generated.ts'
import { RefreshCartDocument } from './refresh-cart.generated.ts'
import { RemoveCouponDocument } from './remove-coupon.generated.ts'
import { RemoveFromCartDocument } from './remove-from-cart.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { asOwnChange } from './own-change.ts'

type Client = Pick<ApolloClient, 'mutate' | 'query'>

/**
 * Reads the lines after the change, in a separate request: pg_graphql answers a mutation from its
 * statement's snapshot, which does not include what the function has written.
 */
export async function readCart(client: Client) {
  await client.query({ query: CartDocument, fetchPolicy: 'network-only' })
}

async function writeAndRead(client: Client, mutate: () => Promise<unknown>): Promise<void> {
  try {
    await mutate()
    await readCart(client)
  } catch (error) {
    throw toAppError(error)
  }
}

/** Changes the cart by the buyer's own hand, then reads the result. */
const change: typeof writeAndRead = async (client, mutate) =>
  asOwnChange(async () => writeAndRead(client, mutate))

/** A line or an item of the shop refers to exactly one of the two. */
interface Goods {
  productId: string | null
  productBundleId: string | null
}

/**
 * Adds a resource or bundle to the cart; items already in it are unchanged.
 * @param answers in the order of the questions
 * @throws AppError product_not_available, product_owned, questions_required, answers_not_allowed,
 * profile_required
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
 * Changes the answers of a line.
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

/**
 * Changes how many of a posted resource are ordered.
 * @throws AppError quantity_not_allowed, line_not_found
 */
export async function changeQuantity(
  client: Client,
  lineId: string,
  quantity: number,
): Promise<void> {
  await change(client, () =>
    client.mutate({
      mutation: ChangeQuantityDocument,
      variables: { lineId, quantity },
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
 * Makes the database copy current prices, titles and questions from the shop into the cart.
 * @throws AppError
 */
export async function refreshCart(client: Client): Promise<void> {
  await writeAndRead(client, () =>
    client.mutate({ mutation: RefreshCartDocument, fetchPolicy: 'no-cache' }),
  )
}

/**
 * Verifies the coupon and applies it to the cart. The function limits how often codes can be tried.
 * @throws AppError with the coupon's error code
 */
export async function applyCoupon(
  client: Client,
  { teacherProfileId, couponCode }: { teacherProfileId: string; couponCode: string },
): Promise<void> {
  await verifyCoupon(teacherProfileId, couponCode)
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
