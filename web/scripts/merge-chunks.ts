/** Modules that are loaded together. */
export interface Chunk {
  /** The entries that load it. */
  entries: Set<string>
  modules: Set<string>
  /** The area of the app whose texts the modules need; chunks of different areas stay apart. */
  area: string
  /** In bytes. */
  size: number
}

/** What each module imports. */
type Imports = ReadonlyMap<string, readonly string[]>

/** How many shared chunks an entry may load, and how much a byte counts that it loads in vain. */
interface Limits {
  most: (entry: string) => number
  weight: (entry: string) => number
}

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b])
/** What only the first has. */
const difference = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  new Set([...a].filter((each) => !b.has(each)))

const merged = (a: Chunk, b: Chunk): Chunk => ({
  area: a.area === b.area ? a.area : [a.area, b.area].toSorted().join(' and '),
  entries: union(a.entries, b.entries),
  modules: union(a.modules, b.modules),
  size: a.size + b.size,
})

/** Which chunks import which. */
function needsOf(chunks: readonly Chunk[], imports: Imports): Chunk[][] {
  const chunkOf = new Map(chunks.flatMap((chunk) => [...chunk.modules].map((id) => [id, chunk])))
  return chunks.map((chunk) => {
    const needed = [...chunk.modules].flatMap((id) => imports.get(id) ?? [])
    return [...new Set(needed.flatMap((id) => chunkOf.get(id) ?? []))]
  })
}

/**
 * One of each circle of chunks that import each other. Of two files in a circle one would run before what it needs is
 * there. All of a circle have the same entries, so together they are loaded by nobody else.
 */
function withoutCircles(chunks: readonly Chunk[], imports: Imports): Chunk[] {
  const alike = Map.groupBy(chunks, ({ entries }) => [...entries].toSorted().join('\n'))
  return [...alike.values()].flatMap((group) => {
    if (group.length === 1) return group
    const needs = needsOf(group, imports)
    const reached = group.map((chunk) => {
      const seen = new Set([chunk])
      for (const each of seen) needs[group.indexOf(each)]?.forEach((needed) => seen.add(needed))
      return seen
    })
    const done: Chunk[] = []
    const taken = new Set<Chunk>()
    for (const [at, chunk] of group.entries()) {
      if (taken.has(chunk)) continue
      const circle = group.filter(
        (other, index) => reached[at]?.has(other) && reached[index]?.has(chunk),
      )
      circle.forEach((each) => taken.add(each))
      done.push(circle.reduce(merged))
    }
    return done
  })
}

/**
 * Chunks as the entries really load them: who loads a chunk also loads what it imports. Chunks that the same entries
 * load become one, unless they are of different areas and do not import each other.
 */
export function settled(chunks: readonly Chunk[], imports: Imports): Chunk[] {
  const now = chunks.map((chunk) => ({ ...chunk, entries: new Set(chunk.entries) }))
  const needs = needsOf(now, imports)
  for (let changed = true; changed;) {
    changed = false
    for (const [at, { entries }] of now.entries()) {
      for (const needed of needs[at] ?? []) {
        if (difference(entries, needed.entries).size === 0) continue
        needed.entries = union(needed.entries, entries)
        changed = true
      }
    }
  }
  const together = new Map<string, Chunk>()
  for (const chunk of now) {
    const key = [chunk.area, ...[...chunk.entries].toSorted()].join('\n')
    const other = together.get(key)
    together.set(key, other === undefined ? chunk : merged(other, chunk))
  }
  return withoutCircles([...together.values()], imports)
}

/** How many pairs are tried in earnest; the others are worse already without what they import. */
const tried = 24

/** Merges chunks until no entry loads too many, each time the two whose merging makes entries load least in vain. */
export function mergeChunks(
  chunks: readonly Chunk[],
  imports: Imports,
  { most, weight }: Limits,
): Chunk[] {
  const weigh = (entries: ReadonlySet<string>) =>
    [...entries].reduce((sum, entry) => sum + weight(entry), 0)
  const total = (all: readonly Chunk[]) =>
    all.reduce((sum, { size, entries }) => sum + size * weigh(entries), 0)
  const waste = (a: Chunk, b: Chunk) =>
    a.size * weigh(difference(b.entries, a.entries)) +
    b.size * weigh(difference(a.entries, b.entries))

  let now = settled(chunks, imports)
  for (;;) {
    const entries = [...new Set(now.flatMap((chunk) => [...chunk.entries]))]
    const crowded = entries
      .map((entry) => ({ entry, own: now.filter((chunk) => chunk.entries.has(entry)) }))
      .filter(({ entry, own }) => own.length > most(entry))
    const outcomes = crowded
      .flatMap(({ own }) => own.flatMap((a, at) => own.slice(at + 1).map((b) => [a, b] as const)))
      .filter(([a, b]) => a.area === b.area)
      .map(([a, b]) => ({ a, b, cost: waste(a, b) }))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, tried)
      .map(({ a, b }) => {
        const others = now.filter((chunk) => chunk !== a && chunk !== b)
        return settled([...others, merged(a, b)], imports)
      })
    const [best] = outcomes.toSorted((one, other) => total(one) - total(other))
    if (best === undefined) return now
    now = best
  }
}
