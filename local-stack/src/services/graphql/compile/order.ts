import { readArgument } from '../arguments/read-argument.ts'
import type { Selected } from '../parse/selections.ts'
import type { Column, Table } from '../schema/catalogue.ts'
import type { Field } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { columnOf } from './sql-text.ts'

export interface OrderTerm {
  column: Column
  descending: boolean
  nullsFirst: boolean
}

/** The `orderBy` argument followed by the primary key, so that the order is total and cursors work. */
export function readOrder(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
): OrderTerm[] {
  const value = readArgument('orderBy', field, selected, context.variables)
  const fields = context.schema.orderByEntity(table).inputFieldMap()
  const terms: OrderTerm[] = []
  for (const item of Array.isArray(value) ? value : []) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) continue
    for (const [name, direction] of Object.entries(item)) {
      const source = fields.get(name)?.source
      if (typeof direction !== 'string' || source?.from !== 'column') continue
      terms.push({
        column: source.column,
        descending: direction.startsWith('Desc'),
        nullsFirst: direction.endsWith('First'),
      })
    }
  }
  const key = table.primaryKey.map((column) => ({ column, descending: false, nullsFirst: false }))
  return [...terms, ...key]
}

export function reversed(order: OrderTerm[]): OrderTerm[] {
  return order.map((term) => ({
    column: term.column,
    descending: !term.descending,
    nullsFirst: !term.nullsFirst,
  }))
}

export function orderClause(block: string, order: OrderTerm[]): string {
  return order
    .map((term) => {
      const direction = term.descending ? 'desc' : 'asc'
      const nulls = term.nullsFirst ? 'first' : 'last'
      return `${columnOf(block, term.column)} ${direction} nulls ${nulls}`
    })
    .join(', ')
}
