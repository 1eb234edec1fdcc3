import type { ForeignKey, Table } from './catalogue.ts'
import { connectionArguments } from './connection-types.ts'
import { defineType } from './define-type.ts'
import { computedFields } from './function-fields.ts'
import type { Field, NamedType } from './model.ts'
import { field, nonNull } from './model.ts'
import { isGraphqlName } from './naming.ts'
import type { TypeRegistry } from './registry.ts'
import { isExposed } from './table-rules.ts'

/** One record of a table: node id, columns, relations both ways, computed fields. */
export function nodeType(registry: TypeRegistry, table: Table): NamedType {
  const hasKey = table.primaryKey.length > 0
  return defineType({
    kind: 'OBJECT',
    name: registry.naming.table(table),
    description: table.description,
    meaning: { is: 'node', table },
    schemaOid: table.schemaOid,
    interfaces: () => (hasKey ? [registry.nodeInterface()] : []),
    fields: () => [
      ...(hasKey ? [nodeIdField(registry)] : []),
      ...columnFields(registry, table),
      ...relationFields(registry, table),
      ...computedFields(registry, table),
    ],
  })
}

export function nodeInterfaceType(registry: TypeRegistry): NamedType {
  return defineType({
    kind: 'INTERFACE',
    name: 'Node',
    meaning: { is: 'nodeInterface' },
    fields: () => [
      field('nodeId', nonNull(registry.scalar('ID')), {
        description: 'Retrieves a record by `ID`',
      }),
    ],
    possibleTypes: () => registry.named().filter((type) => type.interfaces().length > 0),
  })
}

function nodeIdField(registry: TypeRegistry): Field {
  return field('nodeId', nonNull(registry.scalar('ID')), {
    description: 'Globally Unique Record Identifier',
    source: { from: 'nodeId' },
  })
}

function columnFields(registry: TypeRegistry, table: Table): Field[] {
  return table.columns.flatMap((column) => {
    const type = column.selectable ? registry.columnType(column) : null
    const name = registry.naming.column(column)
    if (!type || !isGraphqlName(name)) return []
    return [
      field(name, type, { description: column.description, source: { from: 'column', column } }),
    ]
  })
}

function relationFields(registry: TypeRegistry, table: Table): Field[] {
  const { foreignKeys } = registry.catalogue
  const outbound = foreignKeys.filter(
    (key) => key.local.oid === table.oid && isExposed(registry, key.referenced),
  )
  const inbound = foreignKeys.filter(
    (key) => key.referenced.oid === table.oid && isExposed(registry, key.local),
  )
  return [
    ...outbound.map((key) => toReferenced(registry, key)),
    ...inbound.map((key) => toReferencing(registry, key)),
  ]
}

/** Non-null only when a column of the key is non-null and no policy can hide the referenced row. */
function toReferenced(registry: TypeRegistry, key: ForeignKey): Field {
  const certain =
    !key.referencedRowSecurity &&
    key.localColumns.some((name) =>
      key.local.columns.some((column) => column.name === name && column.notNull),
    )
  const node = registry.node(key.referenced)
  return field(registry.naming.toReferenced(key), certain ? nonNull(node) : node, {
    source: { from: 'relation', relation: { key, reverse: false } },
  })
}

function toReferencing(registry: TypeRegistry, key: ForeignKey): Field {
  const unique = isLocallyUnique(key)
  const name = registry.naming.toReferencing(key, unique)
  const source = { from: 'relation', relation: { key, reverse: true } } as const
  if (unique) return field(name, registry.node(key.local), { source })
  return field(name, registry.connection(key.local), {
    args: connectionArguments(registry, key.local),
    source,
  })
}

/** Whether at most one row can refer to a record: a unique index without a condition covers key columns only. */
function isLocallyUnique(key: ForeignKey): boolean {
  return key.local.indexes.some(
    (index) => index.unique && index.columns.every((name) => key.localColumns.includes(name)),
  )
}
