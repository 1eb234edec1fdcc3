import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../local-stack/testing/database.ts'
import { casesOf } from './cases.ts'
import { grantMutants } from './mutants/grant-mutants.ts'
import { withoutEffect } from './mutants/without-effect.ts'
import { policyMutants, type Mutant } from './mutants/policy-mutants.ts'
import { openSql } from './requests/sql.ts'
import { roleTable } from './role-table.ts'
import { setStage } from './stage.ts'
import { readTables } from './tables.ts'
import { tryCase, type Stage } from './try-case.ts'

// Changing a policy locks its table, so these tests use a database of their own.
let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.stop())

// Tests the tests of the role table: every change of a policy or grant must make one of them fail.

test.for(roleTable)('every change of a right on $table is noticed', async (model) => {
  const door = await openSql(database.port)
  try {
    const table = (await readTables(door)).get(model.table)
    if (table === undefined) throw new Error(`there is no ${model.table}`)
    const stage = await setStage(door, model, table)
    const mutants = [
      ...(await policyMutants(door, 'public', table.name)),
      ...(await grantMutants(door, table.name)),
    ]
    expect(mutants.length).toBeGreaterThan(0)
    const unnoticed: string[] = []
    for (const mutant of mutants) {
      if (!(mutant.what in withoutEffect) && !(await isNoticed(stage, mutant))) {
        unnoticed.push(mutant.what)
      }
    }
    expect(unnoticed).toEqual([])
  } finally {
    await door.close()
  }
})

async function isNoticed(stage: Stage, { verb, sql }: Mutant): Promise<boolean> {
  const { door, model, sample, table, writable } = stage
  await door.root('savepoint mutant')
  try {
    await door.root(sql)
    for (const tried of casesOf(model, sample, table, writable, door.name)) {
      if (tried.verb === verb && (await tryCase(stage, tried)) !== null) return true
    }
    return false
  } finally {
    await door.root('rollback to savepoint mutant')
    await door.root('release savepoint mutant')
  }
}
