import type { Column, Table } from '../schema/catalogue.ts'

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text literal for names only: keys and type names of the answer. Values are bound. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

export function tableName(table: Table): string {
  return `${identifier(table.schema)}.${identifier(table.name)}`
}

export function columnOf(block: string, column: Column | string): string {
  return `${block}.${identifier(typeof column === 'string' ? column : column.name)}`
}

export function selectableColumns(table: Table): string {
  return table.columns
    .filter((column) => column.selectable)
    .map((column) => identifier(column.name))
    .join(', ')
}

export type Entry = [key: string, sql: string]

/** A Postgres function takes at most 100 arguments. */
const entriesPerCall = 50

/** A JSON object. Beyond the limit of arguments, several objects are joined as jsonb. */
export function jsonObject(entries: Entry[]): string {
  const call = (name: string, part: Entry[]) =>
    `${name}(${part.map(([key, sql]) => `${literal(key)}, ${sql}`).join(', ')})`
  if (entries.length <= entriesPerCall) return call('json_build_object', entries)
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += entriesPerCall) {
    parts.push(call('jsonb_build_object', entries.slice(start, start + entriesPerCall)))
  }
  return `(${parts.join(' || ')})`
}

/** An array as opaque text: the base64 of its JSON, with the spacing of jsonb. */
export function encodedArray(elements: string[]): string {
  const text = `jsonb_build_array(${elements.join(', ')})::text`
  return `translate(encode(convert_to(${text}, 'utf-8'), 'base64'), E'\\n', '')`
}

/**
 * The cast for a value of this type in JSON: JSON itself, and numbers that JavaScript cannot represent, become text.
 */
export function outputCast(typeOid: number): string {
  switch (typeOid) {
    case 20:
    case 1700:
      return '::text'
    case 114:
    case 3802:
      return " #>> '{}'"
    case 199:
    case 1016:
    case 1231:
    case 3807:
      return '::text[]'
    default:
      return ''
  }
}
