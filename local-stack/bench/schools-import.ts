/**
 * What the import of the Department's list of schools costs, beside an import of the catalogue whose requests are made in
 * turns with it: sent, checked, carried out and taken back, each request timed. 200 bad rows stand in the list, and all of them
 * are named.
 *
 *   npm run bench:schools-import [-- --rows 24813 --resources 3000 --bad 200 --file <the Department's list>]
 *
 * Exits with 1 when a school costs more than a resource in any step, when a request takes more than 3 of the 5 seconds that a
 * statement has, or when a bad row is not named.
 */
import { parseArgs } from 'node:util'
import { startTestDatabase } from '../testing/database.ts'
import { percentile } from './graphql/report.ts'
import { deskOf, type Desk } from './schools-import/desk.ts'
import { Import, inTurns, type Step, type Took } from './schools-import/import.ts'
import {
  inventedSchools,
  oneOfEachProvince,
  resources,
  schoolsIn,
  withBadRows,
  type Cells,
} from './schools-import/rows.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '24813' },
    resources: { type: 'string', default: '3000' },
    bad: { type: 'string', default: '200' },
    file: { type: 'string' },
  },
})
const steps: Step[] = ['sent', 'checked', 'carried out', 'taken back']
const slowest = 3000

const whole =
  options.file === undefined ? inventedSchools(Number(options.rows)) : await schoolsIn(options.file)
const { rows, places } = withBadRows(whole, Number(options.bad))
const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0)
const perRow = ({ requests, rows: count }: Took) => sum(requests) / count

/** A list of one row for each province: all other schools are gone, and one request names them. */
async function allGone(desk: Desk, rows: readonly Cells[]) {
  const few = new Import(desk, 'schools', oneOfEachProvince(rows), 500)
  await few.start()
  for (const step of ['sent', 'checked'] as const) await inTurns(step, [few])
  const named = few.took.get('checked')?.requests.at(-1) ?? 0
  const started = performance.now()
  const { counts } = await desk.ask('plan_removals', few.now?.id)
  const planned = performance.now() - started
  console.log(
    `${String(few.now?.counts['gone'])} gone: named in ${named.toFixed(0)} ms, ${String(counts['remove'])} removals planned in ${planned.toFixed(0)} ms`,
  )
  return Math.max(named, planned)
}

const database = await startTestDatabase()
try {
  const desk = await deskOf(database.urlFor('postgres'))
  const schools = new Import(desk, 'schools', rows, 500)
  const catalogue = new Import(desk, 'catalogue', resources(Number(options.resources)), 200)
  const misses: string[] = []
  for (const one of [schools, catalogue]) await one.start()
  console.log(`${String(rows.length)} schools, ${options.resources} resources`)
  console.log(
    'step | school rows | requests | s | p50 ms | p95 ms | ms a row | ratio to a resource',
  )
  for (const step of steps) {
    await inTurns(step, [schools, catalogue])
    const [mine, other] = [schools.took.get(step), catalogue.took.get(step)]
    if (mine === undefined || other === undefined) throw new Error(step)
    const sorted = mine.requests.toSorted((a, b) => a - b)
    const ratio = perRow(mine) / perRow(other)
    const cells = [
      String(mine.rows),
      String(sorted.length),
      (sum(sorted) / 1000).toFixed(1),
      percentile(sorted, 0.5).toFixed(0),
      percentile(sorted, 0.95).toFixed(0),
      perRow(mine).toFixed(2),
      ratio.toFixed(2),
    ]
    console.log([step, ...cells].join(' | '))
    if (ratio > 1 && step !== 'sent') misses.push(`${step}: ${ratio.toFixed(2)} of a resource`)
    if ((sorted.at(-1) ?? 0) > slowest)
      misses.push(`${step}: a request of ${(sorted.at(-1) ?? 0).toFixed(0)} ms`)
    if (step === 'carried out' && (await allGone(desk, rows)) > slowest)
      misses.push('naming what is gone')
    if (step === 'checked') {
      console.log(JSON.stringify(schools.now?.counts))
      const named = await desk.ask<{ raw: Record<string, string>; errors: unknown[] }[]>(
        'run_rows', schools.now?.id, 'error', 1000,
      ) // prettier-ignore
      const told = new Set(
        named.filter(({ errors }) => errors.length > 0).map(({ raw }) => raw['_row']),
      )
      const missing = [...places].filter((place) => !told.has(place))
      console.log(
        `${String(places.size - missing.length)} of ${String(places.size)} bad rows named`,
      )
      if (missing.length > 0) misses.push(`bad rows not named: ${missing.join(', ')}`)
    }
  }
  await desk.end()
  for (const miss of misses) console.log(`missed: ${miss}`)
  if (misses.length > 0) process.exitCode = 1
} finally {
  await database.stop()
}
