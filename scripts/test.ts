import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  playwrightReport,
  readReport,
  reportFiles,
  reports,
  vitestReport,
  type Phase,
} from './test/reports.ts'
import { run } from './test/run.ts'
import { closingLine, namedAtTheEnd } from './test/summary.ts'

/**
 * `npm test`: the checks, then Vitest (units, database, contract, web), then Playwright. Each runner prints its own
 * report; the last line sums them up. `npm run test:times` tells afterwards where the time went.
 */
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const phases: Phase[] = []

const checksOk = run(phases, 'checks', ['node', 'scripts/check.ts'])

const vitestOk = run(phases, 'vitest', [
  ...['vitest', 'run'],
  // Another program's turn on a shared machine is no fault of the product. What passes only on its second try is named
  // at the end, as the browser tests do it.
  ...(process.env['CI'] === undefined ? [] : ['--retry=1']),
  ...['--reporter=default', '--reporter=./scripts/test/times-reporter.ts'],
  ...['--reporter=json', `--outputFile.json=${reportFiles.vitest}`],
])
const vitest = readReport(reportFiles.vitest, vitestReport)

const browsersOk = run(
  phases,
  'browsers',
  ['playwright', 'test', '--config', 'e2e', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFiles.playwright },
)
const playwright = readReport(reportFiles.playwright, playwrightReport)
writeFileSync(reportFiles.phases, JSON.stringify(phases))

if (!checksOk) console.log('\nFAILED: the checks (npm run check)')
for (const told of namedAtTheEnd(vitest, playwright)) console.log(told)

const results = [
  { ok: checksOk, passed: 0, failed: 0 },
  {
    ok: vitestOk && vitest !== null,
    passed: vitest?.numPassedTests ?? 0,
    failed: vitest?.numFailedTests ?? 0,
  },
  {
    ok: browsersOk && playwright !== null,
    passed: (playwright?.stats.expected ?? 0) + (playwright?.stats.flaky ?? 0),
    failed: playwright?.stats.unexpected ?? 0,
  },
]
console.log(`\n${closingLine(results)}`)
process.exitCode = results.every((each) => each.ok) ? 0 : 1
