import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { columnName, isDerived, tableName } from './column-names.ts'

const supabase = join(import.meta.dirname, '../../../../supabase')
const migrations = globSync(join(supabase, 'migrations/*.sql')).map((file) =>
  readFileSync(file, 'utf8'),
)
const types = readFileSync(join(supabase, 'database.types.ts'), 'utf8')

/** The tables that carry the trigger of the audit. */
const audited = migrations.flatMap((sql) =>
  [...sql.matchAll(/create trigger record_admin_write\b[^;]*? on (\w+)\.(\w+)/g)].map(
    ([, schema, table]) => ({ schema, table: table ?? '' }),
  ),
)

/** The columns of a table as the generated types list them; computed fields start with an underscore. */
function columnsOf(table: string): string[] {
  const row = new RegExp(`"${table}": \\{\\s*Row: \\{(.*?)\\}`, 's').exec(types)?.[1] ?? ''
  return [...row.matchAll(/"([a-z]\w*)":/g)].map(([, column]) => column ?? '')
}

test('every table whose changes are written down has a name', () => {
  expect(audited.length).toBeGreaterThan(20)
  const nameless = audited.filter(({ table }) => tableName(table) === undefined)
  expect(nameless.map(({ table }) => table)).toEqual([])
})

test('every column of such a table has a name, or nobody writes it', () => {
  const exposed = audited.filter(({ schema }) => schema === 'public')
  const nameless = exposed.flatMap(({ table }) => {
    const columns = columnsOf(table)
    expect(columns, table).toContain('id')
    return columns
      .filter((column) => !isDerived(table, column) && columnName(table, column) === undefined)
      .map((column) => `${table}.${column}`)
  })
  expect(nameless).toEqual([])
})

test('a word of two meanings has the name that fits its table', () => {
  expect(columnName('subject', 'subject')).not.toEqual(columnName('communication', 'subject'))
})
