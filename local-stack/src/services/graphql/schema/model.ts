import type { Column, ForeignKey, SqlEnum, SqlFunction, Table } from './catalogue.ts'

export type TypeRef = NamedType | ListType | NonNullType

export interface ListType {
  kind: 'LIST'
  of: TypeRef
}

export interface NonNullType {
  kind: 'NON_NULL'
  of: NamedType | ListType
}

/** What a named type represents. The compiler and the checks of arguments branch on `is`. */
export type Meaning =
  | { is: 'scalar'; name: ScalarName; maxLength: number | null }
  | { is: 'enum'; sqlEnum: SqlEnum }
  | { is: 'filterIs' | 'orderBy' | 'query' | 'mutation' | 'nodeInterface' | 'pageInfo' | 'meta' }
  | {
      is:
        | 'connection'
        | 'edge'
        | 'node'
        | 'insertInput'
        | 'updateInput'
        | 'insertResponse'
        | 'updateResponse'
        | 'deleteResponse'
        | 'orderByEntity'
        | 'filterEntity'
        | 'aggregate'
        | 'aggregateResult'
      table: Table
    }
  | { is: 'filterType' }

export interface NamedType {
  kind: 'SCALAR' | 'OBJECT' | 'INTERFACE' | 'ENUM' | 'INPUT_OBJECT'
  name: string
  description: string | null
  meaning: Meaning
  /** The SQL schema whose introspection setting applies to this type; null for types that belong to none. */
  schemaOid: number | null
  fields(): Field[] | null
  inputFields(): InputField[] | null
  enumValues(): EnumValue[]
  interfaces(): NamedType[]
  possibleTypes(): NamedType[] | null
  /** `fields()` by name; of two with the same name, the later one. */
  fieldMap(): Map<string, Field>
  inputFieldMap(): Map<string, InputField>
}

export type ScalarName =
  | 'ID'
  | 'Int'
  | 'Float'
  | 'String'
  | 'Boolean'
  | 'Date'
  | 'Time'
  | 'Datetime'
  | 'BigInt'
  | 'UUID'
  | 'JSON'
  | 'Cursor'
  | 'BigFloat'
  | 'Opaque'

/** A foreign key followed from `local` to `referenced`, or in reverse. */
export interface Relation {
  key: ForeignKey
  reverse: boolean
}

export type FieldSource =
  | { from: 'column'; column: Column }
  | { from: 'nodeId' }
  | { from: 'function'; sqlFunction: SqlFunction }
  | { from: 'relation'; relation: Relation }

export interface Field {
  name: string
  description: string | null
  type: TypeRef
  args: InputField[]
  source: FieldSource | null
}

export interface InputField {
  name: string
  description: string | null
  type: TypeRef
  defaultValue: string | null
  source: FieldSource | null
}

export interface EnumValue {
  name: string
  description: string | null
}

export function list(of: TypeRef): ListType {
  return { kind: 'LIST', of }
}

export function nonNull(of: TypeRef): NonNullType {
  return of.kind === 'NON_NULL' ? of : { kind: 'NON_NULL', of }
}

export function nullable(type: TypeRef): NamedType | ListType {
  return type.kind === 'NON_NULL' ? type.of : type
}

/** The named type inside all lists and non-nulls. */
export function unwrap(type: TypeRef): NamedType {
  return type.kind === 'LIST' || type.kind === 'NON_NULL' ? unwrap(type.of) : type
}

export function field(
  name: string,
  type: TypeRef,
  rest: { description?: string | null; args?: InputField[]; source?: FieldSource } = {},
): Field {
  return {
    name,
    type,
    description: rest.description ?? null,
    args: rest.args ?? [],
    source: rest.source ?? null,
  }
}

export function input(
  name: string,
  type: TypeRef,
  rest: { description?: string; defaultValue?: string | null; source?: FieldSource } = {},
): InputField {
  return {
    name,
    type,
    description: rest.description ?? null,
    defaultValue: rest.defaultValue ?? null,
    source: rest.source ?? null,
  }
}
