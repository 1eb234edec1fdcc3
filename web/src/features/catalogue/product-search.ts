import type { ShopItemFilter } from '@/graphql/schema-types.generated.ts'

/** The same words in one form, so that "Breuke  graad" and "breuke graad" share one answer. */
export function searchWords(typed: string): string {
  return typed.toLowerCase().split(/\s+/).filter(Boolean).join(' ')
}

/**
 * What is sold one by one. A filter cannot reach into a relation, so a
 * category brings the ids of all below it.
 * @param bySubscription those too that only a subscription gives
 */
export function forSale(categoryIds: string[] | null, bySubscription = false): ShopItemFilter {
  return {
    ...(bySubscription ? {} : { eCommerceProduct: { eq: true } }),
    ...(categoryIds === null ? {} : { categoryId: { in: categoryIds } }),
  }
}
