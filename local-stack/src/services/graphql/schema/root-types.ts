import type { Table } from './catalogue.ts'
import { connectionArguments } from './connection-types.ts'
import { defineType } from './define-type.ts'
import { rootFunctionFields } from './function-fields.ts'
import type { Field, NamedType } from './model.ts'
import { field, input, nonNull } from './model.ts'
import { mutationFields } from './mutation-types.ts'
import { lowerFirst } from './naming.ts'
import type { TypeRegistry } from './registry.ts'
import { hasByPkField, isExposed } from './table-rules.ts'

export function queryType(registry: TypeRegistry): NamedType {
  return defineType({
    kind: 'OBJECT',
    name: 'Query',
    description: 'The root type for querying data',
    meaning: { is: 'query' },
    fields: () => {
      const fields = [nodeField(registry)]
      for (const table of registry.catalogue.tables.values()) {
        if (!isExposed(registry, table)) continue
        fields.push(collectionField(registry, table))
        if (hasByPkField(table)) fields.push(byPkField(registry, table))
      }
      return byName([
        ...withFunctions(fields, rootFunctionFields(registry, ['i', 's'])),
        ...introspectionFields(registry),
      ])
    },
  })
}

export function mutationType(registry: TypeRegistry): NamedType {
  return defineType({
    kind: 'OBJECT',
    name: 'Mutation',
    description: 'The root type for creating and mutating data',
    meaning: { is: 'mutation' },
    fields: () => {
      const tables = [...registry.catalogue.tables.values()]
      const fields = tables.flatMap((table) => mutationFields(registry, table))
      return byName(withFunctions(fields, rootFunctionFields(registry, ['v'])))
    },
  })
}

/** A table's field takes precedence over a function of the same name. */
function withFunctions(fields: Field[], functions: Field[]): Field[] {
  const taken = new Set(fields.map((item) => item.name))
  return [...fields, ...functions.filter((item) => !taken.has(item.name))]
}

function byName(fields: Field[]): Field[] {
  return fields.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

function nodeField(registry: TypeRegistry): Field {
  return field('node', registry.nodeInterface(), {
    description: 'Retrieve a record by its `ID`',
    args: [input('nodeId', nonNull(registry.scalar('ID')), { description: "The record's `ID`" })],
  })
}

function collectionField(registry: TypeRegistry, table: Table): Field {
  const name = registry.naming.table(table)
  return field(`${lowerFirst(name)}Collection`, nonNull(registry.connection(table)), {
    description: `A pagable collection of type \`${name}\``,
    args: connectionArguments(registry, table),
  })
}

function byPkField(registry: TypeRegistry, table: Table): Field {
  const name = registry.naming.table(table)
  return field(`${lowerFirst(name)}ByPk`, registry.node(table), {
    description: `Retrieve a record of type \`${name}\` by its primary key`,
    args: table.primaryKey.map((column) =>
      input(
        registry.naming.column(column),
        nonNull(registry.columnType(column) ?? registry.scalar('String')),
        {
          description: `The record's \`${column.name}\` value`,
          source: { from: 'column', column },
        },
      ),
    ),
  })
}

/** Present only when a visible schema has opted in to introspection. */
function introspectionFields(registry: TypeRegistry): Field[] {
  const enabled = [...registry.catalogue.schemas.values()].some((schema) => schema.introspection)
  if (!enabled) return []
  return [
    field('__type', registry.meta('__Type'), { args: [input('name', registry.scalar('String'))] }),
    field('__schema', nonNull(registry.meta('__Schema'))),
  ]
}
