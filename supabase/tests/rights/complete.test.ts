import { expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'
import { roleTable } from './role-table.ts'
import { samples } from './samples/by-table.ts'
import { readTables } from './tables.ts'

test('the role table names every table and view of the exposed schema, each once', () =>
  rolledBack(async (db) => {
    const there = [...(await readTables(db)).keys()].sort()
    expect(roleTable.map(({ table }) => table).sort()).toEqual(there)
  }))

test('a limit has a row that shows it', () => {
  const unproved = roleTable.filter(
    ({ rights, table }) =>
      Object.values(rights.select).some(({ limit }) => limit !== undefined) &&
      samples[table]?.variants === undefined,
  )
  expect(unproved.map(({ table }) => table)).toEqual([])
})
