import type { Table } from './catalogue.ts'
import { defineType } from './define-type.ts'
import type { NamedType } from './model.ts'
import { input } from './model.ts'
import { isGraphqlName } from './naming.ts'
import type { TypeRegistry } from './registry.ts'

export function orderByType(): NamedType {
  return defineType({
    kind: 'ENUM',
    name: 'OrderByDirection',
    description: 'Defines a per-field sorting order',
    meaning: { is: 'orderBy' },
    enumValues: () =>
      ['Asc', 'Desc'].flatMap((direction) =>
        ['First', 'Last'].map((nulls) => ({
          name: `${direction}Nulls${nulls}`,
          description: `${direction}ending order, nulls ${nulls.toLowerCase()}`,
        })),
      ),
  })
}

export function orderByEntityType(registry: TypeRegistry, table: Table): NamedType {
  return defineType({
    kind: 'INPUT_OBJECT',
    name: `${registry.naming.table(table)}OrderBy`,
    meaning: { is: 'orderByEntity', table },
    schemaOid: table.schemaOid,
    inputFields: () =>
      table.columns.flatMap((column) => {
        const name = registry.naming.column(column)
        const orderable =
          column.selectable &&
          !column.typeName.endsWith('[]') &&
          column.typeName !== 'json' &&
          column.typeName !== 'jsonb' &&
          registry.catalogue.types.get(column.typeOid)?.category !== 'composite' &&
          isGraphqlName(name)
        return orderable
          ? [input(name, registry.orderBy(), { source: { from: 'column', column } })]
          : []
      }),
  })
}
