import type {
  Catalogue,
  CatalogueRows,
  Column,
  ForeignKey,
  SchemaInfo,
  SqlEnum,
  SqlFunction,
  Table,
  TableRow,
} from './catalogue.ts'
import { CommentDirective } from './comment-directive.ts'

const defaultMaxRows = 30

/** Reads the directives of all comments and links keys to their tables. */
export function linkCatalogue(rows: CatalogueRows): Catalogue {
  const schemas = new Map(rows.schemas.map((row) => [row.oid, toSchema(row)]))
  const directives = new Map(rows.tables.map((row) => [row.oid, new CommentDirective(row.comment)]))
  const tables = new Map(
    rows.tables.map((row) => {
      const directive = directives.get(row.oid) ?? new CommentDirective(null)
      return [row.oid, toTable(row, directive, schemas.get(row.schemaOid))]
    }),
  )
  return {
    schemas,
    tables,
    foreignKeys: [...constraints(rows, tables), ...declaredKeys(tables, directives)].filter(
      isSelectable,
    ),
    functions: rows.functions.map(toFunction),
    types: new Map(rows.types.map((type) => [type.oid, type])),
    enums: new Map(rows.enums.map((row) => [row.oid, toEnum(row)])),
  }
}

function toSchema(row: CatalogueRows['schemas'][number]): SchemaInfo {
  const directive = new CommentDirective(row.comment)
  return {
    oid: row.oid,
    name: row.name,
    inflectNames: directive.isTrue('inflect_names'),
    maxRows: Number(directive.text('max_rows') ?? defaultMaxRows),
    introspection: directive.isTrue('introspection'),
  }
}

function toTable(
  row: TableRow,
  directive: CommentDirective,
  schema: SchemaInfo | undefined,
): Table {
  const columns = row.columns.map((column): Column => {
    const columnDirective = new CommentDirective(column.comment)
    return {
      ...column,
      schemaOid: row.schemaOid,
      nameOverride: columnDirective.text('name'),
      description: columnDirective.string('description'),
    }
  })
  return {
    ...row,
    columns,
    nameOverride: directive.text('name'),
    description: directive.string('description'),
    totalCount: directive.isEnabled('totalCount'),
    aggregate: directive.isEnabled('aggregate'),
    maxRows: directive.count('max_rows') ?? schema?.maxRows ?? defaultMaxRows,
    primaryKey: primaryKey(row, columns, directive),
  }
}

/** The real key, else the one that a view's comment declares. A declaration with an unknown column is ignored. */
function primaryKey(row: TableRow, columns: Column[], directive: CommentDirective): Column[] {
  const names =
    row.indexes.find((index) => index.primary)?.columns ??
    directive.strings('primary_key_columns') ??
    []
  const found = names.flatMap((name) => columns.filter((column) => column.name === name))
  return found.length === names.length ? found : []
}

function constraints(rows: CatalogueRows, tables: Map<number, Table>): ForeignKey[] {
  return rows.foreignKeys.flatMap((row) => {
    const local = tables.get(row.localOid)
    const referenced = tables.get(row.referencedOid)
    if (!local || !referenced) return []
    const directive = new CommentDirective(row.comment)
    return {
      local,
      localColumns: row.localColumns,
      referenced,
      referencedColumns: row.referencedColumns,
      referencedRowSecurity: row.referencedRowSecurity,
      localName: directive.text('local_name'),
      foreignName: directive.text('foreign_name'),
    }
  })
}

function declaredKeys(
  tables: Map<number, Table>,
  directives: Map<number, CommentDirective>,
): ForeignKey[] {
  const byName = new Map(
    [...tables.values()].map((table) => [`${table.schema}.${table.name}`, table]),
  )
  return [...tables.values()].flatMap((local) =>
    (directives.get(local.oid)?.objects('foreign_keys') ?? []).flatMap((key): ForeignKey[] => {
      const referenced = byName.get(
        `${key.text('foreign_schema') ?? ''}.${key.text('foreign_table') ?? ''}`,
      )
      const localColumns = key.strings('local_columns') ?? []
      const referencedColumns = key.strings('foreign_columns') ?? []
      const known = new Set(referenced?.columns.map((column) => column.name))
      if (!referenced || !referencedColumns.every((name) => known.has(name))) return []
      return [
        {
          local,
          localColumns,
          referenced,
          referencedColumns,
          // Taken from the declaring side, as pg_graphql does for declared keys.
          referencedRowSecurity: local.rowSecurity,
          localName: key.string('local_name'),
          foreignName: key.string('foreign_name'),
        },
      ]
    }),
  )
}

function isSelectable(key: ForeignKey): boolean {
  const readable = (table: Table, names: string[]) =>
    names.every((name) => table.columns.some((column) => column.name === name && column.selectable))
  return readable(key.local, key.localColumns) && readable(key.referenced, key.referencedColumns)
}

function toFunction(row: CatalogueRows['functions'][number]): SqlFunction {
  const directive = new CommentDirective(row.comment)
  return {
    ...row,
    nameOverride: directive.text('name'),
    description: directive.text('description'),
  }
}

function toEnum(row: CatalogueRows['enums'][number]): SqlEnum {
  const directive = new CommentDirective(row.comment)
  return {
    ...row,
    nameOverride: directive.text('name'),
    mappings: new Map(directive.entries('mappings')),
  }
}
