import type { ProductFilter } from '@/graphql/generated.ts'

/** ilike's own signs, so that "50%" looks for a percent sign. */
const escaped = (word: string) => word.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Every typed word must occur (spec/platform.md 2, shop search), within the given categories when
 * there are any. The database keeps search_field in lower case.
 */
export function productFilter(search: string, categoryIds: string[] | null): ProductFilter {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const and: ProductFilter[] = words.map((word) => ({
    searchField: { ilike: `%${escaped(word)}%` },
  }))
  if (categoryIds !== null) and.push({ categoryId: { in: categoryIds } })
  return and.length === 0 ? {} : { and }
}
