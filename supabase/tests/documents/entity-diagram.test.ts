import { test } from 'vitest'
import { rolledBack, type Row } from '../support/database.ts'
import { roleTable } from '../rights/role-table.ts'
import { expectFile } from './as-file.ts'
import { columnsOfTables, foreignKeys } from './entity-diagram.sql.ts'

const header = [
  '# Entities',
  '',
  'Every table of the exposed schema with its columns and foreign keys, in the groups of `docs/roles.md`. Written by ' +
    '`npm run docs:model` from the database that the migrations make; a test fails when this page is behind. ' +
    '`id`, `created_at` and `updated_at`, which all of them have, are left out; `users` is `auth.users`. What a table ' +
    'or a column is for says its comment in the migration.',
]

const common = ['id', 'created_at', 'updated_at']

test('docs/entity-diagram.md shows the tables as they are', () =>
  rolledBack(async (db) => {
    const columns = await db.root(columnsOfTables)
    const keys = await db.root(foreignKeys)
    const areas = [...new Set(roleTable.map(({ area }) => area))]
    await expectFile('docs/entity-diagram.md', [
      ...header,
      ...areas.flatMap((area) => {
        const tables = roleTable.filter((model) => model.area === area).map(({ table }) => table)
        return ['', `## ${area}`, '', ...diagram(tables, columns, keys)]
      }),
    ])
  }))

function diagram(tables: string[], columns: Row[], keys: Row[]): string[] {
  return [
    '```mermaid',
    'erDiagram',
    ...keys.filter((key) => tables.includes(String(key['table_name']))).map(relation),
    ...tables.flatMap((table) => entity(table, columns)),
    '```',
  ]
}

/** The cardinality: one or none on the left, many or at most one on the right. */
function relation(key: Row): string {
  const left = key['is_optional'] === true ? '|o' : '||'
  const right = key['is_unique'] === true ? 'o|' : 'o{'
  return `  ${String(key['refers_to'])} ${left}--${right} ${String(key['table_name'])} : ${String(key['column_name'])}`
}

function entity(table: string, columns: Row[]): string[] {
  const own = columns.filter(
    (column) => column['table_name'] === table && !common.includes(String(column['column_name'])),
  )
  return [
    `  ${table} {`,
    ...own.map((column) => {
      const type = String(column['type']).replace('[]', '_list')
      const key = column['is_foreign'] === true ? ' FK' : ''
      return `    ${type} ${String(column['column_name'])}${key}`
    }),
    '  }',
  ]
}
