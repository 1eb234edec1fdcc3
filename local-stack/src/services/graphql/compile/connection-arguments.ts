import { readArgument, restrictArguments } from '../arguments/read-argument.ts'
import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { InputValue } from '../parse/variables.ts'
import type { Table } from '../schema/catalogue.ts'
import type { Field } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { decodeCursor } from './cursor.ts'
import type { Filter } from './filter.ts'
import { readFilter } from './filter.ts'
import type { OrderTerm } from './order.ts'
import { readOrder } from './order.ts'

export interface Paging extends Filter {
  /** The page size: as requested, at most the table's max_rows. */
  limit: number
  offset: number
  cursor: InputValue[] | null
  /** Whether the page is read from the end, because `last` or `before` was given. */
  backwards: boolean
  order: OrderTerm[]
}

const pagingNames = ['first', 'last', 'before', 'after', 'offset', 'filter', 'orderBy']

/** Reads and validates all arguments of a collection field, in pg_graphql's order of errors. */
export function readPaging(
  context: CompileContext,
  field: Field,
  selected: Selected,
  table: Table,
  block: string,
): Paging {
  const others = field.args.map((item) => item.name)
  restrictArguments([...pagingNames, ...others], selected)
  const number = (name: string) => readCount(name, context, field, selected)
  const first = number('first')
  const last = number('last')
  const offset = number('offset')
  const before = readCursor('before', context, field, selected)
  const after = readCursor('after', context, field, selected)
  if (first !== null && last !== null) throw onlyOne('first', 'last')
  if (before && after) throw onlyOne('before', 'after')
  if (first !== null && before) throw new GraphqlFault('"first" may only be used with "after"')
  if (last !== null && after) throw new GraphqlFault('"last" may only be used with "before"')
  if (offset !== null && (last !== null || before)) {
    throw new GraphqlFault('"offset" may only be used with "first" and "after"')
  }
  return {
    limit: Math.min(first ?? last ?? table.maxRows, table.maxRows),
    offset: offset ?? 0,
    cursor: before ?? after,
    backwards: last !== null || before !== null,
    ...readFilter(context, field, selected, table, block),
    order: readOrder(context, field, selected, table),
  }
}

function onlyOne(a: string, b: string): GraphqlFault {
  return new GraphqlFault(`only one of "${a}" and "${b}" may be provided`)
}

function readCount(
  name: string,
  context: CompileContext,
  field: Field,
  selected: Selected,
): number | null {
  const value = readArgument(name, field, selected, context.variables)
  if (typeof value !== 'bigint') return null
  if (value < 0n) throw new GraphqlFault(`\`${name}\` must be an unsigned integer`)
  return Number(value)
}

/** An explicit null counts as not given. */
function readCursor(
  name: string,
  context: CompileContext,
  field: Field,
  selected: Selected,
): InputValue[] | null {
  const value = readArgument(name, field, selected, context.variables)
  return typeof value === 'string' ? decodeCursor(value) : null
}
