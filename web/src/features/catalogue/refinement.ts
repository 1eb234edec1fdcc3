import type { ShopItemFilter, ShopItemOrderBy } from '@/graphql/schema-types.generated.ts'
import type { Locale } from '@/i18n/locale.ts'

/** What narrows and orders the shop besides words, tags and category. Null: not chosen. */
export interface Refinement {
  kind: 'download' | 'posted' | 'bundle' | null
  language: 'en' | 'af' | null
  /** The most that it may cost, in rand. */
  maxCost: '0' | '25' | '50' | '100' | '200' | null
  sort: 'newest' | 'cheapest' | 'dearest' | null
}

export const unrefined: Refinement = { kind: null, language: null, maxCost: null, sort: null }

/** The conditions for a list that is read from the table. */
export const refinedFilter = ({ kind, language, maxCost }: Refinement): ShopItemFilter => ({
  ...(kind === null ? {} : { kind: { eq: kind } }),
  ...(language === null ? {} : { language: { eq: language } }),
  ...(maxCost === null ? {} : { cost: { lte: maxCost } }),
})

/** The order of the list; each has an index. The shop's own has the reader's language first. */
export function shelfOrder(sort: Refinement['sort'], reader: Locale): ShopItemOrderBy[] {
  const byId = { id: 'AscNullsLast' } as const
  if (sort === 'newest') return [{ publishDate: 'DescNullsLast' }, byId]
  if (sort === 'cheapest') return [{ cost: 'AscNullsLast' }, byId]
  if (sort === 'dearest') return [{ cost: 'DescNullsLast' }, byId]
  return [
    { featured: 'DescNullsLast' },
    reader === 'af' ? { inAfrikaans: 'DescNullsLast' } : { inEnglish: 'DescNullsLast' },
    { publishDate: 'DescNullsLast' },
    { title: 'AscNullsLast' },
    byId,
  ]
}
