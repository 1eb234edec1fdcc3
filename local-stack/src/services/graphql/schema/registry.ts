import type { Catalogue, Column, SqlEnum, Table } from './catalogue.ts'
import type { ListType, NamedType, ScalarName, TypeRef } from './model.ts'
import type { Naming } from './naming.ts'

/** What the type builders need of the schema. Every type is built once and shared. */
export interface TypeRegistry {
  readonly catalogue: Catalogue
  readonly naming: Naming
  scalar(name: ScalarName, maxLength?: number | null): NamedType
  enum(sqlEnum: SqlEnum): NamedType
  node(table: Table): NamedType
  edge(table: Table): NamedType
  connection(table: Table): NamedType
  filterEntity(table: Table): NamedType
  orderByEntity(table: Table): NamedType
  insertInput(table: Table): NamedType
  updateInput(table: Table): NamedType
  insertResponse(table: Table): NamedType
  updateResponse(table: Table): NamedType
  deleteResponse(table: Table): NamedType
  aggregate(table: Table): NamedType
  aggregateResult(table: Table, operation: AggregateOperation): NamedType
  /** The filter input of a scalar, an enum or a list of scalars. */
  filterOf(type: NamedType | ListType): NamedType
  pageInfo(): NamedType
  nodeInterface(): NamedType
  filterIs(): NamedType
  orderBy(): NamedType
  query(): NamedType
  mutation(): NamedType
  /** `__Type`, `__Schema` and the other types of introspection. */
  meta(name: string): NamedType
  /** Every type that has a name, sorted by it. */
  named(): NamedType[]
  columnType(column: Column): TypeRef | null
  sqlType(oid: number, maxCharacters: number | null, setOf: boolean): TypeRef | null
}

export type AggregateOperation = 'sum' | 'avg' | 'min' | 'max'
