/** The rows of load-catalogue.sql; comment directives are not yet read. */
export interface CatalogueRows {
  schemas: { oid: number; name: string; comment: string | null }[]
  tables: TableRow[]
  foreignKeys: {
    comment: string | null
    localOid: number
    localColumns: string[]
    referencedOid: number
    referencedColumns: string[]
    referencedRowSecurity: boolean
  }[]
  functions: FunctionRow[]
  types: SqlType[]
  enums: {
    oid: number
    name: string
    schemaOid: number
    comment: string | null
    usable: boolean
    labels: string[]
  }[]
}

export interface TableRow {
  oid: number
  name: string
  schema: string
  schemaOid: number
  rowType: number
  rowSecurity: boolean
  comment: string | null
  selectable: boolean
  deletable: boolean
  columns: ColumnRow[]
  indexes: Index[]
}

export interface ColumnRow {
  name: string
  typeOid: number
  typeName: string
  maxCharacters: number | null
  notNull: boolean
  serial: boolean
  generated: boolean
  comment: string | null
  selectable: boolean
  insertable: boolean
  updatable: boolean
}

export interface Index {
  columns: string[]
  unique: boolean
  primary: boolean
}

export interface FunctionRow {
  oid: number
  name: string
  schema: string
  schemaOid: number
  argTypes: number[]
  argTypeNames: string[]
  argNames: string[] | null
  argDefaults: string | null
  defaultCount: number
  /** `i` immutable, `s` stable, `v` volatile. */
  volatility: string
  returns: number
  /** Also false for `returns setof t rows 1`, which returns one record. */
  setOf: boolean
  comment: string | null
  executable: boolean
}

export interface SqlType {
  oid: number
  name: string
  category: 'array' | 'enum' | 'composite' | 'table' | 'pseudo' | 'other'
  element: number | null
  tableOid: number | null
  usable: boolean
}

export interface SchemaInfo {
  oid: number
  name: string
  inflectNames: boolean
  maxRows: number
  introspection: boolean
}

export interface Column extends ColumnRow {
  schemaOid: number
  nameOverride: string | null
  description: string | null
}

export interface Table extends TableRow {
  columns: Column[]
  nameOverride: string | null
  description: string | null
  totalCount: boolean
  aggregate: boolean
  maxRows: number
  /** Columns of the primary key, or of the `primary_key_columns` directive; empty when there is none. */
  primaryKey: Column[]
}

export interface ForeignKey {
  local: Table
  localColumns: string[]
  referenced: Table
  referencedColumns: string[]
  referencedRowSecurity: boolean
  localName: string | null
  foreignName: string | null
}

export interface SqlFunction extends FunctionRow {
  nameOverride: string | null
  description: string | null
}

export interface SqlEnum {
  oid: number
  name: string
  schemaOid: number
  usable: boolean
  nameOverride: string | null
  labels: string[]
  /** Maps SQL labels to GraphQL names, from the `mappings` directive. */
  mappings: Map<string, string>
}

/** Everything that the schema is built from, for one role, search path and state of the database. */
export interface Catalogue {
  schemas: Map<number, SchemaInfo>
  tables: Map<number, Table>
  foreignKeys: ForeignKey[]
  functions: SqlFunction[]
  types: Map<number, SqlType>
  enums: Map<number, SqlEnum>
}
