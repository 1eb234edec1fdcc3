import type { BulkTarget } from '@/components/list/selection.ts'
import { CouponSearchDocument } from './coupons.generated.ts'
import type { CouponFilter } from '@/graphql/schema-types.generated.ts'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { enableCoupons } from './save-coupon.ts'

const atATime = 100

/** The ids of all coupons that a filter and a search let through. */
async function idsThatMatch(client: WritingClient, filter: CouponFilter, words: string) {
  const ids: string[] = []
  for (;;) {
    const data = await readNow(client, CouponSearchDocument, {
      words,
      filter,
      orderBy: [{ id: 'AscNullsLast' }],
      first: atATime,
      offset: ids.length,
    })
    const page = data?.list?.edges.map(({ node }) => node.id) ?? []
    ids.push(...page)
    // The database may give fewer at a time than were asked for.
    if (page.length === 0) return ids
  }
}

/**
 * Switches the picked coupons on or off.
 * @returns how many; null, with nothing changed, when others match by now than were counted
 * @throws AppError
 */
export async function enableTarget(client: WritingClient, target: BulkTarget, enabled: boolean) {
  const ids =
    target.kind === 'rows' ? target.ids : await idsThatMatch(client, target.filter, target.words)
  if (target.kind === 'all' && ids.length !== target.count) return null
  for (let from = 0; from < ids.length; from += atATime) {
    await enableCoupons(client, ids.slice(from, from + atATime), enabled)
  }
  return ids.length
}
