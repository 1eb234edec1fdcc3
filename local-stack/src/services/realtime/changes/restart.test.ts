import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribed } from '../../../../testing/subscribed.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture(`
    create table public.note (id int primary key, body text);
    alter table public.note enable row level security;
    create policy "visitors see what is shown" on public.note for select to anon using (body <> 'hidden');
    grant select on public.note to anon;
    alter publication supabase_realtime add table public.note;`)
})
afterAll(() => fixture.stop())

async function listen(topic: string) {
  const ids: unknown[] = []
  const systems: string[] = []
  const client = await fixture.client()
  const channel = client
    .channel(topic)
    .on('postgres_changes', { event: '*', schema: 'public', table: 'note' }, ({ new: row }) =>
      ids.push('id' in row ? row['id'] : null),
    )
    .on('system', {}, ({ message }: { message: string }) => systems.push(message))
  await subscribed(channel)
  return { ids, systems }
}

test('subscribers survive a restart of Postgres: they are told and then served as before', async () => {
  const listeners = await Promise.all(['a', 'b', 'c'].map(listen))
  await fixture.db.query(`insert into public.note values (1, 'before')`)
  for (const { ids } of listeners) expect(await collected(ids, 1)).toEqual([1])

  const db = await fixture.restartDatabase()
  for (const { systems } of listeners) {
    await expect.poll(() => systems.length, { timeout: 15_000 }).toBe(2)
    expect(systems).toEqual(['Subscribed to PostgreSQL', 'Subscribed to PostgreSQL'])
  }

  await db.query(`insert into public.note values (2, 'shown'), (3, 'hidden'), (4, 'shown')`)
  for (const { ids, systems } of listeners) {
    // Nothing comes twice, nothing is missing, nothing hidden is shown.
    expect(await collected(ids, 3)).toEqual([1, 2, 4])
    // If the socket had been lost, it would have joined and been told again.
    expect(systems).toHaveLength(2)
  }
  const late = await listen('late')
  await db.query(`insert into public.note values (5, 'shown')`)
  expect(await collected(late.ids, 1)).toEqual([5])
  const { rows } = await db.query('select temporary from pg_replication_slots')
  expect(rows).toEqual([{ temporary: true }])
})
