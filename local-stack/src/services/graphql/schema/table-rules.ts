import type { Table } from './catalogue.ts'
import { isGraphqlName } from './naming.ts'
import type { TypeRegistry } from './registry.ts'

/** Whether a table is in the schema: it has a valid GraphQL name, a primary key and a readable column. */
export function isExposed(registry: TypeRegistry, table: Table): boolean {
  return (
    isGraphqlName(registry.naming.table(table)) &&
    table.primaryKey.length > 0 &&
    table.columns.some((column) => column.selectable)
  )
}

export function canInsert(registry: TypeRegistry, table: Table): boolean {
  return isExposed(registry, table) && table.columns.some((column) => column.insertable)
}

export function canUpdate(registry: TypeRegistry, table: Table): boolean {
  return isExposed(registry, table) && table.columns.some((column) => column.updatable)
}

export function canDelete(registry: TypeRegistry, table: Table): boolean {
  return isExposed(registry, table) && table.deletable
}

const byPkTypes = new Set([
  'int',
  'int4',
  'integer',
  'bigint',
  'int8',
  'smallint',
  'int2',
  'text',
  'varchar',
  'char',
  'bpchar',
  'citext',
  'uuid',
])

/** Names as `format_type` writes them; types with a size, such as `character varying(9)`, do not match. */
export function hasByPkField(table: Table): boolean {
  return (
    table.primaryKey.length > 0 &&
    table.primaryKey.every((column) => byPkTypes.has(column.typeName))
  )
}
