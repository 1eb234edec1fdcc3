import type { TypeRef } from './model.ts'
import { list } from './model.ts'
import type { TypeRegistry } from './registry.ts'
import { scalarOfSqlType } from './scalars.ts'

/**
 * The GraphQL type of a column, argument or result; null where there is none (composites, pseudo types, types of a
 * schema that the role may not use). With `setOf`, a table type becomes a connection and all others have no type.
 */
export function toGraphqlType(
  registry: TypeRegistry,
  oid: number,
  maxCharacters: number | null,
  setOf: boolean,
): TypeRef | null {
  const { catalogue } = registry
  const type = catalogue.types.get(oid)
  if (!type || (setOf && type.category !== 'table')) return null
  switch (type.category) {
    case 'other': {
      const { name, limited } = scalarOfSqlType(type)
      return registry.scalar(name, limited ? maxCharacters : null)
    }
    case 'array': {
      if (type.element === null) return null
      const element = catalogue.types.get(type.element)
      if (!element) return list(registry.scalar('Opaque'))
      if (!element.usable) return null
      const inner = toGraphqlType(registry, element.oid, null, false)
      return inner && list(inner)
    }
    case 'enum': {
      const sqlEnum = catalogue.enums.get(oid)
      return sqlEnum ? registry.enum(sqlEnum) : registry.scalar('Opaque')
    }
    case 'table': {
      const table = type.tableOid === null ? undefined : catalogue.tables.get(type.tableOid)
      if (!table) return null
      return setOf ? registry.connection(table) : registry.node(table)
    }
    case 'composite':
    case 'pseudo':
      return null
  }
}
