/**
 * Measures the GraphQL endpoint: the shop's search page on 24,000 products, requested from our endpoint behind the real
 * gateway, from PostGraphile 5 and from hand-written SQL in a bare HTTP server, with the same database, role and rows.
 * The three take turns in short rounds, so that other load on the machine affects all alike.
 *
 *   node bench/graphql.ts [--connections 8] [--rounds 8] [--milliseconds 800] [--products 24000] [--installed]
 * [--profile gateway]
 *
 * Exits with 1 when a target is missed: at least as many requests per second as PostGraphile, and a p95 of at most
 * twice that of the bare SQL. `--installed` installs nothing: it leaves PostGraphile out where it is not there.
 * `--profile` writes a CPU profile of one server to the working folder.
 */
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findFreePorts } from '../src/network/ports.ts'
import { startTestDatabase, type TestDatabase } from '../testing/database.ts'
import { ask, start, startServer, stop } from './graphql/children.ts'
import type { Dialect } from './graphql/dialect.ts'
import { gateway, plain, postgraphile } from './graphql/dialects.ts'
import { installPostgraphile, isInstalled } from './graphql/install-postgraphile.ts'
import type { Load, Slice } from './graphql/load.ts'
import { questions, type Question, type Way } from './graphql/question.ts'
import { figures, ratio } from './graphql/report.ts'
import { checkSameRows } from './graphql/same-rows.ts'

const { values: options } = parseArgs({
  options: {
    connections: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '8' },
    milliseconds: { type: 'string', default: '800' },
    products: { type: 'string', default: '24000' },
    installed: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
const connections = Number(options.connections)
const rounds = Number(options.rounds)
const milliseconds = Number(options.milliseconds)

const all = [
  {
    name: 'ours',
    module: new URL('./graphql/servers/gateway.ts', import.meta.url),
    dialect: gateway,
  },
  {
    name: 'PostGraphile',
    module: new URL('./graphql/postgraphile/server.ts', import.meta.url),
    dialect: postgraphile,
  },
  {
    name: 'plain SQL',
    module: new URL('./graphql/servers/plain.ts', import.meta.url),
    dialect: plain,
  },
] as const
type Name = (typeof all)[number]['name']
const contenders = all.filter(
  ({ name }) => name !== 'PostGraphile' || !options.installed || isInstalled(),
)

interface Server {
  name: Name
  port: number
  dialect: Dialect
}

const ways: { way: Way; title: string }[] = [
  { way: 'search', title: 'search function (what the shop sends)' },
  { way: 'filter', title: 'collection with three ilike conditions' },
]

async function fill(database: TestDatabase): Promise<Question[]> {
  const client = new pg.Client({ connectionString: database.urlFor('postgres') })
  await client.connect()
  try {
    await client.query(`select set_config('bench.products', $1, false)`, [options.products])
    await client.query(readFileSync(new URL('./graphql/world.sql', import.meta.url), 'utf8'))
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string; grade: string }>(
      'select id, grade from public.product_category order by id',
    )
    return questions(rows)
  } finally {
    // Before the database stops: its end of an open connection would hide what was wrong.
    await client.end()
  }
}

async function startServers(database: TestDatabase, children: ChildProcess[]): Promise<Server[]> {
  const ports = await findFreePorts(contenders.length)
  const databaseUrl = database.urlFor('authenticator')
  const servers: Server[] = []
  for (const [index, { name, module, dialect }] of contenders.entries()) {
    const port = ports[index] ?? 0
    const profiled = options.profile !== undefined && module.pathname.includes(options.profile)
    const execArgv = profiled ? ['--cpu-prof', `--cpu-prof-name=${options.profile}.cpuprofile`] : []
    children.push(await startServer(module, { databaseUrl, port, connections }, execArgv))
    servers.push({ name, port, dialect })
  }
  return servers
}

/** Runs all rounds of one kind of request. Every server gets the same time in each round; their order changes. */
async function measure(
  load: ChildProcess,
  servers: Server[],
  way: Way,
  asked: Question[],
): Promise<Record<Name, Slice[]>> {
  const slices: Record<Name, Slice[]> = { ours: [], PostGraphile: [], 'plain SQL': [] }
  const run = async ({ port, dialect }: Server) => {
    const requests = asked.map((question) => dialect.request(way, question))
    const order: Load = { port, requests, connections, milliseconds }
    return (await ask(load, order)) as Slice // the message of load.ts
  }
  for (const server of servers) await run(server)
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < servers.length; turn += 1) {
      const server = servers[(round + turn) % servers.length]
      if (server) slices[server.name].push(await run(server))
    }
  }
  return slices
}

function report(title: string, slices: Record<Name, Slice[]>): boolean {
  const { ours } = slices
  const rows = contenders.map(({ name }) => {
    const { requestsPerSecond, p50, p95 } = figures(slices[name])
    return [
      name,
      {
        'requests/s': requestsPerSecond.toFixed(0),
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
        'ours in requests/s': `${ratio(ours, slices[name], (of) => of.requestsPerSecond).toFixed(2)} x`,
        'ours in p50': `${ratio(ours, slices[name], (of) => of.p50).toFixed(2)} x`,
        'ours in p95': `${ratio(ours, slices[name], (of) => of.p95).toFixed(2)} x`,
      },
    ] as const
  })
  console.log(`\n${title}`)
  console.table(Object.fromEntries(rows))
  const compared = slices.PostGraphile.length > 0
  const asFast = !compared || ratio(ours, slices.PostGraphile, (of) => of.requestsPerSecond) >= 1
  const nearPlain = ratio(ours, slices['plain SQL'], (of) => of.p95) <= 2
  console.log(
    `${compared ? (asFast ? 'met   ' : 'MISSED') : 'left out, PostGraphile is not installed:'} ` +
      `at least as many requests per second as PostGraphile\n` +
      `${nearPlain ? 'met   ' : 'MISSED'} p95 at most twice that of the plain SQL`,
  )
  return asFast && nearPlain
}

const begin = performance.now()
if (!options.installed) installPostgraphile()
const children: ChildProcess[] = []
const database = await startTestDatabase()
let stopping: Promise<void> | undefined
const stopAll = () => (stopping ??= Promise.all(children.map(stop)).then(() => database.stop()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)))
}
let met = true
try {
  const asked = await fill(database)
  const servers = await startServers(database, children)
  const load = start(new URL('./graphql/load.ts', import.meta.url))
  children.push(load)
  console.log(
    `${options.products} products, ${connections} connections, ${rounds} rounds of ${milliseconds} ms each`,
  )
  for (const { way, title } of ways) {
    const sizes = await checkSameRows(servers, way, asked)
    const found = `${asked.length} pages of 10 from ${Math.min(...sizes)} to ${Math.max(...sizes)} resources`
    const slices = await measure(load, servers, way, asked)
    met = report(`${title}: same rows in all (${found})`, slices) && met
  }
} finally {
  await stopAll()
}
console.log(`\n${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
process.exitCode = met ? 0 : 1
