import { aggregateResultType, aggregateType, supportedAggregates } from './aggregate-types.ts'
import type { Catalogue, Column, SqlEnum, Table } from './catalogue.ts'
import { connectionType, edgeType, pageInfoType } from './connection-types.ts'
import { defineType, once } from './define-type.ts'
import { filterEntityType, filterType, listFilterScalars } from './filter-types.ts'
import { metaTypes } from './meta-types.ts'
import type { ListType, NamedType, ScalarName, TypeRef } from './model.ts'
import { list, nonNull } from './model.ts'
import { responseType, writeInputType } from './mutation-types.ts'
import { Naming } from './naming.ts'
import { nodeInterfaceType, nodeType } from './node-type.ts'
import { orderByEntityType, orderByType } from './order-types.ts'
import type { AggregateOperation, TypeRegistry } from './registry.ts'
import { mutationType, queryType } from './root-types.ts'
import { scalarNames, scalarType } from './scalars.ts'
import { toGraphqlType } from './sql-type.ts'
import { canDelete, canInsert, canUpdate, isExposed } from './table-rules.ts'

/** The GraphQL schema of one role. Types are built when first needed and then shared. */
export class GraphqlSchema implements TypeRegistry {
  readonly catalogue: Catalogue
  readonly naming: Naming
  private readonly made = new Map<string, NamedType>()

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.naming = new Naming(catalogue)
  }

  scalar(name: ScalarName, maxLength: number | null = null): NamedType {
    return this.make(`scalar ${name} ${maxLength ?? ''}`, () => scalarType(name, maxLength))
  }

  enum(sqlEnum: SqlEnum): NamedType {
    return this.make(`enum ${sqlEnum.oid}`, () =>
      defineType({
        kind: 'ENUM',
        name: this.naming.enum(sqlEnum),
        meaning: { is: 'enum', sqlEnum },
        schemaOid: sqlEnum.schemaOid,
        enumValues: () =>
          sqlEnum.labels.map((label) => ({
            name: sqlEnum.mappings.get(label) ?? label,
            description: null,
          })),
      }),
    )
  }

  node(table: Table): NamedType {
    return this.make(`node ${table.oid}`, () => nodeType(this, table))
  }

  edge(table: Table): NamedType {
    return this.make(`edge ${table.oid}`, () => edgeType(this, table))
  }

  connection(table: Table): NamedType {
    return this.make(`connection ${table.oid}`, () => connectionType(this, table))
  }

  filterEntity(table: Table): NamedType {
    return this.make(`filter ${table.oid}`, () => filterEntityType(this, table))
  }

  orderByEntity(table: Table): NamedType {
    return this.make(`orderBy ${table.oid}`, () => orderByEntityType(this, table))
  }

  insertInput(table: Table): NamedType {
    return this.make(`insertInput ${table.oid}`, () => writeInputType(this, table, 'insertInput'))
  }

  updateInput(table: Table): NamedType {
    return this.make(`updateInput ${table.oid}`, () => writeInputType(this, table, 'updateInput'))
  }

  insertResponse(table: Table): NamedType {
    return this.make(`insertResponse ${table.oid}`, () =>
      responseType(this, table, 'insertResponse'),
    )
  }

  updateResponse(table: Table): NamedType {
    return this.make(`updateResponse ${table.oid}`, () =>
      responseType(this, table, 'updateResponse'),
    )
  }

  deleteResponse(table: Table): NamedType {
    return this.make(`deleteResponse ${table.oid}`, () =>
      responseType(this, table, 'deleteResponse'),
    )
  }

  aggregate(table: Table): NamedType {
    return this.make(`aggregate ${table.oid}`, () => aggregateType(this, table))
  }

  aggregateResult(table: Table, operation: AggregateOperation): NamedType {
    return this.make(`${operation} ${table.oid}`, () => aggregateResultType(this, table, operation))
  }

  filterOf(type: NamedType | ListType): NamedType {
    return this.make(`filterOf ${keyOf(type)}`, () => filterType(this, type))
  }

  pageInfo(): NamedType {
    return this.make('pageInfo', () => pageInfoType(this))
  }

  nodeInterface(): NamedType {
    return this.make('nodeInterface', () => nodeInterfaceType(this))
  }

  filterIs(): NamedType {
    return this.make('filterIs', () =>
      defineType({
        kind: 'ENUM',
        name: 'FilterIs',
        meaning: { is: 'filterIs' },
        enumValues: () => ['NULL', 'NOT_NULL'].map((name) => ({ name, description: null })),
      }),
    )
  }

  orderBy(): NamedType {
    return this.make('orderBy', orderByType)
  }

  query(): NamedType {
    return this.make('query', () => queryType(this))
  }

  mutation(): NamedType {
    return this.make('mutation', () => mutationType(this))
  }

  meta(name: string): NamedType {
    const type = this.metaByName().get(name)
    if (!type) throw new Error(`${name} is not an introspection type`)
    return type
  }

  columnType(column: Column): TypeRef | null {
    const type = this.sqlType(column.typeOid, column.maxCharacters, false)
    return type && column.notNull ? nonNull(type) : type
  }

  sqlType(oid: number, maxCharacters: number | null, setOf: boolean): TypeRef | null {
    return toGraphqlType(this, oid, maxCharacters, setOf)
  }

  /** Null when the role may not change anything: then the type does not exist. */
  readonly mutationOrNull: () => NamedType | null = once(() => {
    const type = this.mutation()
    return (type.fields()?.length ?? 0) > 0 ? type : null
  })

  readonly named: () => NamedType[] = once(() => {
    const tables = [...this.catalogue.tables.values()].filter((table) => isExposed(this, table))
    const enums = [...this.catalogue.enums.values()].filter((sqlEnum) => sqlEnum.usable)
    const mutation = this.mutationOrNull()
    const types = [
      ...this.metaByName().values(),
      ...this.builtIn(),
      this.query(),
      this.nodeInterface(),
      ...(mutation ? [mutation] : []),
      ...tables.flatMap((table) => this.ofTable(table)),
      ...enums.flatMap((sqlEnum) => [this.enum(sqlEnum), this.filterOf(this.enum(sqlEnum))]),
    ]
    return types.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  })

  readonly byName: () => Map<string, NamedType> = once(
    () => new Map(this.named().map((type) => [type.name, type])),
  )

  /** Whether introspection may show a type: its schema has opted in, or it belongs to no schema. */
  isVisible(type: NamedType): boolean {
    if (type.schemaOid === null) return true
    return this.catalogue.schemas.get(type.schemaOid)?.introspection ?? false
  }

  private readonly metaByName: () => Map<string, NamedType> = once(
    () => new Map(metaTypes(this).map((type) => [type.name, type])),
  )

  private builtIn(): NamedType[] {
    const unfiltered: ScalarName[] = ['JSON', 'Cursor']
    const scalars = scalarNames.map((name) => this.scalar(name))
    return [
      this.pageInfo(),
      this.filterIs(),
      this.orderBy(),
      ...scalars,
      ...scalarNames
        .filter((name) => !unfiltered.includes(name))
        .map((name) => this.filterOf(this.scalar(name))),
      ...listFilterScalars.map((name) => this.filterOf(list(this.scalar(name)))),
    ]
  }

  private ofTable(table: Table): NamedType[] {
    const types = [
      this.node(table),
      this.edge(table),
      this.connection(table),
      this.filterEntity(table),
      this.orderByEntity(table),
    ]
    if (canInsert(this, table)) types.push(this.insertInput(table), this.insertResponse(table))
    if (canUpdate(this, table)) types.push(this.updateInput(table), this.updateResponse(table))
    if (canDelete(this, table)) types.push(this.deleteResponse(table))
    if (table.aggregate) {
      types.push(
        this.aggregate(table),
        ...supportedAggregates(this, table).map((operation) =>
          this.aggregateResult(table, operation),
        ),
      )
    }
    return types
  }

  private make(key: string, create: () => NamedType): NamedType {
    const known = this.made.get(key)
    if (known) return known
    const type = create()
    this.made.set(key, type)
    return type
  }
}

function keyOf(type: TypeRef): string {
  if (type.kind === 'LIST' || type.kind === 'NON_NULL') return `[${keyOf(type.of)}]`
  const { meaning } = type
  if (meaning.is === 'enum') return `enum ${meaning.sqlEnum.oid}`
  return meaning.is === 'scalar' ? `${meaning.name} ${meaning.maxLength ?? ''}` : type.name
}
