import { restrictArguments } from '../arguments/read-argument.ts'
import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { SqlFunction, Table } from '../schema/catalogue.ts'
import type { Field, NamedType, Relation } from '../schema/model.ts'
import { unwrap } from '../schema/model.ts'
import { aggregateObject } from './aggregate.ts'
import { columnExpression } from './column.ts'
import { readPaging } from './connection-arguments.ts'
import type { CompileContext } from './context.ts'
import { cursorExpression } from './cursor.ts'
import { nodeIdExpression } from './node-id.ts'
import { orderClause } from './order.ts'
import { pageInfoObject } from './page-info.ts'
import { Page } from './page.ts'
import type { RowSource } from './row-source.ts'
import type { Entry } from './sql-text.ts'
import { columnOf, identifier, jsonObject, literal, outputCast, tableName } from './sql-text.ts'

// A collection contains records and a record contains collections: one file compiles both.

/** Compiles a collection to one scalar SQL expression. */
export function connectionExpression(
  context: CompileContext,
  field: Field,
  selected: Selected,
  source: RowSource,
): string {
  const type = context.schema.connection(source.table)
  const block = context.statement.block()
  const paging = readPaging(context, field, selected, source.table, block)
  const page = new Page(context.statement, source, block, paging)
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    if (item.name === '__typename') return [item.key, literal(type.name)]
    const known = type.fieldMap().get(item.name)
    if (!known) {
      throw new GraphqlFault(
        item.name === 'aggregate'
          ? 'enable the aggregate directive to use aggregates'
          : 'unknown field in connection',
      )
    }
    switch (unwrap(known.type).meaning.is) {
      case 'edge':
        return [item.key, edgeList(context, item, page)]
      case 'pageInfo':
        return [item.key, pageInfoObject(context, item, page)]
      case 'aggregate':
        return [item.key, page.overAll(aggregateObject(context, item, source.table, block))]
      default:
        return [item.key, page.count()]
    }
  })
  return `(${page.definitions()}select ${jsonObject(entries)})`
}

function edgeList(context: CompileContext, selected: Selected, page: Page): string {
  const { table, block, order } = page
  const type = context.schema.edge(table)
  const entries = context.ofEachRow(page.size, () =>
    context.fieldsOf(selected, type).map((item): Entry => {
      if (item.name === '__typename') return [item.key, literal(type.name)]
      const known = type.fieldMap().get(item.name)
      if (!known) throw new GraphqlFault('unknown field in edge')
      if (item.name === 'cursor') return [item.key, cursorExpression(block, order)]
      return [item.key, nodeObject(context, known, item, block)]
    }),
  )
  const [firstKey] = table.primaryKey
  // Rows of a view that have no key are not records.
  const present = firstKey ? ` filter (where ${columnOf(block, firstKey)} is not null)` : ''
  const list = `json_agg(${jsonObject(entries)} order by ${orderClause(block, order)})${present}`
  return page.overRecords(`coalesce(${list}, '[]'::json)`)
}

/** Compiles one record to an object. `allowed` names the arguments of the field itself. */
export function nodeObject(
  context: CompileContext,
  field: Field,
  selected: Selected,
  block: string,
  allowed: string[] = [],
): string {
  restrictArguments(allowed, selected)
  return recordObject(context, tableOf(unwrap(field.type)), selected, block, unknownInNode)
}

/** Compiles the selected fields of a row of `table` with the alias `block`. */
export function recordObject(
  context: CompileContext,
  table: Table,
  selected: Selected,
  block: string,
  unknown: (name: string, type: string) => string = unknownInNode,
): string {
  const type = context.schema.node(table)
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    if (item.name === '__typename') return [item.key, literal(type.name)]
    const field = type.fieldMap().get(item.name)
    if (!field) throw new GraphqlFault(unknown(item.name, type.name))
    return [item.key, fieldExpression(context, table, field, item, block)]
  })
  return jsonObject(entries)
}

export function unknownInNode(name: string, type: string): string {
  return `Unknown field '${name}' on type '${type}'`
}

function fieldExpression(
  context: CompileContext,
  table: Table,
  field: Field,
  selected: Selected,
  block: string,
): string {
  const { source } = field
  switch (source?.from) {
    case 'column': {
      const value = columnExpression(context.statement, context.schema, block, source.column)
      return `${value}${outputCast(source.column.typeOid)}`
    }
    case 'function':
      return computedExpression(context, table, field, source.sqlFunction, selected, block)
    case 'relation':
      return relationExpression(context, field, source.relation, selected, block)
    default:
      return nodeIdExpression(block, table)
  }
}

function computedExpression(
  context: CompileContext,
  table: Table,
  field: Field,
  sqlFunction: SqlFunction,
  selected: Selected,
  block: string,
): string {
  const name = `${identifier(sqlFunction.schema)}.${identifier(sqlFunction.name)}`
  const call = `${name}(${block}::${tableName(table)})`
  if (field.type.kind === 'LIST' || field.type.kind === 'NON_NULL') {
    return `${call}${outputCast(sqlFunction.returns)}`
  }
  const { meaning } = field.type
  switch (meaning.is) {
    case 'scalar':
      return `${call}${outputCast(sqlFunction.returns)}`
    case 'node': {
      const inner = context.statement.block()
      const record = nodeObject(context, field, selected, inner)
      return `(select ${record} from ${call} as ${inner} where not (${inner} is null))`
    }
    case 'connection':
      return connectionExpression(context, field, selected, {
        table: meaning.table,
        from: call,
        called: true,
      })
    default:
      throw new GraphqlFault('invalid return type from function')
  }
}

function relationExpression(
  context: CompileContext,
  field: Field,
  relation: Relation,
  selected: Selected,
  parent: string,
): string {
  const { meaning } = unwrap(field.type)
  const table = relation.reverse ? relation.key.local : relation.key.referenced
  const from = tableName(table)
  const join = (block: string) => joinCondition(relation, block, parent)
  if (meaning.is === 'connection') {
    return connectionExpression(context, field, selected, { table, from, join })
  }
  const block = context.statement.block()
  const record = nodeObject(context, field, selected, block)
  return `(select ${record} from ${from} as ${block} where ${join(block)})`
}

function joinCondition({ key, reverse }: Relation, block: string, parent: string): string {
  const own = reverse ? key.localColumns : key.referencedColumns
  const other = reverse ? key.referencedColumns : key.localColumns
  return own
    .map(
      (name, position) => `${columnOf(block, name)} = ${columnOf(parent, other[position] ?? '')}`,
    )
    .join(' and ')
}

function tableOf(type: NamedType): Table {
  if (type.meaning.is !== 'node') throw new GraphqlFault('can not build query for non-node type')
  return type.meaning.table
}
