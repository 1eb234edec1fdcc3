import { GraphqlFault } from '../faults.ts'
import type { InputValue } from '../parse/variables.ts'
import type { Table } from '../schema/catalogue.ts'
import type { DecodeStep } from './opaque-array.ts'
import { decodeArray } from './opaque-array.ts'
import { columnOf, encodedArray, literal } from './sql-text.ts'
import type { Statement } from './statement.ts'

export interface NodeId {
  schema: string
  table: string
  keys: InputValue[]
}

const errorNumbers: Record<DecodeStep, number> = { base64: 2, utf8: 3, json: 4, array: 10 }

export function parseNodeId(value: InputValue): NodeId {
  if (typeof value !== 'string')
    throw new GraphqlFault('Invalid value passed to nodeId argument, Error 1')
  const [schema, table, ...keys] = decodeArray(value, (step) => invalid(errorNumbers[step]))
  if (keys.length === 0) throw invalid(5)
  if (typeof schema !== 'string') throw invalid(6)
  if (typeof table !== 'string') throw invalid(7)
  return { schema, table, keys }
}

function invalid(number: number): GraphqlFault {
  return new GraphqlFault(`Invalid value passed to nodeId argument. Error ${number}`)
}

export function nodeIdExpression(block: string, table: Table): string {
  const keys = table.primaryKey.map((column) => columnOf(block, column))
  return encodedArray([literal(table.schema), literal(table.name), ...keys])
}

export function nodeIdCondition(
  statement: Statement,
  block: string,
  table: Table,
  id: NodeId,
): string {
  if (id.schema !== table.schema || id.table !== table.name) {
    throw new GraphqlFault('nodeId belongs to a different collection')
  }
  if (id.keys.length !== table.primaryKey.length) {
    throw new GraphqlFault(
      `Primary key column count mismatch. Expected ${table.primaryKey.length}, provided ${id.keys.length}`,
    )
  }
  return table.primaryKey
    .map((column, position) => {
      const value = statement.bind(id.keys[position] ?? null, column.typeName)
      return `${columnOf(block, column)} = ${value}`
    })
    .join(' and ')
}
