import { execFile } from 'node:child_process'
import { repositoryRoot } from '../test/reports.ts'
import type { SmallForm } from './small-forms.ts'

/** What a test runner puts into the environment of its tests would change what a command does. */
const ofTheRunner =
  /^(VITEST|TEST_|PW_|PLAYWRIGHT|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|FORCE_COLOR$|npm_)/

export const cleanEnvironment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheRunner.test(name))),
  NO_COLOR: '1',
  ...more,
})

/** Runs `npm run <name>` as somebody types it. @returns what it printed, and the code that it ended with */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const [name = ''] = command.split(' ')
  return new Promise((resolve) => {
    const options = { cwd: repositoryRoot, env: cleanEnvironment(env), maxBuffer: 2 ** 26 }
    execFile('npm', ['run', name, '--', ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, said: `${stdout}\n${stderr}` })
    })
  })
}

/** What is wrong with the answer of a command, or null. */
export function fault({ says, mayMiss }: SmallForm, answer: { code: number; said: string }) {
  const ended = answer.code === 0 || (mayMiss === true && answer.code === 1)
  return ended && says.test(answer.said) ? null : `${String(answer.code)}: ${answer.said}`
}
