import type { Logic } from '../parse/conditions.ts'
import type { Preferences } from '../parse/preferences.ts'
import type { ReadNode } from '../plan/model.ts'
import type { Column, Table } from '../schema/model.ts'
import { writeField, writeLogic } from './conditions.ts'
import { qualified, quoteName, quoteText, type Statement } from './statement.ts'

/** The rows of a body: its JSON, always a list, and the columns that are written. */
export interface Rows {
  json: string
  columns: Column[]
  isEmptyList: boolean
}

export interface Conflict {
  columns: string[]
  resolution: NonNullable<Preferences['resolution']>
}

/** An insert, also one that merges with existing rows. @param only a condition upon the body's rows */
export function writeInsert(
  statement: Statement,
  table: Table,
  rows: Rows,
  options: { fillsDefaults: boolean; conflict: Conflict | null; only: string | null },
  returning: string,
): string {
  const names = rows.columns.map(({ name }) => quoteName(name)).join(', ')
  const source = writeRows(statement, rows, options.fillsDefaults)
  const parts = [
    `insert into ${qualified(table.schema, table.name)}${names === '' ? '' : `(${names})`}`,
    `select ${names} from ${source}`,
    rows.isEmptyList ? 'where false' : options.only === null ? '' : `where ${options.only}`,
    writeConflict(options.conflict, rows.columns),
    `returning ${returning}`,
  ]
  return parts.join(' ')
}

/**
 * The number of inserted rows is kept in a setting: each row that is merged instead counts one down.
 */
function writeConflict(conflict: Conflict | null, columns: Column[]): string {
  if (conflict === null) return ''
  const target = `on conflict (${conflict.columns.map(quoteName).join(', ')})`
  if (conflict.resolution === 'ignore-duplicates' || columns.length === 0)
    return `${target} do nothing`
  const set = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`)
  return `${target} do update set ${set.join(', ')} where ${counted('-')} is not null`
}

const counted = (sign: '+' | '-') =>
  `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${sign} 1)::text, true)`

/** What `returning` adds to count the inserted rows. */
export const countInserted = `${counted('+')} as pgrst_inserted`

export function writeUpdate(
  statement: Statement,
  table: Table,
  rows: Rows,
  conditions: Logic[],
  returning: string,
): string {
  const set = rows.columns.map(({ name }) => `${quoteName(name)} = pgrst_body.${quoteName(name)}`)
  return [
    `update ${qualified(table.schema, table.name)} set ${set.join(', ')}`,
    `from ${writeRows(statement, rows, false)}`,
    writeWhere(statement, table, conditions),
    `returning ${returning}`,
  ].join(' ')
}

/** What an update without any value answers: nothing. */
export const writeNothing = (table: Table, returning: string) =>
  `select ${returning} from ${qualified(table.schema, table.name)} where false`

export function writeDelete(
  statement: Statement,
  table: Table,
  conditions: Logic[],
  returning: string,
): string {
  return [
    `delete from ${qualified(table.schema, table.name)}`,
    writeWhere(statement, table, conditions),
    `returning ${returning}`,
  ].join(' ')
}

function writeWhere(statement: Statement, table: Table, conditions: Logic[]): string {
  const scope = { table, alias: table.name }
  const written = conditions.map((logic) => writeLogic(statement, scope, logic))
  return written.length === 0 ? '' : `where ${written.join(' and ')}`
}

/** The body's rows as `pgrst_body`, with the types of the table's columns. */
function writeRows(statement: Statement, { json, columns }: Rows, fillsDefaults: boolean): string {
  const body = `${statement.bind(json)}::json`
  if (columns.length === 0) return `json_array_elements(${body}) as pgrst_body`
  const typed = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const defaults = columns.flatMap(({ name, fallback }) =>
    fallback === null ? [] : [`${quoteText(name)}, ${fallback}`],
  )
  if (!fillsDefaults || defaults.length === 0) {
    return `json_to_recordset(${body}) as pgrst_body(${typed})`
  }
  const filled = `select jsonb_agg(jsonb_build_object(${defaults.join(', ')}) || one) as rows
    from jsonb_array_elements(${body}::jsonb) as one`
  return `(${filled}) as pgrst_filled, lateral jsonb_to_recordset(pgrst_filled.rows) as pgrst_body(${typed})`
}

/** The columns that the answer needs of the written rows: all of them, or those that are selected and joined by. */
export function writeReturning(table: Table, node: ReadNode | null, extra: string[]): string {
  const found = new Set<string>(extra)
  let isAll = false
  if (node !== null) {
    for (const { field } of node.columns) {
      if (field === null) isAll = true
      else found.add(field.name)
    }
    for (const { relation, field } of node.order) if (relation === null) found.add(field.name)
    for (const { relationship } of node.embeds) {
      if (relationship.kind === 'computed') isAll = true
      else {
        const pairs = relationship.junction?.toOrigin ?? relationship.columns
        for (const [column] of pairs) found.add(column)
      }
    }
  }
  const scope = { table, alias: table.name }
  const own = new Set(isAll ? table.columns.map(({ name }) => name) : [])
  const named = [...found].filter((name) => !own.has(name))
  const written = named.map(
    (name) => `${writeField(scope, { name, path: [] })} as ${quoteName(name)}`,
  )
  const all = isAll ? [`${quoteName(table.name)}.*`] : []
  return [...all, ...written].join(', ') || '1 as one'
}
