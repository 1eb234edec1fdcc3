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
      { name: 'turn-sales', schedule: '*/1 * * * *', command: 'select private.turn_sales()' },
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
