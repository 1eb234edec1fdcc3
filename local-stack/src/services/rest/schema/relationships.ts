import type { KeyRelationship, Table } from './model.ts'
import type { ColumnOrigin } from './view-origins.ts'

interface Key {
  name: string
  kind: 'p' | 'u' | 'f'
  columns: number[]
  target: number
  targetColumns: number[]
}

export interface TableWithKeys extends Table {
  keys: Key[]
  numbers: Map<number, string>
  origins: ColumnOrigin[]
}

/** A table or view that shows columns of a table, by the table's column numbers: one or several names for each. */
interface Showing {
  table: TableWithKeys
  names: Map<number, string[]>
}

/**
 * All ways between tables by foreign keys, also from and to views that show a key's columns. Sets the primary key of
 * tables and views on the way.
 */
export function keyRelationships(tables: TableWithKeys[]): KeyRelationship[] {
  const showings = showingsOf(tables)
  for (const table of tables) setPrimaryKey(table, showings)
  const direct = tables.flatMap((table) => fromForeignKeys(table, showings))
  const both = direct.flatMap((relationship) => [relationship, reversed(relationship)])
  return [...both, ...throughJunctions(direct)]
}

/** For each table: itself and every view that shows some of its columns, also by way of other views. */
function showingsOf(tables: TableWithKeys[]): Map<number, Showing[]> {
  const byOid = new Map(tables.map((table) => [table.oid, table]))
  const showings = new Map<number, Showing[]>()
  for (const table of tables) {
    const names = new Map<number, Map<number, string[]>>()
    const add = (oid: number, column: number, name: string) => {
      const ofTable = names.get(oid) ?? new Map<number, string[]>()
      ofTable.set(column, [...(ofTable.get(column) ?? []), name])
      names.set(oid, ofTable)
    }
    if (table.isView) {
      for (const origin of table.origins) {
        const base = baseColumn(origin, byOid)
        const name = table.numbers.get(origin.column)
        if (base !== null && name !== undefined) add(base.table, base.tableColumn, name)
      }
    } else for (const [number, name] of table.numbers) add(table.oid, number, name)
    for (const [oid, ofTable] of names) {
      showings.set(oid, [...(showings.get(oid) ?? []), { table, names: ofTable }])
    }
  }
  return showings
}

function baseColumn(
  origin: ColumnOrigin,
  byOid: Map<number, TableWithKeys>,
): Omit<ColumnOrigin, 'column'> | null {
  const table = byOid.get(origin.table)
  if (table === undefined) return null
  if (!table.isView) return origin
  const next = table.origins.find(({ column }) => column === origin.tableColumn)
  return next === undefined ? null : baseColumn(next, byOid)
}

/** A view of several tables has the keys of all of them. */
function setPrimaryKey(table: TableWithKeys, showings: Map<number, Showing[]>): void {
  const key = table.keys.find(({ kind }) => kind === 'p')
  if (key === undefined) return
  for (const showing of showings.get(table.oid) ?? []) {
    const [names = []] = combinations(showing, key.columns)
    showing.table.primaryKey.push(...names)
  }
}

/** The names under which all of a table's columns are shown; several when a column is shown twice. */
function combinations({ names }: Showing, columns: number[]): string[][] {
  return columns.reduce<string[][]>(
    (found, column) =>
      found.flatMap((before) => (names.get(column) ?? []).map((name) => [...before, name])),
    [[]],
  )
}

function fromForeignKeys(
  table: TableWithKeys,
  showings: Map<number, Showing[]>,
): KeyRelationship[] {
  const unique = table.keys.filter(({ kind }) => kind !== 'f')
  return table.keys
    .filter(({ kind }) => kind === 'f')
    .flatMap((key) => {
      const isOne = unique.some(({ columns }) => sameSet(columns, key.columns))
      return (showings.get(table.oid) ?? []).flatMap((from) =>
        (showings.get(key.target) ?? []).flatMap((to) =>
          combinations(from, key.columns).flatMap((columns) =>
            combinations(to, key.targetColumns).map((targetColumns): KeyRelationship => ({
              kind: 'key',
              origin: from.table,
              target: to.table,
              cardinality: isOne ? 'one-to-one' : 'many-to-one',
              constraint: key.name,
              columns: columns.map((column, index) => [column, targetColumns[index] ?? '']),
              isHolder: true,
            })),
          ),
        ),
      )
    })
}

const sameSet = (some: number[], others: number[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

const reversed = (relationship: KeyRelationship): KeyRelationship => ({
  ...relationship,
  origin: relationship.target,
  target: relationship.origin,
  cardinality: relationship.cardinality === 'many-to-one' ? 'one-to-many' : 'one-to-one',
  columns: relationship.columns.map(([column, target]) => [target, column]),
  isHolder: false,
})

/** Many-to-many: a table with two foreign keys that are both part of its primary key joins their targets. */
function throughJunctions(direct: KeyRelationship[]): KeyRelationship[] {
  const isPartOfKey = ({ origin, columns }: KeyRelationship) =>
    columns.every(([column]) => origin.primaryKey.includes(column))
  const byOrigin = Map.groupBy(direct.filter(isPartOfKey), ({ origin }) => origin)
  return [...byOrigin].flatMap(([table, keys]) =>
    keys.flatMap((one) =>
      keys
        .filter((other) => other.constraint !== one.constraint && other !== one)
        .map((other): KeyRelationship => ({
          kind: 'key',
          origin: one.target,
          target: other.target,
          cardinality: 'many-to-many',
          constraint: one.constraint,
          columns: [],
          isHolder: false,
          junction: {
            table,
            toOrigin: one.columns.map(([column, target]) => [target, column]),
            toTarget: other.columns,
            targetConstraint: other.constraint,
          },
        })),
    ),
  )
}
