import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { Table } from '../schema/catalogue.ts'
import type { Field } from '../schema/model.ts'
import { unwrap } from '../schema/model.ts'
import { aggregateObject } from './aggregate.ts'
import { readPaging } from './connection-arguments.ts'
import type { CompileContext } from './context.ts'
import { cursorExpression } from './cursor.ts'
import { nodeObject } from './node.ts'
import { orderClause } from './order.ts'
import { pageInfoObject } from './page-info.ts'
import { Page } from './page.ts'
import type { Entry } from './sql-text.ts'
import { columnOf, jsonObject, literal } from './sql-text.ts'

/** Where the rows of a collection come from: a table or a function's result, joined to its parent or not. */
export interface RowSource {
  table: Table
  from: string
  /** `from` calls a function. */
  called?: true
  join?(block: string): string
}

/** A whole collection as one scalar SQL expression. */
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
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    if (item.name === '__typename') return [item.key, literal(type.name)]
    const known = type.fieldMap().get(item.name)
    if (!known) throw new GraphqlFault('unknown field in edge')
    if (item.name === 'cursor') return [item.key, cursorExpression(block, order)]
    return [item.key, nodeObject(context, known, item, block)]
  })
  const [firstKey] = table.primaryKey
  // A view can give rows without a key: they are no records.
  const present = firstKey ? ` filter (where ${columnOf(block, firstKey)} is not null)` : ''
  const list = `json_agg(${jsonObject(entries)} order by ${orderClause(block, order)})${present}`
  return page.overRecords(`coalesce(${list}, '[]'::json)`)
}
