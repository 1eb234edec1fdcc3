import { fault, runCommand } from '../../../scripts/commands/run-command.ts'
import { onBrowserStack } from '../../../scripts/commands/small-forms.ts'
import { expect, test } from '../../fixtures/test.ts'

// The README's commands that need a running stack, each with the smallest arguments that work.
for (const [command, form] of Object.entries(onBrowserStack)) {
  test(`npm run ${command}`, async () => {
    expect(fault(form, await runCommand(command, form.args))).toBeNull()
  })
}
