import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenFor } from '../../../../testing/access-token.ts'
import { subscribed } from '../../../../testing/subscribed.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

const setup = `
-- As the product's first migration does: only the request roles may look into the schema.
revoke all on schema public from public;
create table public.doc (
  id int primary key, title text, secret text, body text, length int generated always as (length(title)) stored
);
alter table public.doc alter body set storage external;
grant select (id, title, body, length) on public.doc to anon;
grant select on public.doc to authenticated;

create table public.whole (id int primary key, title text, body text);
alter table public.whole replica identity full;
alter table public.whole alter body set storage external;
grant select on public.whole to anon;

create table public.guarded (id int primary key, title text);
alter table public.guarded replica identity full;
alter table public.guarded enable row level security;
create sequence public.asked;
grant usage on sequence public.asked to anon, authenticated;
create policy "readable" on public.guarded for select to anon, authenticated
  using (nextval('public.asked') > 0 and (auth.jwt() ->> 'shape' is null or (auth.jwt() ->> 'shape')::int = id));
grant select on public.guarded to anon, authenticated;

create table public.keyless (title text);
grant select on public.keyless to anon;
create table public.unreadable (id int primary key, title text);
create table public."two words" (id int primary key);
grant select on public."two words" to anon;
create schema other;
grant usage on schema other to anon;
create table other.doc (id int primary key);
grant select on other.doc to anon;
alter publication supabase_realtime add table public.doc, public.whole, public.guarded, public.keyless,
  public.unreadable, public."two words", other.doc;`

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture(setup)
})
afterAll(() => fixture.stop())

interface Event {
  schema: string
  table: string
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
  errors: unknown
}
interface System {
  status: string
  extension: string
  message: string
}
interface Target {
  schema?: string
  table?: string
  filter?: string
  select?: string[]
  event?: 'INSERT' | 'UPDATE' | 'DELETE'
}

async function listen(target: Target, client?: SupabaseClient): Promise<Event[]> {
  const events: Event[] = []
  const channel = (client ?? (await fixture.client())).channel(JSON.stringify(target))
  const { event = '*', schema = 'public', ...rest } = target
  // The client's types have one overload for each event.
  channel.on('postgres_changes', { event: event as '*', schema, ...rest }, (payload) =>
    events.push(payload),
  ) // see above
  await subscribed(channel)
  return events
}

const run = (sql: string) => fixture.db.query(sql)

test('columns that the role may not read are omitted, generated ones are included', async () => {
  const anon = await listen({ table: 'doc', event: 'INSERT' })
  const user = await listen(
    { table: 'doc', event: 'INSERT' },
    await fixture.client({ token: await tokenFor({}) }),
  )
  await run(`insert into public.doc values (1, 'four', 'hidden', 'b')`)
  expect((await collected(anon, 1))[0]?.new).toEqual({ id: 1, title: 'four', body: 'b', length: 4 })
  expect((await collected(user, 1))[0]?.new).toMatchObject({ secret: 'hidden', length: 4 })
})

test('select narrows the columns, the key always comes along', async () => {
  const events = await listen({ table: 'doc', select: ['title'] })
  await run(`insert into public.doc values (2, 'two', null, null)`)
  await run(`update public.doc set title = 'deux' where id = 2`)
  const [inserted, updated] = await collected(events, 2)
  expect(inserted?.new).toEqual({ id: 2, title: 'two' })
  expect(updated).toMatchObject({ new: { id: 2, title: 'deux' }, old: { id: 2 } })
})

test('a long value that an update does not change is missing, unless the replica identity is full', async () => {
  const long = 'x'.repeat(20_000)
  await run(`insert into public.doc values (3, 'three', null, '${long}')`)
  await run(`insert into public.whole values (3, 'three', '${long}')`)
  // The insertion may still be on its way when the subscription starts.
  const absent = await listen({ table: 'doc', event: 'UPDATE' })
  const full = await listen({ table: 'whole', event: 'UPDATE' })
  await run(`update public.doc set title = 'trois' where id = 3`)
  await run(`update public.whole set title = 'trois' where id = 3`)
  expect((await collected(absent, 1))[0]?.new).toEqual({ id: 3, title: 'trois', length: 5 })
  const [event] = await collected(full, 1)
  expect(event?.new).toEqual({ id: 3, title: 'trois', body: long })
  expect(event?.old).toEqual({ id: 3, title: 'three', body: long })
})

test('of a deleted row, filters and old record see only the replica identity, or the key under row-level security', async () => {
  await run(`insert into public.doc values (4, 'four', null, null)`)
  await run(`insert into public.whole values (4, 'four', null)`)
  await run(`insert into public.guarded values (4, 'four')`)
  const byTitle = await listen({ table: 'doc', filter: 'title=eq.four', event: 'DELETE' })
  const byKey = await listen({ table: 'doc', filter: 'id=eq.4', event: 'DELETE' })
  const full = await listen({ table: 'whole', filter: 'title=eq.four', event: 'DELETE' })
  const guarded = await listen({ table: 'guarded', event: 'DELETE' })
  for (const table of ['doc', 'whole', 'guarded'])
    await run(`delete from public.${table} where id = 4`)
  expect((await collected(byKey, 1))[0]?.old).toEqual({ id: 4 })
  expect((await collected(full, 1))[0]?.old).toEqual({ id: 4, title: 'four', body: null })
  expect((await collected(guarded, 1))[0]?.old).toEqual({ id: 4 })
  expect(byTitle).toEqual([])
})

test('wildcards match the tables of a schema or all tables, except those with a space in their name', async () => {
  const everywhere = await listen({ schema: '*', event: 'INSERT' })
  const inPublic = await listen({ schema: 'public', event: 'INSERT' })
  await run(`insert into public."two words" values (1)`)
  await run('insert into other.doc values (1)')
  await run(`insert into public.doc values (5, 'five', null, null)`)
  expect((await collected(everywhere, 2)).map(({ schema, table }) => `${schema}.${table}`)).toEqual(
    ['other.doc', 'public.doc'],
  )
  await collected(inPublic, 1)
})

test('with several bindings on one channel, each callback gets its own events', async () => {
  const inserts: Event[] = []
  const updates: Event[] = []
  const filtered: Event[] = []
  const client = await fixture.client()
  const at = { schema: 'public', table: 'doc' }
  await subscribed(
    client
      .channel('several')
      .on('postgres_changes', { event: 'INSERT', ...at }, (payload) =>
        inserts.push(payload as unknown as Event),
      ) // loosely typed for the test
      .on('postgres_changes', { event: 'UPDATE', ...at }, (payload) =>
        updates.push(payload as unknown as Event),
      ) // see above
      .on('postgres_changes', { event: '*', ...at, filter: 'id=eq.7' }, (payload) =>
        filtered.push(payload),
      ),
  )
  await run(`insert into public.doc values (6, 'six', null, null), (7, 'seven', null, null)`)
  await collected(inserts, 2)
  await run(`update public.doc set title = 'sept' where id = 7`)
  expect((await collected(filtered, 2)).map(({ eventType }) => eventType)).toEqual([
    'INSERT',
    'UPDATE',
  ])
  await collected(updates, 1)
})

test('without a primary key, or without the right to read it, the event carries only the reason', async () => {
  const keyless = await listen({ table: 'keyless' })
  const unreadable = await listen({ table: 'unreadable' })
  await run(`insert into public.keyless values ('x')`)
  await run(`insert into public.unreadable values (1, 'x')`)
  expect((await collected(keyless, 1))[0]).toMatchObject({
    eventType: 'INSERT',
    new: {},
    errors: ['Error 400: Bad Request, no primary key'],
  })
  expect((await collected(unreadable, 1))[0]).toMatchObject({
    new: {},
    errors: ['Error 401: Unauthorized'],
  })
})

test('over a megabyte, only short values are sent', async () => {
  const events = await listen({ table: 'whole', event: 'INSERT' })
  await run(`insert into public.whole values (8, 'short', repeat('x', 1100000))`)
  expect((await collected(events, 1))[0]).toMatchObject({
    new: { id: 8, title: 'short' },
    errors: ['Error 413: Payload Too Large'],
  })
  expect(events[0]?.new).not.toHaveProperty('body')
})

test('a policy that raises an error for one subscriber hides the row from them only', async () => {
  const broken = await listen(
    { table: 'guarded', event: 'INSERT' },
    await fixture.client({ token: await tokenFor({ shape: 'no number' }) }),
  )
  const whole = await listen({ table: 'guarded', event: 'INSERT' })
  const narrow = await listen(
    { table: 'guarded', event: 'INSERT' },
    await fixture.client({ token: await tokenFor({ shape: 10 }) }),
  )
  await run(`insert into public.guarded values (9, 'nine')`)
  await run(`insert into public.guarded values (10, 'ten')`)
  expect((await collected(whole, 2)).map((event) => event.new['id'])).toEqual([9, 10])
  expect((await collected(narrow, 1))[0]?.new).toEqual({ id: 10, title: 'ten' })
  expect((await collected(broken, 2))[0]).toMatchObject({
    new: {},
    errors: ['Error 500: Internal Server Error, RLS policy evaluation failed'],
  })
})

test('subscribers with equal claims share one check', async () => {
  const count = async () => {
    const { rows } = await fixture.db.query<{ last_value: string }>(
      'select last_value from public.asked',
    )
    return Number(rows[0]?.last_value)
  }
  const lists = [
    await listen({ table: 'guarded', filter: 'id=eq.20' }),
    await listen({ table: 'guarded', filter: 'id=gt.19' }),
    await listen({ table: 'guarded', filter: 'id=in.(20,21)' }),
  ]
  // The subscriptions of other tests listen to inserts, so only these three receive an update.
  await run(`insert into public.guarded values (20, 'twenty')`)
  for (const list of lists) await collected(list, 1)
  // With statistics, the planner would see that the table is small and read all of it.
  await run('analyze public.guarded')
  const before = await count()
  await run(`update public.guarded set title = 'vingt' where id = 20`)
  for (const list of lists) await collected(list, 2)
  expect((await count()) - before).toBe(1)
})

test.each([
  [{ table: 'nowhere' }, 'Please check Realtime is enabled for the given connect parameters'],
  [{ table: 'doc', filter: 'secret=eq.x' }, 'invalid column for filter secret'],
  [{ table: 'doc', filter: 'id=foo.1' }, 'Error parsing `filter` params'],
])('%j: the channel stays open and is told why no changes will come', async (target, reason) => {
  const client = await fixture.client()
  const messages: System[] = []
  const statuses: string[] = []
  client
    .channel('bad')
    .on('postgres_changes', { event: '*', schema: 'public', ...target }, () => undefined)
    .on('system', {}, (message: System) => messages.push(message))
    .subscribe((status) => statuses.push(status))
  const [message] = await collected(messages, 1)
  expect(message).toMatchObject({ status: 'error', extension: 'postgres_changes' })
  expect(message?.message).toContain(reason)
  expect(statuses).toEqual(['SUBSCRIBED'])
})

test('with the option to wait, SUBSCRIBED comes only when changes flow; otherwise the reason comes', async () => {
  const outcomes: string[] = []
  const waiting = { config: { postgres_changes_options: { wait: true } } }
  const client = await fixture.client()
  const events: Event[] = []
  await new Promise<void>((resolve) => {
    client
      .channel('waiting', waiting)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'doc', filter: 'id=eq.30' },
        (payload) => events.push(payload),
      )
      .subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
      })
  })
  await run(`insert into public.doc values (30, 'x', null, null)`)
  await collected(events, 1)
  client
    .channel('refused', waiting)
    .on('postgres_changes', { event: '*', schema: 'public', table: 'nowhere' }, () => undefined)
    .subscribe((status, error) => outcomes.push(`${status} ${error?.message ?? ''}`))
  const [outcome] = await collected(outcomes, 1)
  expect(outcome).toMatch(/^CHANNEL_ERROR RealtimeDisabledForConfiguration: Unable to subscribe/)
})
