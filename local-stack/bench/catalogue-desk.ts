/**
 * What the large works of the catalogue's desk cost, time and memory: a change of 5,000 of 24,000 resources, planned and
 * carried out in batches of 500 as the screen does, the content check of all of them, by request and by night, and a
 * corrected file of which 10,000 owners are told.
 *
 *   npm run bench:catalogue-desk [-- --products 24000 --changed 5000]
 *
 * The memory is the most that the connection's own process in Postgres has held during the work (VmHWM), of which the
 * buffers that all processes share are the larger part; "before" is what it held when the work began.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startTestDatabase } from '../testing/database.ts'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '24000' },
    changed: { type: 'string', default: '5000' },
  },
})
const count = Number(options.products)
const changed = Number(options.changed)
const missing = Math.round(count / 80)
const owners = 10_000

const database = await startTestDatabase()
const connected = async () => {
  const client = new pg.Client({ connectionString: database.urlFor('postgres') })
  await client.connect()
  return client
}

async function seed(): Promise<string> {
  const client = await connected()
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.users (id, email, aud, role) values (gen_random_uuid(), 'desk@kryt.example', 'authenticated', 'authenticated')
     returning id`,
  )
  const id = rows[0]?.id ?? ''
  await client.query(`insert into private.user_group (user_id, group_name) values ($1, 'admin')`, [
    id,
  ])
  await client.query(
    `insert into public.product (title, price, e_commerce_product, publish_date, thumbnails)
     select 'Resource ' || n, 10 + n % 90, true, now() - interval '1 day', '{x/cover.jpg}'
     from generate_series(1, $1::integer) as n`,
    [count],
  )
  await client.query(
    `insert into public.product_content (product_id, file_keys)
     select id, array['ProductsContent/' || id || '/1-Paper.pdf'] from public.product`,
  )
  await client.query(
    `insert into storage.objects (bucket_id, name)
     select 'content', file_keys[1] from public.product_content order by id limit $1`,
    [count - missing],
  )
  await client.query(
    `with owner as (
       insert into auth.users (id, email, aud, role)
       select gen_random_uuid(), 'owner' || n || '@kryt.example', 'authenticated', 'authenticated'
       from generate_series(1, $1::integer) as n returning id),
     profile as (
       insert into public.teacher_profile (user_id, owner) select id, id || '::owner' from owner returning id)
     insert into public.product_subscription (teacher_profile_id, product_id, time_stamp)
     select profile.id, (select id from public.product order by title, id limit 1), now() - interval '1 day' from profile`,
    [owners],
  )
  await client.query(
    `insert into storage.objects (bucket_id, name) values ('content', 'ProductsContent/corrected.pdf')`,
  )
  await client.query('analyze')
  await client.end()
  return id
}

/** Kilobytes that the process holds now, or has held at most since it was asked to forget; NaN where there is no /proc. */
function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? NaN)
  } catch {
    return NaN
  }
}
function forgetPeak(pid: number) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Without /proc there is no peak either.
  }
}

type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, number | string | null>>

/** Measures one work on a connection of its own, as the administrator or as the service. */
async function measure(
  what: string,
  claims: object,
  role: string,
  work: (ask: Ask) => Promise<void>,
) {
  const client = await connected()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)])
  await client.query(`set role ${role}`)
  const before = memoryOf(pid, 'VmRSS')
  forgetPeak(pid)
  const started = performance.now()
  const ask: Ask = async (sql, values = []) => {
    const { rows: answers } = await client.query<{
      answer: Record<string, number | string | null>
    }>(sql, values)
    return answers[0]?.answer ?? {}
  }
  // A server that is stopped ends its connections, so this one goes first, whatever happened.
  await work(ask).catch(async (error: unknown) => {
    await client.end()
    throw error
  })
  const seconds = (performance.now() - started) / 1000
  const peak = memoryOf(pid, 'VmHWM')
  await client.end()
  const mb = (kilobytes: number) => (kilobytes / 1024).toFixed(0).padStart(5)
  console.log(
    `${what.padEnd(44)} ${seconds.toFixed(2).padStart(7)} s ${mb(before)} MB before ${mb(peak)} MB at most`,
  )
}

try {
  const id = await seed()
  const claims = { sub: id, role: 'authenticated' }
  let change = ''
  await measure(`${changed} planned`, claims, 'authenticated', async (ask) => {
    const target = await idsOf(changed)
    const summary = await ask('select public.plan_product_change($1, $2, $3) as answer', [
      JSON.stringify({ ids: target }),
      JSON.stringify({ kind: 'price', percent: '10' }),
      target.length,
    ])
    change = String(summary['id'])
  })
  await measure(`${changed} changed, 500 a request`, claims, 'authenticated', async (ask) => {
    let left = changed
    while (left > 0) {
      const summary = await ask('select public.carry_out_run($1, 500) as answer', [change])
      left = (summary['counts'] as unknown as Record<string, number>)['update'] ?? 0 // as documented
    }
  })
  await measure(`${count} checked, 50 a request`, claims, 'authenticated', async (ask) => {
    let run = await ask('select public.start_content_check(false) as answer')
    while (run['finishedAt'] === null)
      run = await ask('select public.continue_content_check($1) as answer', [run['id']])
    if (run['missing'] !== missing) throw new Error(`${String(run['missing'])} missing`)
  })
  await measure(
    `${count} checked by night`,
    { role: 'service_role' },
    'service_role',
    async (ask) => {
      await ask('select public.run_nightly_content_check(true) as answer')
    },
  )
  await measure(
    `${owners} owners told of a corrected file`,
    claims,
    'authenticated',
    async (ask) => {
      const [product] = await idsOf(1)
      const wrong = `ProductsContent/${product ?? ''}/1-Paper.pdf`
      const right = 'ProductsContent/corrected.pdf'
      await ask('select to_jsonb(public.replace_content_file($1, $2, $3)) as answer', [
        product,
        wrong,
        right,
      ])
      const told: unknown = await ask('select to_jsonb(public.tell_buyers($1, $2)) as answer', [
        product,
        right,
      ])
      if (told !== owners) throw new Error(`${String(told)} told`)
    },
  )
  await measure(
    '1000 of their mails handed out, 10 a time',
    { role: 'service_role' },
    'service_role',
    async (ask) => {
      for (let batch = 0; batch < 100; batch += 1)
        await ask('select public.claim_correction_mail(10) as answer')
    },
  )
  console.log(`this process: ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`)
} finally {
  await database.stop()
}

async function idsOf(most: number): Promise<string[]> {
  const client = await connected()
  const { rows } = await client.query<{ id: string }>(
    'select id from public.product order by title, id limit $1',
    [most],
  )
  await client.end()
  return rows.map(({ id }) => id)
}
