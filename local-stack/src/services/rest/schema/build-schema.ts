import { z } from 'zod'
import type { ComputedRelationship, DatabaseSchema, Routine, Table } from './model.ts'
import { keyRelationships, type TableWithKeys } from './relationships.ts'
import { viewOrigins } from './view-origins.ts'

const columnSchema = z.object({
  number: z.int(),
  name: z.string(),
  type: z.string(),
  baseType: z.string(),
  fallback: z.string().nullable(),
  isRepresented: z.boolean(),
})
const keySchema = z.object({
  name: z.string(),
  kind: z.enum(['p', 'u', 'f']),
  columns: z.array(z.int()),
  target: z.int(),
  targetColumns: z.array(z.int()),
})
const tableSchema = z.object({
  oid: z.int(),
  schema: z.string(),
  name: z.string(),
  isView: z.boolean(),
  query: z.string().nullable(),
  columns: z.array(columnSchema),
  keys: z.array(keySchema),
})
const routineSchema = z.object({
  schema: z.string(),
  name: z.string(),
  isSet: z.boolean(),
  isVolatile: z.boolean(),
  returnType: z.string(),
  rows: z.number(),
  returnsVoid: z.boolean(),
  returnsRows: z.boolean(),
  returnTable: z.int(),
  statementTimeout: z.string().nullable(),
  arguments: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      isVariadic: z.boolean(),
      relation: z.int(),
    }),
  ),
  defaults: z.int(),
})
const mediaHandlerSchema = z.object({
  schema: z.string(),
  mediaType: z.string(),
  table: z.int(),
})
const catalogueSchema = z.object({
  tables: z.array(tableSchema),
  mediaHandlers: z.array(mediaHandlerSchema),
  routines: z.array(routineSchema),
})

type RoutineRow = z.infer<typeof routineSchema>

/** Reads what `loadSchemaSql` answers and adds the ways between tables. */
export function buildSchema(json: string): DatabaseSchema {
  const catalogue = catalogueSchema.parse(JSON.parse(json))
  const tables = catalogue.tables.map((row): TableWithKeys => ({
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    isView: row.isView,
    columns: row.columns,
    primaryKey: [],
    keys: row.keys,
    numbers: new Map(row.columns.map(({ number, name }) => [number, name])),
    origins: row.query === null ? [] : viewOrigins(row.query),
  }))
  const keys = keyRelationships(tables)
  const byOid = new Map<number, Table>(tables.map((table) => [table.oid, table]))
  return {
    tables,
    relationships: [
      ...catalogue.routines.flatMap((row) => computedRelationship(row, byOid)),
      ...keys,
    ],
    mediaHandlers: catalogue.mediaHandlers.map(({ schema, mediaType, table }) => ({
      schema,
      mediaType,
      table: byOid.get(table) ?? null,
    })),
    routines: catalogue.routines.map((row) => routine(row, byOid)),
  }
}

function computedRelationship(row: RoutineRow, tables: Map<number, Table>): ComputedRelationship[] {
  const origin = tables.get(row.arguments[0]?.relation ?? 0)
  const target = tables.get(row.returnTable)
  if (row.arguments.length !== 1 || origin === undefined || target === undefined) return []
  const { schema, name } = row
  return [{ kind: 'computed', origin, target, schema, name, isToOne: !row.isSet || row.rows === 1 }]
}

function routine(row: RoutineRow, tables: Map<number, Table>): Routine {
  const firstOptional = row.arguments.length - row.defaults
  return {
    schema: row.schema,
    name: row.name,
    arguments: row.arguments.map(({ name, type, isVariadic }, index) => ({
      name,
      type,
      isVariadic,
      isRequired: index < firstOptional && !isVariadic,
    })),
    returns: row.returnsVoid ? 'void' : row.returnsRows ? 'rows' : 'scalar',
    returnType: row.returnType,
    isSet: row.isSet,
    isVolatile: row.isVolatile,
    table: tables.get(row.returnTable) ?? null,
    statementTimeout: row.statementTimeout,
  }
}
