/** What two people, or one in two windows, changed differently. */
export interface Difference {
  /** "title", "heading:Grade", "instructions", "order", or "question:" with its id. */
  key: string
  theirs: unknown
  mine: unknown
}

export interface Sides<T> {
  base: T
  theirs: T
  mine: T
}

/** The database keeps the keys of a document in an order of its own. */
const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null, ordered) === JSON.stringify(other ?? null, ordered)

/** Chooses between two sides that began with the same, and notes where somebody has to decide. */
export interface Choices {
  differences: Difference[]
  /** Whether theirs stays where both changed something; the question is noted. */
  keepsTheirs: (key: string, shown: { theirs: unknown; mine: unknown }) => boolean
  /**
   * What one side changed is taken from it.
   * @param shown what the person compares, where that is more than the value
   */
  choose: <T>(key: string, one: Sides<T>, shown?: { theirs: unknown; mine: unknown }) => T
}

/** @param theirsKept the differences in which theirs is kept; mine stays in all others */
export function choices(theirsKept: ReadonlySet<string>): Choices {
  const differences: Difference[] = []
  const keepsTheirs: Choices['keepsTheirs'] = (key, shown) => {
    if (differences.every((one) => one.key !== key)) differences.push({ key, ...shown })
    return theirsKept.has(key)
  }
  return {
    differences,
    keepsTheirs,
    choose: (key, one, shown = one) => {
      if (same(one.theirs, one.mine) || same(one.theirs, one.base)) return one.mine
      if (same(one.mine, one.base)) return one.theirs
      const { theirs, mine } = shown
      return keepsTheirs(key, { theirs, mine }) ? one.theirs : one.mine
    },
  }
}
