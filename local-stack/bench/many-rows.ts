/**
 * What runs over many rows cost: a file of 10,000 new resources sent, checked, carried out and taken back, the same rows once
 * more as changes, and a bulk change of 10,000 planned, carried out and taken back, each in requests of the size that the
 * screens send.
 *
 *   npm run bench:many-rows [-- --rows 10000]
 *
 * It prints the seconds of each step as JSON, so that two commits can be laid side by side (docs/decisions/165).
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startTestDatabase } from '../testing/database.ts'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } })
const count = Number(options.rows)

type Summary = { id: string; counts: Record<string, number> }

const database = await startTestDatabase()
const client = new pg.Client({ connectionString: database.urlFor('postgres') })
await client.connect()
const seconds: Record<string, number> = {}

async function ask<Answer = Summary>(name: string, ...values: unknown[]): Promise<Answer> {
  const places = values.map((_, index) => `$${String(index + 1)}`).join(', ')
  const { rows } = await client.query<{ answer: Answer }>(
    `select public.${name}(${places}) as answer`,
    values,
  )
  const [row] = rows
  if (row === undefined) throw new Error(`${name} answers nothing`)
  return row.answer
}

async function measure<Answer>(step: string, work: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  const answer = await work()
  seconds[step] = Number(((performance.now() - started) / 1000).toFixed(2))
  return answer
}

/** Calls a function until no row has one of the outcomes that it works on. */
async function until(
  left: readonly string[],
  name: string,
  ...values: unknown[]
): Promise<Summary> {
  for (;;) {
    const now = await ask(name, ...values)
    if (left.every((outcome) => now.counts[outcome] === 0)) return now
  }
}

async function become() {
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.users (id, email, aud, role)
     values (gen_random_uuid(), 'desk@kryt.example', 'authenticated', 'authenticated') returning id`,
  )
  const sub = rows[0]?.id
  await client.query(`insert into private.user_group (user_id, group_name) values ($1, 'admin')`, [
    sub,
  ])
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub, role: 'authenticated' }),
  ])
  await client.query('set role authenticated')
}

async function fromFile(what: string, rows: object[], ends: 'created' | 'updated') {
  const file = { name: 'bench.csv', hash: what, mapping: { Title: 'title' } }
  const { id } = await ask('start_import', 'catalogue', JSON.stringify(file))
  await measure(`${what}: sent`, async () => {
    for (let at = 0; at < rows.length; at += 500)
      await ask('add_import_rows', id, at + 1, JSON.stringify(rows.slice(at, at + 500)))
  })
  await measure(`${what}: checked`, async () => until(['staged'], 'check_import', id))
  const now = await measure(`${what}: carried out`, async () =>
    until(['create', 'update'], 'carry_out_run', id, 200),
  )
  if (now.counts[ends] !== count) throw new Error(JSON.stringify(now))
  return id
}

async function takenBack(what: string, id: string, atMost: number) {
  const now = await measure(`${what}: taken back`, async () =>
    until(['created', 'updated'], 'undo_run', id, atMost),
  )
  if (now.counts['undone'] !== count) throw new Error(JSON.stringify(now))
}

const rowsOf = (title: string) =>
  Array.from({ length: count }, (_, n) => ({
    sku: String(n + 1),
    title: `${title} ${String(n)}`,
    description: 'Exercises with answers.',
    price: String(10 + (n % 90)),
    featured: 'no',
  }))

try {
  await become()
  await takenBack('new', await fromFile('new', rowsOf('Resource'), 'created'), 200)
  await fromFile('new again', rowsOf('Resource'), 'created')
  const second = await fromFile('changed', rowsOf('Renamed'), 'updated')
  await takenBack('changed', second, 200)

  const { rows } = await client.query<{ id: string }>('select id from public.product')
  const ids = rows.map(({ id }) => id)
  const change = JSON.stringify({ kind: 'price', percent: '10' })
  const planned = await measure('bulk: planned', async () =>
    ask('plan_product_change', JSON.stringify({ ids }), change, count),
  )
  const done = await measure('bulk: carried out', async () =>
    until(['update'], 'carry_out_run', planned.id, 500),
  )
  if (done.counts['updated'] !== count) throw new Error(JSON.stringify(done))
  await takenBack('bulk', planned.id, 500)
  console.log(JSON.stringify(seconds, null, 2))
} finally {
  await client.end()
  await database.stop()
}
