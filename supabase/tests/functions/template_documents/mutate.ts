/** A repeatable random generator (mulberry32), so that a failure can be reproduced. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  '  ',
  'Radio',
  'Text',
  'root',
  0,
  -1,
  7.25,
  1e9,
  [],
  [''],
  ['a'],
  [[]],
  [null],
  {},
  { root: {} },
  { root: { type: 'root', children: [{}] } },
  { label: 'x', percentage: 30 },
]

const KEYS = ['type', 'items', 'value', 'answer', 'marks', 'children', 'sectionTitle', 'richtext']

type Place = [holder: Record<string, unknown> | unknown[], key: string | number]

function places(value: unknown, found: Place[] = []): Place[] {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      found.push([value, index])
      places(item, found)
    })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      // Object.entries loses the record type; nothing is written here.
      found.push([value as Record<string, unknown>, key])
      places(item, found)
    }
  }
  return found
}

/** The document with one to three parts replaced, removed, duplicated or renamed. */
export function mutated(original: unknown, random: () => number): unknown {
  const pick = <Item>(list: readonly Item[]): Item | undefined =>
    list[Math.floor(random() * list.length)]
  const document: unknown = structuredClone(original)
  for (let change = 0; change <= random() * 2; change += 1) {
    const place = pick(places(document))
    if (!place) return document
    const [holder, key] = place
    const strange = structuredClone(pick(STRANGE))
    if (Array.isArray(holder)) {
      if (random() < 0.3) holder.push(strange)
      else holder[Number(key)] = strange
    } else if (random() < 0.2) Reflect.deleteProperty(holder, key)
    else if (random() < 0.2) holder[pick(KEYS) ?? 'x'] = strange
    else holder[key] = strange
  }
  return document
}
