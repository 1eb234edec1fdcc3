import { expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'
import { roleTable } from './role-table.ts'
import { samples } from './samples/by-table.ts'
import { readTables } from './tables.ts'

test('the role table lists every table and view of the exposed schema once', () =>
  rolledBack(async (db) => {
    const there = [...(await readTables(db)).keys()].sort()
    expect(roleTable.map(({ table }) => table).sort()).toEqual(there)
  }))

test('each limit has a row that tests it', () => {
  const unproved = roleTable.filter(
    ({ rights, table }) =>
      Object.values(rights.select).some(({ limit }) => limit !== undefined) &&
      samples[table]?.variants === undefined,
  )
  expect(unproved.map(({ table }) => table)).toEqual([])
})
