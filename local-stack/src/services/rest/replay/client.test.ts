import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { useSchool } from './school.ts'

const send = useSchool()
const school = createClient('http://school.test', 'key', {
  db: { schema: 'school' },
  global: {
    fetch: async (url, init) => {
      init?.signal?.throwIfAborted()
      const { pathname, search } = new URL(url instanceof Request ? url.url : url)
      return send(pathname + search, init ?? {})
    },
  },
})
const clubs = (columns = 'id') => school.from('club').select(columns)
const pupils = () => school.from('pupil').select('id').order('id')
const courses = () => school.from('course').select('id').order('id')
const ids = (...all: number[]) => ({
  status: 200,
  error: null,
  data: all.map((id) => ({ id })),
})
const chess = { id: 1, name: 'Chess' }
const choir = { id: 2, name: 'Choir' }

/** What each method of the client's query builders makes of a query, and the answer to it. */
const methods: Record<string, [ask: () => PromiseLike<unknown>, answer: object]> = {
  from: [() => school.from('club').select(), { status: 200, data: [chess, choir] }],
  schema: [() => school.schema('hidden').from('pupil').select(), { error: { code: 'PGRST106' } }],
  rpc: [() => school.rpc('add_them', { a: 1, b: 2 }), { status: 200, data: 3 }],
  getOpenApiSpec: [() => school.schema('school').getOpenApiSpec(), { status: 403 }],

  select: [
    () => school.from('club').insert({ id: 3, name: 'x' }).select('name'),
    { status: 201, data: [{ name: 'x' }] },
  ],
  insert: [
    () => school.from('club').insert({ id: 3, name: 'x' }, { count: 'exact' }),
    { status: 201, data: null, count: 1 },
  ],
  upsert: [
    () =>
      school
        .from('club')
        .upsert([
          { id: 1, name: 'x' },
          { id: 3, name: 'y' },
        ])
        .select(),
    {
      status: 201,
      data: [
        { id: 1, name: 'x' },
        { id: 3, name: 'y' },
      ],
    },
  ],
  update: [
    () => school.from('club').update({ name: 'x' }).eq('id', 1).select(),
    { status: 200, data: [{ id: 1, name: 'x' }] },
  ],
  delete: [
    () => school.from('pupil_club').delete({ count: 'exact' }).eq('club_id', 1),
    { status: 204, data: null, count: 1 },
  ],

  eq: [() => clubs().eq('id', 2), ids(2)],
  neq: [() => clubs().neq('id', 2), ids(1)],
  gt: [() => pupils().gt('id', 3), ids(4)],
  gte: [() => pupils().gte('id', 3), ids(3, 4)],
  lt: [() => pupils().lt('id', 2), ids(1)],
  lte: [() => pupils().lte('id', 2), ids(1, 2)],
  like: [() => clubs().like('name', 'C%ss'), ids(1)],
  likeAllOf: [() => clubs().likeAllOf('name', ['Ch%', '%oir']), ids(2)],
  likeAnyOf: [() => clubs().likeAnyOf('name', ['%ess', '%oir']), ids(1, 2)],
  ilike: [() => clubs().ilike('name', 'CH%R'), ids(2)],
  ilikeAllOf: [() => clubs().ilikeAllOf('name', ['c%', '%R']), ids(2)],
  ilikeAnyOf: [() => clubs().ilikeAnyOf('name', ['x%', '%R']), ids(2)],
  regexMatch: [() => clubs().regexMatch('name', '^Che'), ids(1)],
  regexIMatch: [() => clubs().regexIMatch('name', '^cho'), ids(2)],
  is: [() => pupils().is('helper_id', null), ids(2, 3, 4)],
  isDistinct: [() => pupils().isDistinct('helper_id', 3), ids(2, 3, 4)],
  in: [() => pupils().in('name', ['Fay, Jr.', 'Esi']), ids(2, 3)],
  notIn: [() => pupils().notIn('name', ['Fay, Jr.', 'Esi']), ids(1, 4)],
  contains: [() => pupils().contains('data', { house: { name: 'red' } }), ids(1)],
  containedBy: [() => pupils().containedBy('tags', ['b']), ids(2, 3, 4)],
  rangeGt: [() => courses().rangeGt('years', '[2,3)'), ids(2, 3)],
  rangeGte: [() => courses().rangeGte('years', '[3,4)'), ids(2, 3)],
  rangeLt: [() => courses().rangeLt('years', '[3,4)'), ids(1)],
  rangeLte: [() => courses().rangeLte('years', '[4,6)'), ids(1, 2)],
  rangeAdjacent: [() => courses().rangeAdjacent('years', '[3,5)'), ids(1, 3)],
  overlaps: [() => courses().overlaps('years', '[2,4)'), ids(1, 2)],
  textSearch: [() => courses().textSearch('words', `'cat' & 'fat'`, { config: 'simple' }), ids(1)],
  match: [() => clubs().match({ id: 2, name: 'Choir' }), ids(2)],
  not: [() => clubs().not('name', 'ilike', '%ess'), ids(2)],
  or: [() => pupils().or('name.eq."Fay, Jr.",and(id.gt.1,id.lt.3)'), ids(2, 3)],
  filter: [() => clubs().filter('name', 'in', '("Choir")'), ids(2)],

  order: [() => clubs().order('name', { ascending: false }), ids(2, 1)],
  limit: [() => pupils().limit(2), ids(1, 2)],
  range: [() => pupils().range(1, 2), ids(2, 3)],
  abortSignal: [
    () => clubs().abortSignal(AbortSignal.abort()),
    { data: null, error: { message: expect.stringContaining('AbortError') as string } },
  ],
  single: [() => clubs().single(), { status: 406, error: { code: 'PGRST116' } }],
  maybeSingle: [() => clubs().eq('id', 9).maybeSingle(), { status: 200, data: null, error: null }],
  csv: [() => clubs('id,name').csv(), { status: 200, data: 'id,name\n1,Chess\n2,Choir' }],
  geojson: [() => clubs().geojson(), { status: 406, error: { code: 'PGRST107' } }],
  explain: [() => clubs().explain(), { status: 406, error: { code: 'PGRST107' } }],
  rollback: [() => school.from('club').insert({ id: 3, name: 'x' }).rollback(), { status: 201 }],
  maxAffected: [
    () => {
      const changed = school.from('club').update({ name: 'x' }).gt('id', 0).maxAffected(1)
      return changed as unknown as PromiseLike<unknown> // its type wants to know of PostgREST 13
    },
    { status: 400, error: { code: 'PGRST124' } },
  ],
  stripNulls: [
    () => school.from('teacher').select().eq('id', 1).stripNulls(),
    { status: 200, data: [{ id: 1, name: 'Anna' }] },
  ],
  setHeader: [() => clubs().setHeader('range', '1-1'), { status: 200, data: [{ id: 2 }] }],
  throwOnError: [
    () =>
      clubs('colour')
        .throwOnError()
        .then(null, (error: unknown) => ({ error })),
    { error: { code: '42703' } },
  ],
}

test.for(Object.entries(methods))('the client’s %s', async ([, [ask, answer]]) => {
  expect(await ask()).toMatchObject(answer)
})

/** What sends nothing of its own: types, the promise, and what the client keeps to itself. */
const silent = [
  'returns',
  'overrideTypes',
  'then',
  'retry',
  'processResponse',
  'cloneRequestState',
  'decorateFetch',
]

test('each method of the client’s builders is among them', () => {
  const own = (value: object): string[] => {
    const prototype = Object.getPrototypeOf(value) as object
    if (prototype === Object.prototype) return []
    return [...Object.getOwnPropertyNames(prototype), ...own(prototype)]
  }
  const known = [school.schema('school'), school.from('club'), clubs()].flatMap(own)
  const open = new Set(known.filter((name) => name !== 'constructor' && !silent.includes(name)))
  expect(open).toEqual(new Set(Object.keys(methods)))
})
