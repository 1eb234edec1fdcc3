import { fault, runCommand } from '../../../scripts/commands/run-command.ts'
import { onBrowserStack } from '../../../scripts/commands/small-forms.ts'
import { expect, test } from '../../fixtures/test.ts'

// Commands of README that look at the running stack: each in a small form.
for (const [command, form] of Object.entries(onBrowserStack)) {
  test(`npm run ${command}`, async () => {
    expect(fault(form, await runCommand(command, form.args))).toBeNull()
  })
}
