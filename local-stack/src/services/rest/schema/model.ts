/** The tables, keys and functions of the database as REST needs them. */
export interface Column {
  name: string
  /** As Postgres writes it, with its modifiers. */
  type: string
  /** The name of the type below any domain, without modifiers. */
  baseType: string
  /** The expression that fills it when no value is given. */
  fallback: string | null
  /** Written or read through casts of its domain, which this stack does not apply. */
  isRepresented: boolean
}

export interface Table {
  oid: number
  schema: string
  name: string
  isView: boolean
  columns: Column[]
  primaryKey: string[]
}

export type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many'

interface Junction {
  table: Table
  /** Pairs of origin's column and junction's column. */
  toOrigin: [string, string][]
  /** Pairs of junction's column and target's column. */
  toTarget: [string, string][]
  targetConstraint: string
}

/** A way from one table to another by foreign keys. */
export interface KeyRelationship {
  kind: 'key'
  origin: Table
  target: Table
  cardinality: Cardinality
  constraint: string
  /** Pairs of origin's column and target's column; empty for many-to-many. */
  columns: [string, string][]
  /** Whether the key's columns are origin's (else they are target's). */
  isHolder: boolean
  junction?: Junction
}

/** A way by a function that takes a row and returns rows. */
export interface ComputedRelationship {
  kind: 'computed'
  origin: Table
  target: Table
  schema: string
  name: string
  isToOne: boolean
}

export type Relationship = KeyRelationship | ComputedRelationship

export interface Argument {
  name: string
  type: string
  isRequired: boolean
  isVariadic: boolean
}

export interface Routine {
  schema: string
  name: string
  arguments: Argument[]
  returns: 'void' | 'scalar' | 'rows'
  returnType: string
  isSet: boolean
  isVolatile: boolean
  /** The table whose rows are returned, if any. */
  table: Table | null
  statementTimeout: string | null
}

/** An aggregate that writes rows in a media type, which this stack does not call. */
interface MediaHandler {
  schema: string
  mediaType: string
  /** The table whose rows it takes; null for those of any. */
  table: Table | null
}

export interface DatabaseSchema {
  tables: Table[]
  relationships: Relationship[]
  mediaHandlers: MediaHandler[]
  routines: Routine[]
}

/** @returns undefined for a table that does not exist or is not exposed */
export function findTable(
  schema: DatabaseSchema,
  schemaName: string,
  name: string,
): Table | undefined {
  return schema.tables.find((table) => table.schema === schemaName && table.name === name)
}
