import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribed } from '../../../../testing/subscribed.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture(`
    create table public.note (id int primary key, body text);
    grant select on public.note to anon;
    alter publication supabase_realtime add table public.note;`)
})
afterAll(() => fixture.stop())

const slots = async () => {
  const { rows } = await fixture.db.query<{ temporary: boolean; pid: number }>(
    'select temporary, active_pid as pid from pg_replication_slots',
  )
  return rows
}

async function listen() {
  const ids: unknown[] = []
  const systems: string[] = []
  const client = await fixture.client()
  const channel = client
    .channel('notes')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'note' }, ({ new: row }) =>
      ids.push(row['id']),
    )
    .on('system', {}, ({ message }: { message: string }) => systems.push(message))
  await subscribed(channel)
  return { client, ids, systems }
}

test('the slot is temporary: it exists only while the service runs', async () => {
  expect(await slots()).toMatchObject([{ temporary: true }])
  await fixture.restartRealtime()
  expect(await slots()).toMatchObject([{ temporary: true }])
})

test('changes committed before the service started are not delivered', async () => {
  await fixture.db.query(`insert into public.note values (1, 'before')`)
  await fixture.restartRealtime()
  const { client, ids } = await listen()
  await fixture.db.query(`insert into public.note values (2, 'after')`)
  expect(await collected(ids, 1)).toEqual([2])
  await client.removeAllChannels()
})

test('a lost replication connection is restored; subscribers are told and receive later changes', async () => {
  const { client, ids, systems } = await listen()
  const [slot] = await slots()
  await fixture.db.query('select pg_terminate_backend($1)', [slot?.pid])
  expect(await collected(systems, 2)).toEqual([
    'Subscribed to PostgreSQL',
    'Subscribed to PostgreSQL',
  ])
  await fixture.db.query(`insert into public.note values (3, 'again')`)
  expect(await collected(ids, 1)).toEqual([3])
  const [renewed] = await slots()
  expect(renewed?.pid).not.toBe(slot?.pid)
  await client.removeAllChannels()
})

test('connections of the pools that the database drops are replaced', async () => {
  const { client, ids } = await listen()
  await fixture.db.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`)
  await sleep(100)
  await fixture.db.query(`insert into public.note values (4, 'x')`)
  expect(await collected(ids, 1)).toEqual([4])
  await client.removeAllChannels()
})

test('a large transaction arrives completely and in order, and the log is released', async () => {
  const { client, ids } = await listen()
  await fixture.db.query(
    `insert into public.note select n, repeat('x', 500) from generate_series(1000, 5999) as n`,
  )
  await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(5000)
  expect(ids).toEqual(Array.from({ length: 5000 }, (_, index) => index + 1000))
  const held = async () => {
    const { rows } = await fixture.db.query<{ held: string }>(
      'select pg_current_wal_lsn() - confirmed_flush_lsn as held from pg_replication_slots',
    )
    return Number(rows[0]?.held)
  }
  await expect.poll(held, { timeout: 15_000, interval: 500 }).toBeLessThan(100_000)
  await client.removeAllChannels()
})

test('a migration that drops and recreates the publication does not interrupt delivery', async () => {
  const { client, ids, systems } = await listen()
  const [slot] = await slots()
  await fixture.db.query(`
    begin;
    drop publication supabase_realtime;
    create publication supabase_realtime for table public.note;
    commit;
    insert into public.note values (8, 'afterwards')`)
  expect(await collected(ids, 1)).toEqual([8])
  expect(systems).toEqual(['Subscribed to PostgreSQL'])
  expect(await slots()).toMatchObject([{ pid: slot?.pid }])
  await client.removeAllChannels()
})

// pgoutput looks the publication up at every row and fails when it is missing; Supabase's wal2json does not.
test('a migration that writes while the publication is missing only restarts the stream', async () => {
  const { client, ids, systems } = await listen()
  await fixture.db.query(`
    begin;
    drop publication supabase_realtime;
    insert into public.note values (9, 'meanwhile');
    create publication supabase_realtime for table public.note;
    commit;`)
  await collected(systems, 2)
  await fixture.db.query(`insert into public.note values (10, 'x')`)
  expect(await collected(ids, 1)).toEqual([10])
  await client.removeAllChannels()
})
