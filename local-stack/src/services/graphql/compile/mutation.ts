import { readArgument, restrictArguments } from '../arguments/read-argument.ts'
import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { InputValue } from '../parse/variables.ts'
import { absent } from '../parse/variables.ts'
import type { Column, Table } from '../schema/catalogue.ts'
import type { Field, InputField, NamedType } from '../schema/model.ts'
import { unwrap } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { readFilter } from './filter.ts'
import { nodeObject } from './records.ts'
import type { Entry } from './sql-text.ts'
import { identifier, jsonObject, literal, selectableColumns, tableName } from './sql-text.ts'
import { tooManyExpression } from './too-many.ts'

/** `insertInto...Collection`: a key that is missing in one object takes the column's default. */
export function insertRecords(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
): string {
  restrictArguments(['objects'], selected)
  const rows = readRows(context, field, selected)
  const block = context.statement.block()
  const given = new Set(rows.flatMap((row) => [...row.keys()]))
  const columns = table.columns.filter((column) => given.has(column))
  const values = rows.map((row) => {
    const cells = columns.map((column) => {
      const value = row.get(column)
      return value === undefined || value === absent
        ? 'default'
        : context.statement.bind(value, column.typeName)
    })
    return `(${cells.join(', ')})`
  })
  const names = columns.map((column) => identifier(column.name)).join(', ')
  return (
    `with impacted as (insert into ${tableName(table)} (${names}) values ${values.join(', ')} ` +
    `returning ${selectableColumns(table)}) ` +
    `select ${responseObject(context, field, selected, block)}::text from impacted as ${block} limit 1`
  )
}

export function updateRecords(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
): string {
  restrictArguments(['set', 'filter', 'atMost'], selected)
  const { statement } = context
  const changes = readChanges(context, field, selected)
  const block = statement.block()
  const { filter } = readFilter(context, field, selected, table, block)
  const set = changes.map(
    ([column, value]) => `${identifier(column.name)} = ${statement.bind(value, column.typeName)}`,
  )
  const change = `update ${tableName(table)} as ${block} set ${set.join(', ')}`
  return limited(context, field, selected, { table, block, filter, change, verb: 'update' })
}

export function deleteRecords(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
): string {
  restrictArguments(['filter', 'atMost'], selected)
  const block = context.statement.block()
  const { filter } = readFilter(context, field, selected, table, block)
  const change = `delete from ${tableName(table)} as ${block}`
  return limited(context, field, selected, { table, block, filter, change, verb: 'delete' })
}

interface Change {
  table: Table
  block: string
  filter: string[]
  change: string
  verb: 'update' | 'delete'
}

/**
 * Makes the statement fail when it affects more rows than `atMost` allows, so that nothing is changed even without a
 * surrounding transaction.
 */
function limited(
  context: CompileContext,
  field: Field,
  selected: Selected,
  { table, block, filter, change, verb }: Change,
): string {
  const atMost = context.statement.bind(readAtMost(context, field, selected), 'bigint')
  const failure = tooManyExpression(verb, 'total.rows')
  const response = responseObject(context, field, selected, block)
  return (
    `with impacted as (${change} where ${filter.join(' and ') || 'true'} ` +
    `returning ${selectableColumns(table)}), total as (select count(*) as rows from impacted) ` +
    `select (case when total.rows > ${atMost} then ${failure} ` +
    `else (select ${response} from impacted as ${block} limit 1) end)::text from total`
  )
}

function responseObject(
  context: CompileContext,
  field: Field,
  selected: Selected,
  block: string,
): string {
  const type = unwrap(field.type)
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    if (item.name === '__typename') return [item.key, literal(type.name)]
    const known = type.fieldMap().get(item.name)
    if (!known) throw new GraphqlFault(`unknown field in ${verbOf(type)}`)
    if (item.name === 'affectedCount') return [item.key, 'count(*)']
    return [item.key, `coalesce(json_agg(${nodeObject(context, known, item, block)}), '[]'::json)`]
  })
  return jsonObject(entries)
}

function verbOf(type: NamedType): string {
  return type.meaning.is.replace('Response', '')
}

function readRows(
  context: CompileContext,
  field: Field,
  selected: Selected,
): Map<Column, InputValue>[] {
  const value = readArgument('objects', field, selected, context.variables)
  const fields = inputFields(field, 'objects')
  const rows = (Array.isArray(value) ? value : []).flatMap((row) =>
    isObject(row) ? [new Map(byColumn(fields, row))] : [],
  )
  if (rows.length === 0) throw new GraphqlFault('At least one record must be provided to objects')
  return rows
}

function readChanges(
  context: CompileContext,
  field: Field,
  selected: Selected,
): [Column, InputValue][] {
  const value = readArgument('set', field, selected, context.variables)
  const changes = isObject(value) ? byColumn(inputFields(field, 'set'), value) : []
  const given = changes.filter(([, item]) => item !== absent)
  if (given.length === 0) {
    throw new GraphqlFault('At least one mapping must be provided to set argument')
  }
  return given
}

/** Anything that is not a usable number counts as the default, one. */
function readAtMost(context: CompileContext, field: Field, selected: Selected): InputValue {
  try {
    return readArgument('atMost', field, selected, context.variables)
  } catch (error) {
    if (error instanceof GraphqlFault) return 1n
    throw error
  }
}

function inputFields(field: Field, argument: string): Map<string, InputField> {
  const declared = field.args.find((item) => item.name === argument)
  return declared ? unwrap(declared.type).inputFieldMap() : new Map<string, InputField>()
}

function byColumn(
  fields: Map<string, InputField>,
  object: { [key: string]: InputValue },
): [Column, InputValue][] {
  return Object.entries(object).flatMap(([name, value]) => {
    const source = fields.get(name)?.source
    return source?.from === 'column' ? [[source.column, value]] : []
  })
}

function isObject(value: InputValue): value is { [key: string]: InputValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
