import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { carriers } from '../carriers/carriers.ts'
import type { Carrier } from '../carriers/table/carrier.ts'
import type { Database } from '../support/database.ts'
import { columnsOf } from '../support/distinct.ts'
import { noCarriers, provenBy } from './writers.ts'

const folder = join(import.meta.dirname, '../carriers')
const proofs = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

const entries = Object.entries<Carrier>(carriers)

/** Columns that a carrier of their table neither carries nor leaves for a reason, and names that are no column. */
export async function unsaidColumns(db: Pick<Database, 'root'>): Promise<string[]> {
  const found: string[] = []
  for (const [name, { table, carries, leaves }] of entries) {
    const columns = (await columnsOf(db, table)).map((column) => column.name)
    const said = [...carries, ...Object.values(leaves).flat()]
    const wrong = [
      ...columns
        .filter((column) => !said.includes(column))
        .map((column) => `${column} is not said`),
      ...said
        .filter((column) => !columns.includes(column))
        .map((column) => `${column} is no column`),
      ...said
        .filter((column, at) => said.indexOf(column) !== at)
        .map((column) => `${column} is said twice`),
    ]
    found.push(...wrong.map((what) => `${name} (${table}): ${what}`))
  }
  return found
}

/** Carriers whose round trip no test makes. */
export const unproven = (): string[] =>
  entries.map(([name]) => name).filter((name) => !proofs.includes(`'${name}'`))

/** How many columns of one table a function writes before it counts as a carrier. */
const many = 5

const functions = `
  select n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as text
  from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prokind = 'f' order by 1`

const inserts = /insert\s+into\s+([\w.]+)(?:\s+as\s+\w+)?\s*\(([^)]*)\)/gi
const updates = /\bupdate\s+([\w.]+)(?:\s+as\s+\w+)?\s+set\s+([\s\S]*?)(?:\bwhere\b|;)/gi

/** The tables of which a function writes many columns by name. */
function written(text: string): string[] {
  const named = [...text.matchAll(inserts)].map(([, table = '', names = '']) => ({
    table,
    count: names.split(',').length,
  }))
  const set = [...text.matchAll(updates)].map(([, table = '', sets = '']) => ({
    table,
    // "a = 1, b = 2" or "(a, b) = (select …)".
    count: Math.max(
      sets.match(/(?:^|,)\s*\w+\s*=/g)?.length ?? 0,
      /^\(([^)]*)\)\s*=/.exec(sets)?.[1]?.split(',').length ?? 0,
    ),
  }))
  return [...new Set([...named, ...set].filter(({ count }) => count >= many).map((w) => w.table))]
}

/** "function: table" of everything that writes many columns of a table. */
async function writers(db: Pick<Database, 'root'>): Promise<string[]> {
  const all = (await db.root(functions)) as unknown as { name: string; text: string }[] // as selected
  return all.flatMap(({ name, text }) => written(text).map((table) => `${name}: ${table}`))
}

/** Writers that are neither proven by a carrier nor said to carry nothing, and entries of writers that are gone. */
export async function unknownWriters(db: Pick<Database, 'root'>): Promise<string[]> {
  const there = await writers(db)
  const said = [...Object.keys(provenBy), ...Object.keys(noCarriers)]
  return [
    ...there.filter((writer) => !said.includes(writer)).map((writer) => `${writer} is not said`),
    ...said.filter((writer) => !there.includes(writer)).map((writer) => `${writer} is no writer`),
  ]
}

/** Functions of the table of carriers that are not in the database. */
export async function unknownFunctions(db: Pick<Database, 'root'>): Promise<string[]> {
  const there = new Set((await db.root(functions)).map(({ name }) => name))
  return entries.filter(([, { by }]) => !there.has(by)).map(([name, { by }]) => `${name}: ${by}`)
}
