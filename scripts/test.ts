import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

/**
 * `npm test`: the checks, then Vitest (units, database, contract, web), then Playwright. Each runner prints its own
 * report; the last line sums them up.
 */
const reports = join(import.meta.dirname, '../.local/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  )
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

const checksOk = run('node', ['scripts/check.ts'])
const results = [{ ok: checksOk, passed: 0, failed: 0 }]

const vitestFile = join(reports, 'vitest.json')
const vitestOk = run('vitest', [
  'run',
  // Another program's turn on a shared machine is no fault of the product. What passes only on its second try is named
  // at the end, as the browser tests do it.
  ...(process.env['CI'] === undefined ? [] : ['--retry=1']),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
])
const vitest = read(vitestFile, vitestReport)
results.push({
  ok: vitestOk && vitest !== null,
  passed: vitest?.numPassedTests ?? 0,
  failed: vitest?.numFailedTests ?? 0,
})

const playwrightFile = join(reports, 'playwright.json')
const playwrightOk = run('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile,
})
const playwright = read(playwrightFile, playwrightReport)
const flaky = playwright?.stats.flaky ?? 0
results.push({
  ok: playwrightOk && playwright !== null,
  passed: (playwright?.stats.expected ?? 0) + flaky,
  failed: playwright?.stats.unexpected ?? 0,
})
if (flaky > 0) console.log(`\nflaky, passed on the second try only: ${String(flaky)} (named above)`)

// Named once more where the output ends, which is what is read first.
if (!checksOk) console.log('\nFAILED: the checks (npm run check)')
const here = join(import.meta.dirname, '..')
for (const { name, status, message, assertionResults } of vitest?.testResults ?? []) {
  const file = relative(here, name)
  for (const test of assertionResults) {
    if (test.status === 'failed') {
      console.log(`\nFAILED: ${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
    } else if (test.status === 'passed' && test.failureMessages.length > 0) {
      console.log(`\nflaky: ${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
    }
  }
  if (status === 'failed' && message !== '') console.log(`\nFAILED: ${file}\n${message}`)
}

const sum = (part: 'passed' | 'failed') => results.reduce((total, each) => total + each[part], 0)
// A runner that fell over without counting a failed test counts as one, and so do the checks.
const uncounted = results.filter((each) => !each.ok && each.failed === 0).length
console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed') + uncounted)} failed`)
process.exitCode = results.every((each) => each.ok) ? 0 : 1
