import type { ShopItemFilter, ShopItemOrderBy } from '@/graphql/schema-types.generated.ts'
import type { Locale } from '@/i18n/locale.ts'

const kinds = ['download', 'posted', 'bundle'] as const
const languages = ['en', 'af'] as const
/** The most that it may cost, in rand. */
const costs = ['0', '25', '50', '100', '200'] as const
const sorts = ['newest', 'cheapest', 'dearest'] as const

/** What narrows and orders the shop besides words, tags and category. Null: not chosen. */
export interface Refinement {
  kind: (typeof kinds)[number] | null
  language: (typeof languages)[number] | null
  maxCost: (typeof costs)[number] | null
  sort: (typeof sorts)[number] | null
}

export const choices = { kind: kinds, language: languages, maxCost: costs, sort: sorts } as const

export const unrefined: Refinement = { kind: null, language: null, maxCost: null, sort: null }

const nameInAddress = { kind: 'kind', language: 'in', maxCost: 'upto', sort: 'sort' } as const

/** How many of them narrow the list. */
export const narrowedBy = ({ kind, language, maxCost }: Refinement) =>
  [kind, language, maxCost].filter((one) => one !== null).length

const known = <T extends string>(all: readonly T[], word: string | null): T | null =>
  all.find((one) => one === word) ?? null

/** An unknown word in the address is ignored. */
export const readRefinement = (query: URLSearchParams): Refinement => ({
  kind: known(kinds, query.get(nameInAddress.kind)),
  language: known(languages, query.get(nameInAddress.language)),
  maxCost: known(costs, query.get(nameInAddress.maxCost)),
  sort: known(sorts, query.get(nameInAddress.sort)),
})

/** Writes what is chosen into the query of an address. */
export function writeRefinement(query: URLSearchParams, refinement: Refinement): void {
  for (const name of ['kind', 'language', 'maxCost', 'sort'] as const) {
    const chosen = refinement[name]
    if (chosen !== null) query.set(nameInAddress[name], chosen)
  }
}

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
