import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'

/** Stand-ins for extensions that only a hosted project has: pg_cron, pg_net and the vault. */
async function hostedParts(db: Database, secrets: [string, string][]) {
  await db.root(`
    create schema cron;
    create table cron.job (name text primary key, schedule text, command text);
    create function cron.schedule(text, text, text) returns bigint language sql as
      'insert into cron.job values ($1, $2, $3)
       on conflict (name) do update set schedule = $2, command = $3 returning 1::bigint';
    create schema net;
    create table net.request (url text, headers jsonb, body jsonb);
    create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer)
      returns bigint language sql as
      'insert into net.request values ($1, $2, $3) returning 1::bigint';
    create table net._http_response (id bigint, status_code integer, error_msg text);
    create schema if not exists vault;
    create table if not exists vault.decrypted_secrets (name text, decrypted_secret text);`)
  for (const secret of secrets) {
    await db.root(
      'insert into vault.decrypted_secrets (name, decrypted_secret) values ($1, $2)',
      secret,
    )
  }
}

test('each call becomes a job, however often it is set up', () =>
  rolledBack(async (db) => {
    await hostedParts(db, [])
    const setUp = () => db.root('select private.schedule_calls() as jobs')
    expect([await setUp(), await setUp()]).toEqual([[{ jobs: 5 }], [{ jobs: 5 }]])
    expect(await db.root('select * from cron.job order by name')).toEqual([
      {
        name: 'content-check',
        schedule: '*/30 * * * *',
        command: `select private.call_function('content-check')`,
      },
      {
        name: 'correction-mail',
        schedule: '*/1 * * * *',
        command: `select private.call_function('correction-mail')`,
      },
      {
        name: 'order-mail',
        schedule: '*/2 * * * *',
        command: `select private.call_function('order-mail')`,
      },
      {
        name: 'payfast-reconcile',
        schedule: '*/10 * * * *',
        command: `select private.call_function('payfast-reconcile')`,
      },
      {
        name: 'turn-sales',
        schedule: '*/1 * * * *',
        command: `select private.run_scheduled('turn-sales')`,
      },
    ])
  }))

test('a job posts to the function with the secret key', () =>
  rolledBack(async (db) => {
    await hostedParts(db, [
      ['project_url', 'https://ref.supabase.co'],
      ['secret_key', 'sb_secret_x'],
    ])
    await db.root(`select private.call_function('order-mail')`)
    expect(await db.root('select * from net.request')).toEqual([
      {
        url: 'https://ref.supabase.co/functions/v1/order-mail',
        headers: { 'content-type': 'application/json', apikey: 'sb_secret_x' },
        body: {},
      },
    ])
  }))

test('without address and key the job fails with a message', () =>
  rolledBack(async (db) => {
    await hostedParts(db, [['project_url', 'https://ref.supabase.co']])
    await expectRefused(
      db.root(`select private.call_function('order-mail')`),
      'scheduler_not_set_up',
    )
  }))

test('each names a function that exists', () =>
  rolledBack(async (db) => {
    const calls = await db.root('select function_name from private.scheduled_call')
    const folder = join(import.meta.dirname, '../../../functions')
    for (const call of calls) {
      expect(existsSync(join(folder, String(call['function_name']), 'index.ts'))).toBe(true)
    }
  }))

test('each statement runs', () =>
  rolledBack(async (db) => {
    const statements = await db.root('select statement from private.scheduled_statement')
    expect(statements).not.toEqual([])
    for (const { statement } of statements) await db.root(String(statement))
  }))

const troubles = async (db: Database) =>
  (await db.root('select private.schedule_troubles() as told'))[0]?.['told'] as {
    name: string
    problem: string | null
  }[]
const troubleOf = async (db: Database, name: string) =>
  (await troubles(db)).filter((trouble) => trouble.name === name).map(({ problem }) => problem)

test('what no clock runs, what is silent and what failed is told, and no more once it went well', () =>
  rolledBack(async (db) => {
    await db.root('delete from private.schedule_run')
    expect(await troubles(db)).toHaveLength(5)
    await db.root('select private.start_schedule()')
    expect(await troubles(db)).toEqual([])

    await db.root(
      `update private.scheduled_statement set statement = 'select 1 / 0' where name = 'turn-sales'`,
    )
    expect(await db.root(`select private.run_scheduled('turn-sales') as problem`)).toEqual([
      { problem: 'division by zero' },
    ])
    expect(await troubleOf(db, 'turn-sales')).toEqual(['division by zero'])
    await db.root(
      `update private.scheduled_statement set statement = 'select private.turn_sales()' where name = 'turn-sales'`,
    )
    await db.root(`select private.run_scheduled('turn-sales')`)
    expect(await troubles(db)).toEqual([])

    await db.root(
      `update private.schedule_run set started_at = now() - interval '20 minutes', succeeded_at = null`,
    )
    // Thirty and ten minutes apart: their third time has not passed yet.
    expect((await troubles(db)).map(({ name }) => name)).toEqual([
      'correction-mail',
      'order-mail',
      'turn-sales',
    ])
  }))

test.each([
  [{ status: 200, error: null }, []],
  [{ status: 503, error: null }, ['answered 503']],
  [{ status: null, error: 'Timeout was reached' }, ['Timeout was reached']],
])('the next call judges the answer %o of the last one', ({ status, error }, told) =>
  rolledBack(async (db) => {
    await hostedParts(db, [
      ['project_url', 'https://ref.supabase.co'],
      ['secret_key', 'sb_secret_x'],
    ])
    await db.root('select private.start_schedule()')
    await db.root(`select private.call_function('order-mail')`)
    expect(await troubleOf(db, 'order-mail')).toEqual([])
    await db.root('insert into net._http_response values (1, $1, $2)', [status, error])
    await db.root(`select private.call_function('order-mail')`)
    expect(await troubleOf(db, 'order-mail')).toEqual(told)
  }),
)
