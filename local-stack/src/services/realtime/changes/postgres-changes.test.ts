import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenFor } from '../../../../testing/access-token.ts'
import { subscribed } from '../../../../testing/subscribed.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

const setup = `
create table public.product (
  id uuid primary key default gen_random_uuid(),
  title text not null, price numeric(12,2), published boolean not null default true,
  stock int8, tags text[], detail jsonb, created_at timestamptz not null default '2026-01-02T03:04:05.678Z',
  owner uuid
);
alter table public.product enable row level security;
grant select on public.product to anon, authenticated, service_role;
create policy "anyone reads published products" on public.product for select to anon, authenticated using (published);
create policy "owners read their products" on public.product for select to authenticated using (owner = auth.uid());
alter publication supabase_realtime add table public.product;`

const ada = '00000000-0000-4000-8000-00000000000a'
const ben = '00000000-0000-4000-8000-00000000000b'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture(setup)
})
afterAll(() => fixture.stop())

interface Event {
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
  errors: unknown
  commit_timestamp: string
}

async function listen(options: {
  token?: string
  vsn?: string
  filter?: string
  event?: '*' | 'INSERT'
}) {
  const events: Event[] = []
  const { token, vsn, filter, event = '*' } = options
  const client = await fixture.client({ ...(token ? { token } : {}), ...(vsn ? { vsn } : {}) })
  const channel = client
    .channel('products')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'product', ...(filter ? { filter } : {}) },
      (payload) => {
        if (event === '*' || payload.eventType === event) events.push(payload)
      },
    )
  await subscribed(channel)
  return { events, client, channel }
}

async function insert(values: Record<string, unknown>): Promise<string> {
  const names = Object.keys(values)
  const { rows } = await fixture.db.query<{ id: string }>(
    `insert into public.product (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(values),
  )
  return rows[0]?.id ?? ''
}

test.each(['1.0.0', '2.0.0'])(
  'insert, update and delete reach an anonymous client on protocol %s',
  async (vsn) => {
    const { events, client } = await listen({ vsn })
    const id = await insert({
      title: 'Fractions',
      price: '49.90',
      stock: '9007199254740993',
      tags: ['maths', 'grade 4'],
      detail: { pages: 3 },
    })
    await collected(events, 1)
    await fixture.db.query('update public.product set price = 39.5 where id = $1', [id])
    await collected(events, 2)
    await fixture.db.query('delete from public.product where id = $1', [id])
    const [inserted, updated, deleted] = await collected(events, 3)
    expect(inserted).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'product',
      errors: null,
      old: {},
      new: {
        id,
        title: 'Fractions',
        price: 49.9,
        published: true,
        tags: ['maths', 'grade 4'],
        detail: { pages: 3 },
        created_at: '2026-01-02T03:04:05.678+00:00',
        owner: null,
      },
    })
    expect(inserted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(updated).toMatchObject({ eventType: 'UPDATE', new: { id, price: 39.5 }, old: { id } })
    expect(Object.keys(updated?.old ?? {})).toEqual(['id'])
    expect(deleted).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
    expect(Object.keys(deleted?.old ?? {})).toEqual(['id'])
    await client.removeAllChannels()
  },
)

test('row-level security decides for each subscriber', async () => {
  const anon = await listen({})
  const owner = await listen({ token: await tokenFor({ sub: ada }) })
  const other = await listen({ token: await tokenFor({ sub: ben }) })
  const id = await insert({ title: 'Draft', published: false, owner: ada })
  await insert({ title: 'Public' })
  expect((await collected(owner.events, 2)).map((event) => event.new['title'])).toEqual([
    'Draft',
    'Public',
  ])
  expect((await collected(anon.events, 1))[0]?.new['title']).toBe('Public')
  expect((await collected(other.events, 1))[0]?.new['title']).toBe('Public')
  await fixture.db.query('delete from public.product where id = $1', [id])
  // Deletions are not checked: everybody receives the key.
  expect((await collected(anon.events, 2))[1]?.old).toEqual({ id })
  for (const { client } of [anon, owner, other]) await client.removeAllChannels()
})
