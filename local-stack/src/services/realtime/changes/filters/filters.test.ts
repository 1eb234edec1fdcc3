import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../../../testing/database.ts'
import { loadTableFacts } from '../table-facts.ts'
import { tableKey, type Change, type Relation } from '../change.ts'
import { parseBinding } from '../parse-binding.ts'
import { compileBinding } from './compile-binding.ts'
import { matchFilters } from './evaluate.ts'

let database: TestDatabase
let client: pg.Client
let relation: Relation

const names = [
  'id',
  'title',
  'code',
  'price',
  'sold',
  'day',
  'tags',
  'grade',
  'detail',
  'secret',
] as const

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  client = new pg.Client(database.urlFor('supabase_admin'))
  await client.connect()
  await client.query(`
    create type public.grade as enum ('R', '1', '2');
    create table public.item (
      id int primary key, title text, code char(4), price numeric, sold boolean, day date, tags text[],
      grade public.grade, detail json, secret text
    );
    create table public.hidden (id int primary key);
    grant select (id, title, code, price, sold, day, tags, grade, detail) on public.item to anon;
    alter publication supabase_realtime add table public.item;`)
  const { rows } = await client.query<{ oid: number }>(`select 'public.item'::regclass::oid as oid`)
  relation = {
    oid: rows[0]?.oid ?? 0,
    schema: 'public',
    table: 'item',
    columns: names.map((name) => ({ name, typeOid: 25 })),
  }
})
afterAll(async () => {
  await client.end()
  await database.stop()
})

const row = {
  id: '7',
  title: 'Fractions',
  code: 'ab  ',
  price: '10.50',
  sold: 't',
  day: '2026-02-03',
  tags: '{a,b}',
  grade: 'R',
  detail: '{"a": 1}',
  secret: 'x',
}

async function compile(params: Record<string, unknown>) {
  const parsed = parseBinding({ event: '*', schema: 'public', table: 'item', ...params })
  if (!parsed.ok) throw new Error(parsed.message)
  const { binding } = parsed
  const filters = await compileBinding(client, binding, 'anon')
  return { binding, filters, role: 'anon', claims: '{}', subscriber: { deliver: () => undefined } }
}

async function passes(
  filter: string,
  values: Partial<Record<keyof typeof row, string | null>> = {},
) {
  const subscription = await compile({ filter })
  const facts = await loadTableFacts(client, relation, ['anon'])
  if (!facts) throw new Error('no such table')
  const change: Change = {
    relation,
    type: 'INSERT',
    xid: 0,
    commitTimestamp: '',
    record: new Map(Object.entries({ ...row, ...values })),
    old: null,
  }
  const [matched] = await matchFilters(client, facts, [change], [subscription])
  return matched?.length === 1
}

test.each([
  ['id=eq.7', true],
  ['id=eq.007', true],
  ['id=eq.8', false],
  ['id=neq.8', true],
  ['id=not.eq.7', false],
  ['id=lt.10', true],
  ['id=lte.7', true],
  ['id=gt.7', false],
  ['id=gte.7', true],
  ['id=not.gt.7', true],
  ['id=in.(1,7)', true],
  ['id=not.in.(1,7)', false],
  ['id=not.in.(1,2)', true],
  // It is never certain that a list with null does not contain a value.
  ['id=not.in.(1,null)', false],
  ['title=eq.Fractions', true],
  ['title=eq.fractions', false],
  ['title=like.Frac%', true],
  ['title=not.like.Frac%', false],
  ['title=ilike.FRAC%', true],
  ['title=match.^F.*s$', true],
  ['title=imatch.^f', true],
  ['title=is.null', false],
  ['title=not.is.null', true],
  ['title=isdistinct.Decimals', true],
  ['code=eq.ab', true],
  ['price=eq.10.5', true],
  ['price=gt.9', true],
  ['price=in.(1,10.5)', true],
  ['sold=eq.true', true],
  ['sold=is.true', true],
  ['sold=not.is.false', true],
  ['day=eq.3 Feb 2026', true],
  ['day=gte.2026-02-04', false],
  ['grade=eq.R', true],
  ['grade=gt.1', false],
  ['grade=in.(R,1)', true],
  ['tags=eq."{a,b}"', true],
  ['id=gt.0,id=lt.10,title=eq.Fractions', true],
  ['id=gt.0,title=eq.Other', false],
])('%s on the row is %s', async (filter, expected) => {
  expect(await passes(filter)).toBe(expected)
})

test.each([
  ['title=eq.x', false],
  ['title=neq.x', false],
  ['title=not.eq.x', false],
  ['title=in.(x)', false],
  ['title=like.%', false],
  ['title=is.null', true],
  ['title=isdistinct.x', true],
  ['title=not.isdistinct.x', false],
])('%s on null is %s', async (filter, expected) => {
  expect(await passes(filter, { title: null })).toBe(expected)
})

test('a pattern that cannot be evaluated does not match and does not affect other filters', async () => {
  const facts = await loadTableFacts(client, relation, ['anon'])
  if (!facts) throw new Error('no such table')
  const bad = await compile({ filter: 'title=like.F\\\\%' })
  const key = tableKey('public', 'item')
  bad.filters.set(key, [
    {
      kind: 'sql',
      column: 'title',
      value: 'F\\',
      key: 'bad',
      sql: (column, value) => `${column} like ${value}::text`,
    },
  ])
  const good = await compile({ filter: 'title=like.Frac%' })
  const change: Change = {
    relation,
    type: 'INSERT',
    xid: 0,
    commitTimestamp: '',
    record: new Map(Object.entries(row)),
    old: null,
  }
  const [matched] = await matchFilters(client, facts, [change], [bad, good])
  expect(matched).toEqual([good])
})

test.each([
  [{ filter: 'nothing=eq.1' }, 'invalid column for filter nothing'],
  [{ filter: 'secret=eq.x' }, 'invalid column for filter secret'],
  [{ filter: 'id=eq.seven' }, 'invalid input syntax for type integer: "seven"'],
  [{ filter: 'id=like.7%' }, 'operator like is not supported on column id of type integer'],
  [{ filter: 'detail=eq.{}' }, 'operator eq is not supported on column detail of type json'],
  [{ filter: 'title=match.(' }, 'invalid regular expression'],
  [{ filter: 'title=is.true' }, 'is true filter requires a boolean column, got text'],
  [
    { filter: 'sold=is.maybe' },
    'invalid value for is filter: must be null, true, false, or unknown',
  ],
  [
    { filter: `id=in.(${Array.from({ length: 101 }, (_, i) => i).join(',')})` },
    'too many values for `in` filter. Maximum 100',
  ],
  [{ select: ['title', 'secret'] }, 'invalid column for select secret'],
  [
    { table: 'hidden' },
    'Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: hidden',
  ],
  [
    { schema: '*', table: '*', select: ['id'] },
    'Column selection is not supported for wildcard subscriptions',
  ],
  [{ select: 'id' }, 'Error parsing `select` params'],
  [{ filter: 'id=foo.1' }, 'Error parsing `filter` params: ["foo","1"]'],
  [{ schema: undefined, table: undefined }, 'No subscription params provided'],
])('%j is refused with the reason', async (params, message) => {
  await expect(compile(params)).rejects.toThrow(message)
})
