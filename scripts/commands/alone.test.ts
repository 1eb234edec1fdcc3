import { expect, test } from 'vitest'
import { fault, runCommand } from './run-command.ts'
import { alone } from './small-forms.ts'

// Several at a time: most of them start a database of their own, and wait for it.
test.concurrent.for(Object.entries(alone))(
  'npm run %s',
  { timeout: 600_000 },
  async ([command, form]) => {
    expect(fault(form, await runCommand(command, form.args, form.env))).toBeNull()
  },
)
