import { readArgument, restrictArguments } from '../arguments/read-argument.ts'
import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { Table } from '../schema/catalogue.ts'
import type { Field } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { connectionExpression, recordObject } from './records.ts'
import { nodeIdCondition, parseNodeId } from './node-id.ts'
import { columnOf, tableName } from './sql-text.ts'

/** `accountCollection`. */
export function selectCollection(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
): string {
  const source = { table, from: tableName(table) }
  return `select ${connectionExpression(context, field, selected, source)}::text`
}

/** `node(nodeId: ...)`: the id contains its table. */
export function selectNode(context: CompileContext, field: Field, selected: Selected): string {
  restrictArguments(['nodeId'], selected)
  const id = parseNodeId(readArgument('nodeId', field, selected, context.variables))
  const type = context.schema
    .nodeInterface()
    .possibleTypes()
    ?.find(
      ({ meaning }) =>
        meaning.is === 'node' &&
        meaning.table.schema === id.schema &&
        meaning.table.name === id.table,
    )
  if (type?.meaning.is !== 'node') {
    throw new GraphqlFault('Collection referenced by nodeId did not match any known collection')
  }
  const { table } = type.meaning
  const block = context.statement.block()
  const record = recordObject(context, table, selected, block)
  const condition = nodeIdCondition(context.statement, block, table, id)
  return `select ${record}::text from ${tableName(table)} as ${block} where ${condition}`
}

/** `accountByPk(id: ...)`: unknown arguments are ignored, missing ones are errors. */
export function selectByPk(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
): string {
  const { statement, variables } = context
  const block = statement.block()
  const conditions = new Map<string, string>()
  for (const argument of selected.args) {
    const source = field.args.find((item) => item.name === argument.name.value)?.source
    if (source?.from !== 'column') continue
    const value = statement.bind(variables.read(argument.value), source.column.typeName)
    conditions.set(source.column.name, `${columnOf(block, source.column)} = ${value}`)
  }
  const missing = table.primaryKey.map(({ name }) => name).filter((name) => !conditions.has(name))
  if (missing.length > 0) {
    throw new GraphqlFault(`Missing primary key column(s): ${missing.join(', ')}`)
  }
  const record = recordObject(context, table, selected, block, unknownField)
  const where = [...conditions.values()].join(' and ')
  return `select ${record}::text from ${tableName(table)} as ${block} where ${where}`
}

export function unknownField(name: string, type: string): string {
  return `Unknown field ${JSON.stringify(name)} on type ${type}`
}
