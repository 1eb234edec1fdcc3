/**
 * Measures the search of customers at 1,000 and at 100,000 of them: by group, day of registration, phone number and name,
 * each as the list asks: a first page, and the count beside it.
 *
 *   npm run bench:customers [-- --rounds 30 --small 1000 --large 100000]
 *
 * Exits with 1 when the median of a search that finds few of them misses the target of 100 ms at 100,000.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startTestDatabase } from '../testing/database.ts'
import { fillCustomers, searches } from './customers/world.ts'
import { percentile } from './graphql/report.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
  },
})
const rounds = Number(options.rounds)
const target = 100

const page = `select * from public.search_reporting_teachers($1)
  order by registration_date desc nulls last, id limit 11`
const count = 'select count(*) from public.search_reporting_teachers($1)'

const database = await startTestDatabase()
// The server may end before its connections do; what went wrong is said first.
const quiet = () => undefined
try {
  const root = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
  root.on('error', quiet)
  await root.connect()
  const client = new pg.Client({ connectionString: database.urlFor('authenticator') })
  client.on('error', quiet)
  await client.connect()
  await client.query(`select set_config('request.jwt.claims',
    json_build_object('role', 'authenticated', 'sub', md5('administrator')::uuid)::text, false),
    set_config('role', 'authenticated', false)`)

  const timesOf = async (sql: string, words: string) => {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const start = performance.now()
      await client.query(sql, [words])
      // The first fills the caches.
      if (round > 0) times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
  }
  const measure = async (customers: number) => {
    await fillCustomers(root, customers)
    const measured = new Map<string, { found: number; p50: number; p95: number }>()
    for (const { what, words } of searches) {
      const { rows } = await client.query<{ count: string }>(count, [words])
      const found = Number(rows[0]?.count)
      measured.set(`${what}, page`, { found, ...(await timesOf(page, words)) })
      measured.set(`${what}, count`, { found, ...(await timesOf(count, words)) })
    }
    return measured
  }
  const small = await measure(Number(options.small))
  const large = await measure(Number(options.large))
  for (const [what, { found, p50, p95 }] of large) {
    const before = small.get(what)
    const missed = found <= 1000 && p50 > target
    if (missed) process.exitCode = 1
    console.log(
      [
        what.padEnd(34),
        `found ${String(before?.found)} / ${String(found)}`.padEnd(24),
        `p50 ${before?.p50.toFixed(1) ?? ''} / ${p50.toFixed(1)} ms`.padEnd(22),
        `p95 ${before?.p95.toFixed(1) ?? ''} / ${p95.toFixed(1)} ms`.padEnd(22),
        `ratio ${(p50 / (before?.p50 ?? NaN)).toFixed(2)}${missed ? '  MISSED' : ''}`,
      ].join(' '),
    )
  }
  await client.end()
  await root.end()
} finally {
  await database.stop()
}
