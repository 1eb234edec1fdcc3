import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedSince, readingTests } from './test/changed-files.ts'
import { browserArguments, described, planFor, projects } from './test/plan.ts'
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
 *
 * `npm test -- --changed [ref]` runs what can be affected by what changed since the branch left `ref` (origin/main
 * where none is named), and with --list only says what that is: browser-map.ts and plan.ts say how that is known.
 */
const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const files = values.changed ? changedSince(positionals[0] ?? 'origin/main') : []
const plan = values.changed ? planFor(files) : null
if (plan !== null) console.log(described(files, plan))
if (values.list) process.exit()
const everything = plan === null || plan.everything !== null

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const phases: Phase[] = []

const checksOk = run(
  phases,
  'checks',
  everything
    ? ['node', 'scripts/check.ts']
    : ['node', 'scripts/check.ts', '--files', '--', ...files],
)

// Another program's turn on a shared machine is no fault of the product. What passes only on its second try is named
// at the end, as the browser tests do it.
const retry = process.env['CI'] === undefined ? [] : ['--retry=1']
function vitest(name: string, args: string[]) {
  const json = join(reports, `${name}.json`)
  const reporters = ['default', 'json', './scripts/test/times-reporter.ts']
  const ok = run(phases, name, [
    ...['vitest', ...args, '--passWithNoTests', ...retry, `--outputFile.json=${json}`],
    ...reporters.map((reporter) => `--reporter=${reporter}`),
  ])
  return { ok, report: readReport(json, vitestReport) }
}
const only = (names: readonly string[]) => names.map((name) => `--project=${name}`)
const whole = plan?.projects ?? []
const vitestRuns = everything
  ? [vitest('vitest', ['run'])]
  : [
      vitest('related', [
        'related',
        '--run',
        ...only(projects.filter((p) => !whole.includes(p))),
        ...files,
        ...readingTests(),
      ]),
      ...(whole.length === 0 ? [] : [vitest('whole', ['run', ...only(whole)])]),
    ]

const browsers = everything ? 'all' : plan.browsers
const browsersOk =
  browsers.length === 0 ||
  run(
    phases,
    'browsers',
    [
      ...['playwright', 'test', '--config', 'e2e', '--reporter=list,json'],
      ...(browsers === 'all' ? [] : browserArguments(browsers)),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFiles.playwright },
  )
const playwright = readReport(reportFiles.playwright, playwrightReport)
writeFileSync(reportFiles.phases, JSON.stringify(phases))

if (!checksOk) console.log('\nFAILED: the checks (npm run check)')
const vitestReports = vitestRuns.map(({ report }) => report)
for (const told of namedAtTheEnd(vitestReports, playwright)) console.log(told)

const results = [
  { ok: checksOk, passed: 0, failed: 0 },
  ...vitestRuns.map(({ ok, report }) => ({
    ok: ok && report !== null,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
  })),
  {
    ok: browsersOk && (playwright !== null || browsers.length === 0),
    passed: (playwright?.stats.expected ?? 0) + (playwright?.stats.flaky ?? 0),
    failed: playwright?.stats.unexpected ?? 0,
  },
]
console.log(`\n${closingLine(results)}`)
process.exitCode = results.every((each) => each.ok) ? 0 : 1
