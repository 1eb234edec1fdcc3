import { unreadable } from '../rest-fault.ts'
import { readField, type Field } from './field.ts'
import { NotReadable, Reader } from './reader.ts'

export interface OrderTerm {
  /** The embedded resource whose column it is, or null. */
  relation: string | null
  field: Field
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

/** @throws RestFault PGRST100 */
export function parseOrder(text: string): OrderTerm[] {
  const reader = new Reader(text)
  try {
    const terms: OrderTerm[] = []
    do terms.push(readTerm(reader))
    while (reader.take(','))
    if (!reader.isAtEnd) throw reader.fault('expecting "," or end of input')
    return terms
  } catch (error) {
    if (error instanceof NotReadable) throw unreadable('order', text, error.message)
    throw error
  }
}

function readTerm(reader: Reader): OrderTerm {
  reader.skipSpaces()
  const relation = reader.attempt(() => {
    const name = reader.name()
    return reader.take('(') ? name : null
  })
  const field = readField(reader)
  if (relation !== null) reader.expect(')')
  const direction = reader.match(/\.(asc|desc)(?=$|[.,])/y)
  const nulls = reader.match(/\.nulls(first|last)(?=$|,)/y)
  return {
    relation,
    field,
    direction: direction === '.asc' ? 'asc' : direction === '.desc' ? 'desc' : null,
    nulls: nulls === '.nullsfirst' ? 'first' : nulls === '.nullslast' ? 'last' : null,
  }
}
