/**
 * Measures how long every screen waits for the database: each query of every screen, as each role that sends it,
 * through the real GraphQL endpoint, at 1 % and at 100 % of a country's worth of rows. The two databases take turns in
 * short rounds, so that other load on the machine affects both alike.
 *
 *   npm run bench:queries [-- --rounds 7 --milliseconds 200 --only text --write docs/performance.md]
 *
 * `--fractions 0.001,0.01` takes less than 1 % and 100 %. `--folder <path>` keeps the two databases for the next run.
 * Exits with 1 when a target is missed.
 */
import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ask, start, startServer, stop } from './graphql/children.ts'
import type { HttpRequest } from './graphql/dialect.ts'
import type { Slice } from './graphql/load.ts'
import { backOfficeQueries } from './queries/back-office.ts'
import { startScales, type Scale } from './queries/databases.ts'
import { checkAnswer, requestOf } from './queries/request.ts'
import { explainAll } from './queries/plans.ts'
import { asMarkdown, judge, type Measured } from './queries/report.ts'
import type { ScreenQuery } from './queries/screen-query.ts'
import { shopQueries } from './queries/shop.ts'
import { unusedIndexes } from './queries/unused-indexes.ts'
import { workspaceQueries } from './queries/workspace.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    milliseconds: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    fractions: { type: 'string', default: '0.01,1' },
    folder: { type: 'string' },
    write: { type: 'string' },
  },
})
const rounds = Number(options.rounds)
const milliseconds = Number(options.milliseconds)
const gateway = new URL('./graphql/servers/gateway.ts', import.meta.url)

const queries = [...shopQueries, ...workspaceQueries, ...backOfficeQueries].filter((query) =>
  `${query.screen} ${query.what} ${query.as}`.includes(options.only),
)

const children: ChildProcess[] = []
const [small = 0.01, large = 1] = options.fractions.split(',').map(Number)
const databases = await startScales({ small, large }, options.folder)
let stopping: Promise<void> | undefined
const stopAll = () => (stopping ??= Promise.all(children.map(stop)).then(() => databases.stop()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)))
}

async function serve({ databaseUrl, port }: Scale): Promise<ChildProcess> {
  const child = await startServer(gateway, { databaseUrl, port, connections: 1 })
  children.push(child)
  return child
}

/** Measures one query at both scales in turns; the first turn of each is a warm-up. */
async function measure(load: ChildProcess, query: ScreenQuery): Promise<Measured> {
  const { small, large } = databases
  const requests = new Map<Scale, HttpRequest>()
  for (const scale of [small, large]) requests.set(scale, await requestOf(query, scale.port))
  const requestFor = (scale: Scale) => {
    const request = requests.get(scale)
    if (!request) throw new Error('not one of the two databases')
    return request
  }
  const run = async (scale: Scale, time: number) =>
    (await ask(load, {
      port: scale.port,
      requests: [requestFor(scale)],
      connections: 1,
      milliseconds: time,
    })) as Slice // the message of load.ts
  const slices: Record<'small' | 'large', Slice[]> = { small: [], large: [] }
  const rows = {
    small: await checkAnswer(small.port, requestFor(small), query),
    large: await checkAnswer(large.port, requestFor(large), query),
  }
  await run(small, milliseconds / 2)
  await run(large, milliseconds / 2)
  for (let round = 0; round < rounds; round += 1) {
    slices.small.push(await run(small, milliseconds))
    slices.large.push(await run(large, milliseconds))
  }
  return { query, rows, ...slices }
}

try {
  await serve(databases.small)
  await serve(databases.large)
  const load = start(new URL('./graphql/load.ts', import.meta.url))
  children.push(load)

  const measured: Measured[] = []
  for (const query of queries) {
    measured.push(await measure(load, query))
    process.stdout.write('.')
  }
  process.stdout.write('\n')
  const plans = await explainAll(databases, queries, serve)
  const judged = judge(measured, plans)
  const page = asMarkdown(judged, plans)
  console.log(page)
  const unused = await unusedIndexes(databases.rootUrl)
  console.log(`Indexes that no query has read:\n  ${unused.join('\n  ')}`)
  if (options.write !== undefined) writeFileSync(options.write, page)
  process.exitCode = judged.every(({ faults }) => faults.length === 0) ? 0 : 1
} finally {
  await stopAll()
}
