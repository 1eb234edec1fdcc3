/**
 * Measures the desk for bank transfers at 100,000 orders: reading and matching a statement of 500 lines of every kind, and
 * matching all open lines again.
 *
 *   node bench/bank-lines.ts [--rounds 5 --customers 10000]
 *
 * Exits with 1 when a median misses the target of 3 s for a new statement, or 3 s for matching again.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startTestDatabase } from '../testing/database.ts'
import { percentile } from './graphql/report.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    customers: { type: 'string', default: '10000' }, // each with ten orders
  },
})
const rounds = Number(options.rounds)
const target = 3000

/** A statement of 500 lines: a third exact, and the rest misspelt, cut off, with a name only, or for nobody. */
const lines = `
  select jsonb_build_object('account', '62001234567', 'lines', jsonb_agg(jsonb_build_object(
    'date', '2026-03-04', 'amount', total::text, 'description', 'FNB OB PMT ' || round,
    'reference', case n % 6
      when 0 then number
      when 1 then replace(number, '-', ' ')
      when 2 then overlay(number placing ((right(number, 1)::int + 1) % 10)::text from 15 for 1)
      when 3 then left(number, 12)
      when 4 then 'BOOKS ' || surname
      else 'CASH DEPOSIT ' || n end)))
  from (
    select row_number() over () as n, parent.order_number as number, parent.order_total as total, profile.surname
    from public.teacher_products_order as parent
    join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
    where parent.order_status = 'PROCESSING' order by md5(parent.id::text || round) limit 500
  ) as waiting`

const database = await startTestDatabase()
// The server may end before its connections do; what went wrong is said first.
const quiet = () => undefined
try {
  const root = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
  root.on('error', quiet)
  await root.connect()
  const world = readFileSync(new URL('./bank-lines/world.sql', import.meta.url), 'utf8')
  const [fill = '', vacuum = ''] = world.split(/(?=^vacuum)/m)
  await root.query(fill.replaceAll('10000', String(Number(options.customers))))
  await root.query(vacuum)
  const { rows } = await root.query<{ orders: string; waiting: string }>(
    `select count(*) as orders, count(*) filter (where order_status = 'PROCESSING') as waiting
     from public.teacher_products_order`,
  )
  console.log(`${rows[0]?.orders ?? '0'} orders, ${rows[0]?.waiting ?? '0'} of them wait`)

  const client = new pg.Client({ connectionString: database.urlFor('authenticator') })
  client.on('error', quiet)
  await client.connect()
  await client.query(`select set_config('request.jwt.claims',
    json_build_object('role', 'authenticated', 'sub', md5('administrator')::uuid)::text, false),
    set_config('role', 'authenticated', false)`)
  const timed = async (sql: string, values: unknown[] = []) => {
    const start = performance.now()
    await client.query(sql, values)
    return performance.now() - start
  }
  const read: number[] = []
  const again: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await root.query('delete from public.bank_statement_line')
    await root.query('delete from public.bank_statement')
    const made = await root.query<{ statement: object }>(
      `with given as (select ${String(round)} as round)
       select (${lines.replaceAll('round', 'given.round')}) as statement from given`,
    )
    const statement = JSON.stringify(made.rows[0]?.statement)
    const first = await timed('select public.import_bank_statement($1)', [statement])
    const second = await timed('select public.match_bank_lines()')
    // The first fills the caches.
    if (round > 0) {
      read.push(first)
      again.push(second)
    }
  }
  const verdicts = await root.query<{ verdict: string; count: string }>(
    'select verdict, count(*) from public.bank_statement_line group by verdict order by verdict',
  )
  console.log(verdicts.rows.map(({ verdict, count }) => `${verdict} ${count}`).join(', '))
  const middle = (times: number[]) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.5,
    )
  console.log(`a statement of 500 lines  p50 ${middle(read).toFixed(0)} ms`)
  console.log(`matching them again       p50 ${middle(again).toFixed(0)} ms`)
  await client.end()
  await root.end()
  if (Math.max(middle(read), middle(again)) > target) process.exitCode = 1
} finally {
  await database.stop()
}
