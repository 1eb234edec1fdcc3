import { readArgument } from '../arguments/read-argument.ts'
import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { InputValue } from '../parse/variables.ts'
import { absent } from '../parse/variables.ts'
import type { Column, Table } from '../schema/catalogue.ts'
import type { Field, InputField } from '../schema/model.ts'
import { unwrap } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { nodeIdCondition, parseNodeId } from './node-id.ts'
import { columnOf } from './sql-text.ts'
import type { Statement } from './statement.ts'

const operators: Record<string, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  startsWith: '^@',
  like: 'like',
  ilike: 'ilike',
  regex: '~',
  iregex: '~*',
  contains: '@>',
  containedBy: '<@',
  overlaps: '&&',
}

/** Operators that must be tried on every row, because no ordinary index supports them. */
const slowOperators = new Set(['like', 'ilike', 'regex', 'iregex'])

export interface Filter {
  /** Conditions that must all hold; none for an absent or empty filter. */
  filter: string[]
  /** Whether a condition is too slow to be evaluated twice. */
  slow: boolean
}

/** The `filter` argument. */
export function readFilter(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
  block: string,
): Filter {
  const value = readArgument('filter', field, selected, context.variables)
  const fields = context.schema.filterEntity(table).inputFieldMap()
  const scope: Scope = { statement: context.statement, table, block, fields, slow: false }
  return { filter: conditions(scope, value), slow: scope.slow }
}

interface Scope {
  statement: Statement
  table: Table
  block: string
  fields: Map<string, InputField>
  slow: boolean
}

function conditions(scope: Scope, filter: InputValue): string[] {
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([name, value]) => {
    const declared = scope.fields.get(name)
    if (value === absent || value === null || !declared) return []
    // A column called and, or or not hides the operator; the type is then that of a column filter.
    if (unwrap(declared.type).meaning.is === 'filterEntity') return logical(scope, name, value)
    return isObject(value) ? comparisons(scope, declared, value) : []
  })
}

function logical(scope: Scope, name: string, value: InputValue): string[] {
  if (name === 'not') {
    const inner = conditions(scope, value)
    return inner.length > 0 ? [`not (${inner.join(' and ')})`] : []
  }
  const groups = (Array.isArray(value) ? value : [])
    .map((item) => conditions(scope, item))
    .filter((group) => group.length > 0)
    .map((group) => `(${group.join(' and ')})`)
  return groups.length > 0 ? [`(${groups.join(` ${name} `)})`] : []
}

function comparisons(scope: Scope, declared: InputField, value: InputObject): string[] {
  return Object.entries(value).flatMap(([operator, operand]) => {
    if (operand === absent) return []
    const { source } = declared
    if (source?.from === 'column') return [comparison(scope, source.column, operator, operand)]
    return [nodeIdCondition(scope.statement, scope.block, scope.table, parseNodeId(operand))]
  })
}

function comparison(scope: Scope, column: Column, operator: string, operand: InputValue): string {
  const name = columnOf(scope.block, column)
  if (operator === 'is') {
    if (operand === null) throw new GraphqlFault('Error transpiling Is filter value type')
    return operand === 'NULL' ? `${name} is null` : `${name} is not null`
  }
  if (operator === 'in') {
    return `${name} = any (${scope.statement.bind(operand, `${column.typeName}[]`)})`
  }
  if (slowOperators.has(operator)) scope.slow = true
  return `${name} ${operators[operator] ?? '='} ${scope.statement.bind(operand, column.typeName)}`
}

type InputObject = { [key: string]: InputValue }

function isObject(value: InputValue): value is InputObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
