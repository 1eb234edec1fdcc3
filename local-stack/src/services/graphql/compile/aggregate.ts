import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { Table } from '../schema/catalogue.ts'
import type { NamedType } from '../schema/model.ts'
import { unwrap } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { columnExpression } from './column.ts'
import type { Entry } from './sql-text.ts'
import { jsonObject, literal } from './sql-text.ts'

/** `aggregate { count sum { ... } }` over the rows of the enclosing select. */
export function aggregateObject(
  context: CompileContext,
  selected: Selected,
  table: Table,
  block: string,
): string {
  const type = context.schema.aggregate(table)
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    if (item.name === '__typename') return [item.key, literal(type.name)]
    const known = type.fieldMap().get(item.name)
    if (!known) {
      throw new GraphqlFault(`Unknown field "${item.name}" selected on type "${type.name}"`)
    }
    if (item.name === 'count') return [item.key, 'count(*)']
    return [item.key, columnAggregates(context, item, unwrap(known.type), block)]
  })
  return jsonObject(entries)
}

function columnAggregates(
  context: CompileContext,
  selected: Selected,
  type: NamedType,
  block: string,
): string {
  const entries = context.fieldsOf(selected, type).map((item): Entry => {
    const source = type.fieldMap().get(item.name)?.source
    if (item.name === '__typename') {
      throw new GraphqlFault("Internal error: Missing column info for aggregate field '__typename'")
    }
    if (source?.from !== 'column') {
      throw new GraphqlFault(
        `Unknown or invalid field "${item.name}" selected on type "${type.name}"`,
      )
    }
    const value = columnExpression(context.statement, context.schema, block, source.column)
    // Averages are taken over exact numbers.
    return [item.key, `${selected.name}(${value}${selected.name === 'avg' ? '::numeric' : ''})`]
  })
  return jsonObject(entries)
}
