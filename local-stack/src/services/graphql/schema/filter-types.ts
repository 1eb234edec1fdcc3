import { defineType } from './define-type.ts'
import type { Table } from './catalogue.ts'
import type { InputField, ListType, NamedType, ScalarName } from './model.ts'
import { input, list, nonNull, nullable } from './model.ts'
import { isGraphqlName } from './naming.ts'
import type { TypeRegistry } from './registry.ts'

const equality = ['eq', 'neq', 'in', 'is']
const comparison = [...equality, 'lt', 'lte', 'gt', 'gte']
const matching = ['startsWith', 'like', 'ilike', 'regex', 'iregex']
const arrays = ['contains', 'containedBy', 'overlaps', 'eq', 'is']

const operators: Record<ScalarName, string[]> = {
  ID: ['eq'],
  Boolean: ['eq', 'is'],
  Opaque: ['eq', 'is'],
  UUID: equality,
  Int: comparison,
  Float: comparison,
  BigInt: comparison,
  BigFloat: comparison,
  Date: comparison,
  Time: comparison,
  Datetime: comparison,
  String: [...comparison, ...matching],
  JSON: [],
  Cursor: [],
}

/** Scalars whose lists can be compared as arrays. */
export const listFilterScalars: ScalarName[] = [
  'Int',
  'Float',
  'String',
  'Boolean',
  'Date',
  'Time',
  'Datetime',
  'BigInt',
  'UUID',
  'BigFloat',
]

/** `IntFilter`, `ColorFilter`, `StringListFilter`: the operators of one column. */
export function filterType(registry: TypeRegistry, type: NamedType | ListType): NamedType {
  const isList = type.kind === 'LIST'
  const operand = isList ? nullable(type.of) : type
  const name = isList ? `${nameOf(operand)}List` : nameOf(operand)
  return defineType({
    kind: 'INPUT_OBJECT',
    name: `${name}Filter`,
    description: `Boolean expression comparing fields on type "${name}"`,
    meaning: { is: 'filterType' },
    schemaOid: operand.kind === 'LIST' ? null : operand.schemaOid,
    inputFields: () =>
      operatorsOf(type)
        .toSorted()
        .map((operator) => {
          if (operator === 'is') return input(operator, registry.filterIs())
          return input(operator, isList || operator === 'in' ? list(nonNull(operand)) : operand)
        }),
  })
}

function nameOf(type: NamedType | ListType): string {
  return type.kind === 'LIST' ? '' : type.name
}

function operatorsOf(type: NamedType | ListType): string[] {
  if (type.kind === 'LIST') return arrays
  return type.meaning.is === 'scalar' ? operators[type.meaning.name] : equality
}

/** Whether a column of this type can be filtered: scalars, enums and lists of plain scalars. */
function isFilterable(type: NamedType | ListType): boolean {
  if (type.kind !== 'LIST') return type.meaning.is === 'scalar' || type.meaning.is === 'enum'
  const inner = nullable(type.of)
  return (
    inner.kind !== 'LIST' &&
    inner.meaning.is === 'scalar' &&
    listFilterScalars.includes(inner.meaning.name)
  )
}

/** `AccountFilter`: one entry per readable column, the node id, and the logical operators. */
export function filterEntityType(registry: TypeRegistry, table: Table): NamedType {
  const type = defineType({
    kind: 'INPUT_OBJECT',
    name: `${registry.naming.table(table)}Filter`,
    meaning: { is: 'filterEntity', table },
    schemaOid: table.schemaOid,
    inputFields: () => {
      const fields = columnFilters(registry, table)
      // A column called and, or or not keeps its name and hides the operator.
      const taken = new Set(fields.map((item) => item.name))
      if (table.primaryKey.length > 0) {
        fields.push(
          input('nodeId', registry.filterOf(registry.scalar('ID')), { source: { from: 'nodeId' } }),
        )
      }
      return [...fields, ...logicalOperators(type).filter((item) => !taken.has(item.name))]
    },
  })
  return type
}

function columnFilters(registry: TypeRegistry, table: Table): InputField[] {
  return table.columns.flatMap((column) => {
    if (!column.selectable || column.typeName === 'json' || column.typeName === 'jsonb') return []
    const type = registry.columnType(column)
    const name = registry.naming.column(column)
    if (!type || !isGraphqlName(name) || !isFilterable(nullable(type))) return []
    return [input(name, registry.filterOf(nullable(type)), { source: { from: 'column', column } })]
  })
}

function logicalOperators(entity: NamedType): InputField[] {
  return [
    input('and', list(nonNull(entity)), {
      description: 'Returns true only if all its inner filters are true, otherwise returns false',
    }),
    input('or', list(nonNull(entity)), {
      description:
        'Returns true if at least one of its inner filters is true, otherwise returns false',
    }),
    input('not', entity, { description: 'Negates a filter' }),
  ]
}
