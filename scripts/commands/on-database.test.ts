import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../local-stack/testing/database.ts'
import { fault, runCommand } from './run-command.ts'
import { onDatabase } from './small-forms.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.stop())

test.for(Object.entries(onDatabase))(
  'npm run %s',
  { timeout: 120_000 },
  async ([command, form]) => {
    const url = database.urlFor('postgres')
    const args = form.args.map((word) => word.replace('<url>', url))
    const answer = await runCommand(command, args, { KRYT_DATABASE_URL: url })
    expect(fault(form, answer)).toBeNull()
  },
)
