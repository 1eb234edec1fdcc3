import type { ProductFilter } from '@/graphql/generated.ts'

/** The same words in one form, so that "Breuke  graad" and "breuke graad" share one answer. */
export function searchWords(typed: string): string {
  return typed.toLowerCase().split(/\s+/).filter(Boolean).join(' ')
}

/** A filter cannot reach into a relation, so a category brings the ids of all below it. */
export function inCategories(categoryIds: string[] | null): ProductFilter {
  return categoryIds === null ? {} : { categoryId: { in: categoryIds } }
}
