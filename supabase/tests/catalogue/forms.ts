import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formOf, formsSaid, noForm } from '../carriers/table/forms.ts'
import type { Database } from '../support/database.ts'
import { inApi } from '../support/distinct.ts'

const web = join(import.meta.dirname, '../../../web/src')

interface Writable {
  table: string
  columns: string[]
}

/** Tables with the columns that a signed-in person may write, but for an id that a caller chooses. */
const writable = `
  select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class as c
  join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname <> 'id'
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
  group by c.relname order by c.relname`

/** Writable columns that the form of their table neither sends nor leaves, and entries of what is not there. */
export async function unsentColumns(db: Pick<Database, 'root'>): Promise<string[]> {
  const found = (await db.root(writable)) as unknown as Writable[] // as selected above
  const known = [...formsSaid, ...Object.keys(noForm)]
  return [
    ...found.flatMap(({ table, columns }) => {
      const form = formOf(table)
      if (form === undefined) return table in noForm ? [] : [`${table} has no form`]
      const proof = readFileSync(join(web, form.proof), 'utf8')
      const left = Object.values(form.leaves ?? {}).flat()
      const isSent = (name: string) => new RegExp(`\\b${inApi(name)}\\b`).test(proof)
      return [
        ...columns
          .filter((name) => !left.includes(name) && !isSent(name))
          .map((name) => `${table}.${name} is not in ${form.proof}`),
        ...left.filter((name) => !columns.includes(name)).map((name) => `${table}.${name} is left`),
      ]
    }),
    ...known
      .filter((table) => !found.some((one) => one.table === table))
      .map((table) => `${table} has nothing to write`),
  ]
}
