import {
  AddCouponDocument,
  ChangeCouponDocument,
  CouponNowDocument,
  DeleteCouponDocument,
  EnableCouponsDocument,
} from './coupons.generated.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { valuesOfCoupon, type CouponValues } from './coupon-schema.ts'

const lists = ['couponCollection', 'searchCoupons'] as const

/** The database refuses a list of teachers for a coupon that is for everybody. */
const rowOf = ({ maxUses, restrictToTeachers, ...values }: CouponValues) => ({
  ...values,
  restrictToTeachers: values.restrictTo === 'Teachers' ? restrictToTeachers : [],
  maxUses: maxUses === '' ? null : Number(maxUses),
})

/** @param stored id and version of the coupon to change; null for a new one. @throws AppError */
export async function saveCoupon(
  client: WritingClient,
  values: CouponValues,
  stored: { id: string; version: string } | null,
) {
  const row = rowOf(values)
  if (stored === null) await writeRow(client, AddCouponDocument, { row }, lists)
  else await writeRow(client, ChangeCouponDocument, { row, ...stored }, lists)
}

/** @throws AppError */
export async function readCoupon(client: WritingClient, id: string) {
  const now = await readNow(client, CouponNowDocument, { id })
  const row = now?.couponCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfCoupon(row, '') } : null
}

/** @throws AppError */
export async function deleteCoupon(client: WritingClient, id: string) {
  await writeRow(client, DeleteCouponDocument, { id }, lists)
}

/** Switches up to a hundred coupons on or off. @throws AppError */
export async function enableCoupons(
  client: WritingClient,
  ids: readonly string[],
  enabled: boolean,
): Promise<void> {
  try {
    const { data } = await client.mutate({
      mutation: EnableCouponsDocument,
      variables: { ids: [...ids], enabled },
    })
    expectAffected(data?.updateCouponCollection, ids.length)
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, lists)
  }
}
