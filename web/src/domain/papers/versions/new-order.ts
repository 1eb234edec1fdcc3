/** FNV-1a with a final mixing step, so that keys that differ in one letter are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The places of a list in another order, the same one for the same seed and keys. Each key has a weight of its own, so that
 * a change of one entry leaves the others in the order they had. Two entries or more never stay as they are.
 * @returns for each new place, the old one
 */
export function newOrder(seed: string, keys: readonly string[]): number[] {
  const weights = keys.map((key) => hash(`${seed}\n${key}`))
  const order = keys
    .map((_key, place) => place)
    .toSorted((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0) || one - other)
  const same = order.every((old, place) => old === place)
  return same ? [...order.slice(1), ...order.slice(0, 1)] : order
}

/** Such an order in which some places keep what they hold. */
export function newOrderAround(
  seed: string,
  keys: readonly string[],
  stays: ReadonlySet<number>,
): number[] {
  const free = keys.flatMap((_key, place) => (stays.has(place) ? [] : [place]))
  const order = keys.map((_key, place) => place)
  const moved = newOrder(
    seed,
    free.map((place) => keys[place] ?? ''),
  )
  for (const [at, place] of free.entries()) order[place] = free[moved[at] ?? at] ?? place
  return order
}

/** A list in such an order. */
export const inOrder = <T>(list: readonly T[], order: readonly number[]): T[] =>
  order.flatMap((old) => list.slice(old, old + 1))
