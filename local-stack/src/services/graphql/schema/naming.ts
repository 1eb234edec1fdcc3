import type { Catalogue, Column, ForeignKey, SqlEnum, SqlFunction, Table } from './catalogue.ts'

/** Whether a name is valid in GraphQL; objects with other names are left out of the schema. */
export function isGraphqlName(name: string): boolean {
  return /^[_A-Za-z][_0-9A-Za-z]*$/.test(name)
}

/** Changes only the first letter; `URLList` becomes `uRLList`. */
export function lowerFirst(name: string): string {
  const [first = ''] = name
  return first.toLowerCase() + name.slice(first.length)
}

/**
 * Turns `account_BY_email` into `AccountBYEmail`: a letter after a separator becomes a capital, underscores are
 * removed, the rest stays.
 */
export function inflect(name: string): string {
  let previous = '+'
  let result = ''
  for (const letter of name) {
    result += /[\p{L}\p{N}]/u.test(previous) ? letter : letter.toUpperCase()
    previous = letter
  }
  return result.replaceAll('_', '')
}

/** Turns SQL names into GraphQL names, by directive or else by the inflection rule of the schema. */
export class Naming {
  private readonly catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
  }

  table(table: Table): string {
    return this.base(table.name, table.nameOverride, table.schemaOid)
  }

  enum(sqlEnum: SqlEnum): string {
    return this.base(sqlEnum.name, sqlEnum.nameOverride, sqlEnum.schemaOid)
  }

  column(column: Column): string {
    if (column.nameOverride !== null) return column.nameOverride
    return this.inflects(column.schemaOid) ? lowerFirst(inflect(column.name)) : column.name
  }

  function(sqlFunction: SqlFunction): string {
    if (sqlFunction.nameOverride !== null) return sqlFunction.nameOverride
    const name = sqlFunction.name.replace(/^_/, '')
    return lowerFirst(this.base(name, null, sqlFunction.schemaOid))
  }

  argument(sqlFunction: SqlFunction, name: string): string {
    return lowerFirst(this.base(name, null, sqlFunction.schemaOid))
  }

  /** The field on the referencing side: the key column without its id suffix, else the other table's name. */
  toReferenced(key: ForeignKey): string {
    return key.foreignName ?? this.singular(key.referenced, key.localColumns)
  }

  /** The field on the referenced side: one record when the key is unique there, else a collection. */
  toReferencing(key: ForeignKey, unique: boolean): string {
    if (key.localName !== null) return key.localName
    if (unique) return this.singular(key.local, key.referencedColumns)
    return `${lowerFirst(this.table(key.local))}Collection`
  }

  private singular(table: Table, columns: string[]): string {
    const inflects = this.inflects(table.schemaOid)
    const suffix = inflects ? '_id' : 'Id'
    const [column, ...others] = columns
    if (column !== undefined && others.length === 0 && column.endsWith(suffix)) {
      return lowerFirst(this.base(column.slice(0, -suffix.length), null, table.schemaOid))
    }
    return lowerFirst(this.table(table))
  }

  private base(name: string, override: string | null, schemaOid: number): string {
    if (override !== null) return override
    return this.inflects(schemaOid) ? inflect(name) : name
  }

  private inflects(schemaOid: number): boolean {
    return this.catalogue.schemas.get(schemaOid)?.inflectNames ?? false
  }
}
