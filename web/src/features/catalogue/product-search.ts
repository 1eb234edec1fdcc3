import type { ShopItemFilter } from '@/graphql/schema-types.generated.ts'
import { refinedFilter, unrefined, type Refinement } from './refinement.ts'

/**
 * Normalizes the words, so that "Breuke  graad" and "breuke graad" share one cached answer. What looks the same is made the
 * same by the database (private.search_text); its table of signs would weigh on the first visit.
 */
export function searchWords(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/**
 * A filter for what is sold. It cannot refer to related tables, so a category is given as the ids of all
 * categories below it.
 * @param bySubscription includes resources that are only available with a subscription
 */
export function forSale(
  categoryIds: string[] | null,
  bySubscription = false,
  refinement: Refinement = unrefined,
): ShopItemFilter {
  return {
    ...refinedFilter(refinement),
    ...(bySubscription ? {} : { eCommerceProduct: { eq: true } }),
    ...(categoryIds === null ? {} : { categoryId: { in: categoryIds } }),
  }
}
