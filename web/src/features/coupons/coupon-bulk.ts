import type { BulkTarget } from '@/components/list/selection.ts'
import {
  CouponIdsDocument,
  CouponIdsSearchDocument,
  type CouponIdsSearchQuery,
  type CouponIdsQueryVariables,
} from './coupons.generated.ts'
import type { CouponFilter } from '@/graphql/schema-types.generated.ts'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { enableCoupons } from './save-coupon.ts'

const atATime = 100

/** The ids of all coupons that match a filter and a search. */
async function idsThatMatch(client: WritingClient, filter: CouponFilter, words: string) {
  const ids: string[] = []
  let after: string | null = null
  for (;;) {
    const variables: CouponIdsQueryVariables = { filter, first: atATime, after }
    const data: CouponIdsSearchQuery | null =
      words.trim() === ''
        ? await readNow(client, CouponIdsDocument, variables)
        : await readNow(client, CouponIdsSearchDocument, { ...variables, words })
    ids.push(...(data?.list?.edges.map(({ node }) => node.id) ?? []))
    if (data?.list?.pageInfo.hasNextPage !== true) return ids
    after = data.list.pageInfo.endCursor
  }
}

/**
 * Switches the selected coupons on or off.
 * @param progress told after each hundred how many are done
 * @returns how many; null when the number of matching coupons has changed since the selection, and nothing was written
 * @throws AppError
 */
export async function enableTarget(
  client: WritingClient,
  target: BulkTarget,
  enabled: boolean,
  progress: (count: number) => void,
) {
  const ids =
    target.kind === 'rows' ? target.ids : await idsThatMatch(client, target.filter, target.words)
  if (target.kind === 'all' && ids.length !== target.count) return null
  for (let from = 0; from < ids.length; from += atATime) {
    await enableCoupons(client, ids.slice(from, from + atATime), enabled)
    progress(Math.min(from + atATime, ids.length))
  }
  return ids.length
}
