import type { Reader } from './reader.ts'

export interface JsonStep {
  arrow: '->' | '->>'
  key: string
  isIndex: boolean
}

/** A column, with the path into its JSON. */
export interface Field {
  name: string
  path: JsonStep[]
}

export function readField(reader: Reader): Field {
  return { name: reader.name(), path: readPath(reader) }
}

function readPath(reader: Reader): JsonStep[] {
  const path: JsonStep[] = []
  for (;;) {
    const arrow = reader.take('->>') ? '->>' : reader.take('->') ? '->' : null
    if (arrow === null) return path
    const index = reader.match(/-?\d+(?=$|->|::|[.,):])/y)
    const key = index ?? reader.quoted() ?? reader.match(/[^-:.,>()]+(?:-[^-:.,>()]+)*/y)
    if (key === null) throw reader.fault('expecting a key of JSON')
    path.push({ arrow, key, isIndex: index !== null })
  }
}

/** The name under which a path into JSON is answered: its last key that is not an index. */
export function fieldLabel({ name, path }: Field): string {
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name
}
