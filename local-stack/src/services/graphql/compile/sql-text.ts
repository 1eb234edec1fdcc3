import type { Column, Table } from '../schema/catalogue.ts'

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** For names only: keys and type names of the answer. Values are bound. */
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

/** No function of Postgres takes more than 100 arguments. */
const entriesPerCall = 50

/** A JSON object; above the limit of arguments the parts are joined as jsonb. */
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

/** An array as opaque text: base64 of its JSON, spaced as jsonb prints it. */
export function encodedArray(elements: string[]): string {
  const text = `jsonb_build_array(${elements.join(', ')})::text`
  return `translate(encode(convert_to(${text}, 'utf-8'), 'base64'), E'\\n', '')`
}

/** How a value of this type leaves as JSON: numbers that JavaScript can not hold and JSON itself as text. */
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
