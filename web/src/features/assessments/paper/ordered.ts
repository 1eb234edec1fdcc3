/** The list with one entry a place further up (-1) or down (1); the same list at either end. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const to = index + by
  if (index < 0 || to < 0 || to >= list.length) return list
  const next = [...list]
  next.splice(to, 0, ...next.splice(index, 1))
  return next
}

/** The list with new entries after the one at an index; -1 puts them first. */
export const inserted = <T>(list: readonly T[], after: number, ...entries: T[]): T[] => [
  ...list.slice(0, after + 1),
  ...entries,
  ...list.slice(after + 1),
]

/** The list with one entry changed; the same list if the change returns the entry itself. */
export function changed<T>(
  list: readonly T[],
  index: number,
  change: (entry: T) => T,
): readonly T[] {
  const entry = list[index]
  if (entry === undefined) return list
  const next = change(entry)
  return next === entry ? list : list.map((one, place) => (place === index ? next : one))
}

export const indexOf = (list: readonly { id: string }[], id: string): number =>
  list.findIndex((one) => one.id === id)

/** The object with a change; the same object if it says nothing new. */
export function withChange<T extends object>(object: T, change: NoInfer<Partial<T>>): T {
  const says = Object.entries(change).some(
    ([key, value]) => !Object.is(object[key as keyof T], value), // a key of the change is one of the object
  )
  return says ? { ...object, ...change } : object
}
