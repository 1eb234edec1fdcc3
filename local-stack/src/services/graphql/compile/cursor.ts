import { GraphqlFault } from '../faults.ts'
import type { InputValue } from '../parse/variables.ts'
import type { DecodeStep } from './opaque-array.ts'
import { decodeArray } from './opaque-array.ts'
import type { OrderTerm } from './order.ts'
import { columnOf, encodedArray } from './sql-text.ts'
import type { Statement } from './statement.ts'

const errorNumbers: Record<DecodeStep, number> = { base64: 1, utf8: 2, json: 3, array: 4 }

/** The values of the ordering columns in the cursor's row. */
export function decodeCursor(cursor: string): InputValue[] {
  return decodeArray(
    cursor,
    (step) => new GraphqlFault(`Failed to decode cursor, error ${errorNumbers[step]}`),
  )
}

export function cursorExpression(block: string, order: OrderTerm[]): string {
  return encodedArray(order.map((term) => `to_jsonb(${columnOf(block, term.column)})`))
}

/** True for the rows that come after the cursor in this order, nulls included. */
export function afterCursor(
  statement: Statement,
  block: string,
  order: OrderTerm[],
  cursor: InputValue[],
): string {
  const [value, ...rest] = cursor
  if (value === undefined) return 'false'
  const [term, ...further] = order
  if (!term) throw new GraphqlFault('orderBy clause incompatible with pagination cursor')
  const column = columnOf(block, term.column)
  const bound = statement.bind(value, term.column.typeName)
  const following = afterCursor(statement, block, further, rest)
  const beyond = `${column} ${term.descending ? '<' : '>'} ${bound}`
  // The position of nulls decides whether a null comes after or before other values.
  const acrossNulls = term.nullsFirst
    ? `(${column} is not null and ${bound} is null)`
    : `(${column} is null and ${bound} is not null)`
  const tied = `(${column} = ${bound} or (${column} is null and ${bound} is null))`
  return `(${beyond} or ${acrossNulls} or (${tied} and ${following}))`
}
