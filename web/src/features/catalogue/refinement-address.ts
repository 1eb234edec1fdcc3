import type { Refinement } from './refinement.ts'

const kinds = ['download', 'posted', 'bundle'] as const satisfies readonly Refinement['kind'][]
const languages = ['en', 'af'] as const satisfies readonly Refinement['language'][]
const costs = ['0', '25', '50', '100', '200'] as const satisfies readonly Refinement['maxCost'][]
const sorts = ['newest', 'cheapest', 'dearest'] as const satisfies readonly Refinement['sort'][]

export const choices = { kind: kinds, language: languages, maxCost: costs, sort: sorts } as const

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
