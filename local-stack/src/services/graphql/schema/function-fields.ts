import type { SqlFunction, Table } from './catalogue.ts'
import { connectionArguments } from './connection-types.ts'
import { argumentFields, readArguments } from './function-arguments.ts'
import type { Field, NamedType, TypeRef } from './model.ts'
import { field } from './model.ts'
import { isGraphqlName } from './naming.ts'
import type { TypeRegistry } from './registry.ts'
import { isExposed } from './table-rules.ts'

const systemSchemas = ['graphql', 'graphql_public', 'auth', 'extensions']

/** Functions as root fields: immutable and stable functions are queries, volatile ones mutations. */
export function rootFunctionFields(registry: TypeRegistry, volatilities: string[]): Field[] {
  const counts = new Map<string, number>()
  for (const { name } of registry.catalogue.functions) counts.set(name, (counts.get(name) ?? 0) + 1)
  return registry.catalogue.functions.flatMap((sqlFunction) => {
    const callable =
      sqlFunction.executable &&
      volatilities.includes(sqlFunction.volatility) &&
      counts.get(sqlFunction.name) === 1 &&
      !systemSchemas.includes(sqlFunction.schema)
    const made = callable ? rootField(registry, sqlFunction) : null
    return made && isGraphqlName(made.name) ? [made] : []
  })
}

function rootField(registry: TypeRegistry, sqlFunction: SqlFunction): Field | null {
  const declared = readArguments(sqlFunction)
  const type = resultType(registry, sqlFunction)
  if (!declared?.every((argument) => isPlainInput(registry, argument.typeOid)) || !type) return null
  const args = argumentFields(registry, sqlFunction, declared)
  const table = tableOf(type)
  if (table) {
    if (!isExposed(registry, table)) return null
    if (isConnection(type)) {
      const paging = connectionArguments(registry, table)
      const names = new Set(args.map((item) => item.name))
      if (paging.some((item) => names.has(item.name))) return null
      args.push(...paging)
    }
  }
  return field(registry.naming.function(sqlFunction), type, {
    description: sqlFunction.description,
    args,
    source: { from: 'function', sqlFunction },
  })
}

/** Arguments may be scalars and arrays of scalars, not enums or rows. */
function isPlainInput(registry: TypeRegistry, oid: number): boolean {
  const type = registry.catalogue.types.get(oid)
  return (
    type?.category === 'other' || (type?.category === 'array' && hasPlainElement(registry, oid))
  )
}

function hasPlainElement(registry: TypeRegistry, oid: number): boolean {
  const element = registry.catalogue.types.get(oid)?.element
  return (
    element !== null &&
    element !== undefined &&
    registry.catalogue.types.get(element)?.category === 'other'
  )
}

function resultType(registry: TypeRegistry, sqlFunction: SqlFunction): TypeRef | null {
  const type = registry.catalogue.types.get(sqlFunction.returns)
  if (!type || type.category === 'enum' || type.category === 'pseudo' || type.name === 'record') {
    return null
  }
  if (type.category === 'array' && !hasPlainElement(registry, sqlFunction.returns)) return null
  return registry.sqlType(sqlFunction.returns, null, sqlFunction.setOf)
}

/** Functions that take one row of the table become computed fields. They need the right to read the whole row. */
export function computedFields(registry: TypeRegistry, table: Table): Field[] {
  if (!table.selectable) return []
  return registry.catalogue.functions.flatMap((sqlFunction) => {
    const takesRow = sqlFunction.argTypes.length === 1 && sqlFunction.argTypes[0] === table.rowType
    const name = registry.naming.function(sqlFunction)
    if (!takesRow || !sqlFunction.executable || !isGraphqlName(name)) return []
    const type = registry.sqlType(sqlFunction.returns, null, sqlFunction.setOf)
    if (!type) return []
    const returned = tableOf(type)
    const args = returned && isConnection(type) ? connectionArguments(registry, returned) : []
    return [
      field(name, type, {
        description: sqlFunction.description,
        args,
        source: { from: 'function', sqlFunction },
      }),
    ]
  })
}

function tableOf(type: TypeRef): Table | null {
  return isNamed(type) && (type.meaning.is === 'node' || type.meaning.is === 'connection')
    ? type.meaning.table
    : null
}

function isConnection(type: TypeRef): boolean {
  return isNamed(type) && type.meaning.is === 'connection'
}

function isNamed(type: TypeRef): type is NamedType {
  return type.kind !== 'LIST' && type.kind !== 'NON_NULL'
}
