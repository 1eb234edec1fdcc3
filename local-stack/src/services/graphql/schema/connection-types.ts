import type { Table } from './catalogue.ts'
import { defineType } from './define-type.ts'
import type { InputField, NamedType } from './model.ts'
import { field, input, list, nonNull } from './model.ts'
import type { TypeRegistry } from './registry.ts'

export function connectionType(registry: TypeRegistry, table: Table): NamedType {
  const name = registry.naming.table(table)
  return defineType({
    kind: 'OBJECT',
    name: `${name}Connection`,
    meaning: { is: 'connection', table },
    schemaOid: table.schemaOid,
    fields: () => {
      const fields = [
        field('edges', nonNull(list(nonNull(registry.edge(table))))),
        field('pageInfo', nonNull(registry.pageInfo())),
      ]
      if (table.totalCount) {
        fields.push(
          field('totalCount', nonNull(registry.scalar('Int')), {
            description: 'The total number of records matching the `filter` criteria',
          }),
        )
      }
      if (table.aggregate) {
        fields.push(
          field('aggregate', registry.aggregate(table), {
            description: `Aggregate functions calculated on the collection of \`${name}\``,
          }),
        )
      }
      return fields
    },
  })
}

export function edgeType(registry: TypeRegistry, table: Table): NamedType {
  return defineType({
    kind: 'OBJECT',
    name: `${registry.naming.table(table)}Edge`,
    meaning: { is: 'edge', table },
    schemaOid: table.schemaOid,
    fields: () => [
      field('cursor', nonNull(registry.scalar('String'))),
      field('node', nonNull(registry.node(table))),
    ],
  })
}

export function pageInfoType(registry: TypeRegistry): NamedType {
  return defineType({
    kind: 'OBJECT',
    name: 'PageInfo',
    meaning: { is: 'pageInfo' },
    fields: () => [
      field('endCursor', registry.scalar('String')),
      field('hasNextPage', nonNull(registry.scalar('Boolean'))),
      field('hasPreviousPage', nonNull(registry.scalar('Boolean'))),
      field('startCursor', registry.scalar('String')),
    ],
  })
}

/** The arguments of every collection field. */
export function connectionArguments(registry: TypeRegistry, table: Table): InputField[] {
  const int = registry.scalar('Int')
  const cursor = registry.scalar('Cursor')
  return [
    input('first', int, { description: 'Query the first `n` records in the collection' }),
    input('last', int, { description: 'Query the last `n` records in the collection' }),
    input('before', cursor, {
      description: 'Query values in the collection before the provided cursor',
    }),
    input('after', cursor, {
      description: 'Query values in the collection after the provided cursor',
    }),
    input('offset', int, {
      description:
        'Skip n values from the after cursor. Alternative to cursor pagination. Backward pagination not supported.',
    }),
    input('filter', registry.filterEntity(table), {
      description: 'Filters to apply to the results set when querying from the collection',
    }),
    input('orderBy', list(nonNull(registry.orderByEntity(table))), {
      description: 'Sort order to apply to the collection',
    }),
  ]
}
