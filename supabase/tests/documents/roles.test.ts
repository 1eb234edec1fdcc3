import { test } from 'vitest'
import { casesOf } from '../rights/cases.ts'
import { grantMutants } from '../rights/mutants/grant-mutants.ts'
import { policyMutants } from '../rights/mutants/policy-mutants.ts'
import { withoutEffect } from '../rights/mutants/without-effect.ts'
import { openSql } from '../rights/requests/sql.ts'
import { roleTable } from '../rights/role-table.ts'
import { setStage } from '../rights/stage.ts'
import { readTables } from '../rights/tables.ts'
import { expectFile } from './as-file.ts'
import { rolesPage, type Counted } from './roles-page.ts'

test('docs/roles.md shows the role table', async () => {
  const door = await openSql()
  try {
    const tables = await readTables(door)
    const counted: Counted[] = []
    for (const model of roleTable) {
      const table = tables.get(model.table)
      if (table === undefined) throw new Error(`there is no ${model.table}`)
      await door.root('savepoint model')
      const { sample, writable } = await setStage(door, model, table)
      await door.root('rollback to savepoint model')
      const changes = [
        ...(await policyMutants(door, 'public', table.name)),
        ...(await grantMutants(door, table.name)),
      ]
      const cases = casesOf(model, sample, table, writable, door.name).length
      counted.push({
        model,
        sample,
        cases,
        mutants: changes.filter(({ what }) => !(what in withoutEffect)).length,
      })
    }
    await expectFile('docs/roles.md', rolesPage(counted))
  } finally {
    await door.close()
  }
})
