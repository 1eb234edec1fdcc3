import { z } from 'zod/mini'

const overlaps = z.array(
  z.object({
    lineId: z.string(),
    title: z.string(),
    kind: z.enum(['in_bundle', 'in_both_bundles', 'owned']),
    other: z.nullable(z.string()),
  }),
)

/** What a line would pay for twice: the resources that the buyer owns, or that another line of the cart holds. */
export interface Overlap {
  kind: 'in_bundle' | 'in_both_bundles' | 'owned'
  /** The bundle that holds them too; null for what is owned. */
  other: string | null
  titles: string[]
}

/** @param json the field overlaps of the order @returns by the id of the line */
export function overlapsByLine(json: string | null): ReadonlyMap<string, Overlap[]> {
  const byLine = new Map<string, Overlap[]>()
  for (const { lineId, title, kind, other } of overlaps.parse(JSON.parse(json ?? '[]'))) {
    const known = byLine.get(lineId) ?? []
    const same = known.find((one) => one.kind === kind && one.other === other)
    if (same === undefined) byLine.set(lineId, [...known, { kind, other, titles: [title] }])
    else same.titles.push(title)
  }
  return byLine
}
