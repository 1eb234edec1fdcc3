import { unreadable } from '../rest-fault.ts'
import { readField, type Field } from './field.ts'
import { NotReadable, Reader } from './reader.ts'

export interface SelectedColumn {
  kind: 'column'
  /** null for all columns. */
  field: Field | null
  alias: string | null
  cast: string | null
  aggregate: string | null
}

export interface SelectedRelation {
  kind: 'relation'
  target: string
  alias: string | null
  hint: string | null
  isInner: boolean
  isSpread: boolean
  items: SelectedItem[]
}

export type SelectedItem = SelectedColumn | SelectedRelation

/** @throws RestFault PGRST100 */
export function parseSelect(text: string): SelectedItem[] {
  const reader = new Reader(text)
  try {
    const items = readItems(reader)
    if (!reader.isAtEnd) throw reader.fault('expecting "," or end of input')
    return items
  } catch (error) {
    if (error instanceof NotReadable) throw unreadable('select parameter', text, error.message)
    throw error
  }
}

function readItems(reader: Reader): SelectedItem[] {
  reader.skipSpaces()
  if (reader.isAtEnd || reader.peek(')')) return []
  const items: SelectedItem[] = []
  do {
    reader.skipSpaces()
    items.push(readItem(reader))
    reader.skipSpaces()
  } while (reader.take(','))
  return items
}

function readItem(reader: Reader): SelectedItem {
  const isSpread = reader.take('...') || reader.take('..')
  const alias = isSpread ? null : reader.attempt(() => readAlias(reader))
  if (!isSpread && reader.take('count()')) {
    return { kind: 'column', field: null, alias, cast: readCast(reader), aggregate: 'count' }
  }
  const relation = reader.attempt(() => readRelationHead(reader))
  if (relation !== null) {
    const items = readItems(reader)
    reader.expect(')')
    return { kind: 'relation', alias, isSpread, items, ...relation }
  }
  if (isSpread) throw reader.fault('expecting an embedded resource')
  if (reader.take('*'))
    return { kind: 'column', field: null, alias: null, cast: null, aggregate: null }
  const field = readField(reader)
  const cast = readCast(reader)
  const aggregate = reader.match(/\.(sum|avg|count|max|min)\(\)/y)
  // A second cast is that of the aggregate's result; aggregates are refused, so nothing comes of it.
  const castOfResult = aggregate === null ? null : readCast(reader)
  return { kind: 'column', field, alias, cast: cast ?? castOfResult, aggregate }
}

function readAlias(reader: Reader): string | null {
  const name = reader.name()
  return reader.take(':') && !reader.peek(':') ? name : null
}

function readRelationHead(
  reader: Reader,
): Pick<SelectedRelation, 'target' | 'hint' | 'isInner'> | null {
  const target = reader.name()
  let hint: string | null = null
  let isInner = false
  while (reader.take('!')) {
    const word = reader.name()
    if (word === 'inner') isInner = true
    else if (word !== 'left') hint = word
  }
  return reader.take('(') ? { target, hint, isInner } : null
}

function readCast(reader: Reader): string | null {
  if (!reader.take('::')) return null
  // Stands in the statement as it is, so nothing but a plain name is read.
  const type = reader.match(/[a-zA-Z_][a-zA-Z0-9_ ]*/y)
  if (type === null) throw reader.fault('expecting the name of a type')
  return type
}
