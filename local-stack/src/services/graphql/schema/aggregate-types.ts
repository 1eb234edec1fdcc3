import type { Column, Table } from './catalogue.ts'
import { defineType } from './define-type.ts'
import type { NamedType, ScalarName } from './model.ts'
import { field, nonNull } from './model.ts'
import type { AggregateOperation, TypeRegistry } from './registry.ts'

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'decimal', 'money']
const strings = ['text', 'varchar', 'char', 'bpchar', 'name', 'citext']
const moments = ['date', 'time', 'timetz', 'timestamp', 'timestamptz']

const extremes = new Map<string, ScalarName>([
  ['int2', 'Int'],
  ['int4', 'Int'],
  ['int8', 'BigInt'],
  ['float4', 'BigFloat'],
  ['float8', 'BigFloat'],
  ['numeric', 'BigFloat'],
  ['money', 'Opaque'],
  ['bool', 'Boolean'],
  ['date', 'Date'],
  ['time', 'Time'],
  ['timetz', 'Time'],
  ['timestamp', 'Datetime'],
  ['timestamptz', 'Datetime'],
])

const words: Record<
  AggregateOperation,
  { type: string; term: string; label: string; group: string }
> = {
  sum: {
    type: 'Sum',
    term: 'summation',
    label: 'Sum',
    group: 'Summation aggregates for numeric fields',
  },
  avg: {
    type: 'Avg',
    term: 'average',
    label: 'Average',
    group: 'Average aggregates for numeric fields',
  },
  min: {
    type: 'Min',
    term: 'minimum',
    label: 'Minimum',
    group: 'Minimum aggregates for comparable fields',
  },
  max: {
    type: 'Max',
    term: 'maximum',
    label: 'Maximum',
    group: 'Maximum aggregates for comparable fields',
  },
}

export const aggregateOperations: AggregateOperation[] = ['sum', 'avg', 'min', 'max']

/** Null when the operation does not apply to the column, or when the role may not read it. */
function resultScalar(
  registry: TypeRegistry,
  column: Column,
  operation: AggregateOperation,
): { name: ScalarName; maxLength: number | null } | null {
  const type = registry.catalogue.types.get(column.typeOid)
  if (type?.category !== 'other' || !column.selectable) return null
  const numeric = numbers.includes(type.name)
  if (operation === 'avg') return numeric ? { name: 'BigFloat', maxLength: null } : null
  if (operation === 'sum') {
    if (!numeric) return null
    const whole = type.name.startsWith('int')
    return { name: whole ? 'BigInt' : 'BigFloat', maxLength: null }
  }
  if (strings.includes(type.name)) return { name: 'String', maxLength: column.maxCharacters }
  if (!numeric && !moments.includes(type.name) && type.name !== 'bool') return null
  return { name: extremes.get(type.name) ?? 'Opaque', maxLength: null }
}

/** The operations that at least one column of the table supports. */
export function supportedAggregates(registry: TypeRegistry, table: Table): AggregateOperation[] {
  return aggregateOperations.filter((operation) =>
    table.columns.some((column) => resultScalar(registry, column, operation) !== null),
  )
}

export function aggregateType(registry: TypeRegistry, table: Table): NamedType {
  const name = registry.naming.table(table)
  return defineType({
    kind: 'OBJECT',
    name: `${name}Aggregate`,
    description: `Aggregate results for \`${name}\``,
    meaning: { is: 'aggregate', table },
    schemaOid: table.schemaOid,
    fields: () => [
      field('count', nonNull(registry.scalar('Int')), {
        description: 'The number of records matching the query',
      }),
      ...supportedAggregates(registry, table).map((operation) =>
        field(operation, registry.aggregateResult(table, operation), {
          description: words[operation].group,
        }),
      ),
    ],
  })
}

export function aggregateResultType(
  registry: TypeRegistry,
  table: Table,
  operation: AggregateOperation,
): NamedType {
  const name = registry.naming.table(table)
  return defineType({
    kind: 'OBJECT',
    name: `${name}${words[operation].type}AggregateResult`,
    description: `Result of ${words[operation].term} aggregation for \`${name}\``,
    meaning: { is: 'aggregateResult', table },
    schemaOid: table.schemaOid,
    fields: () =>
      table.columns.flatMap((column) => {
        const scalar = resultScalar(registry, column, operation)
        if (!scalar) return []
        const columnName = registry.naming.column(column)
        return [
          field(columnName, registry.scalar(scalar.name, scalar.maxLength), {
            description: `${words[operation].label} of ${columnName} across all matching records`,
            source: { from: 'column', column },
          }),
        ]
      }),
  })
}
