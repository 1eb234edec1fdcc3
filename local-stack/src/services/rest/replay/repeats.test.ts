import { refused, replay, shown, write, type Case, type Expected } from './replay.ts'

// What PostgREST's specifications of inserts and updates send once more with another value, form or table.

const silent = { status: 201, text: '', headers: { 'content-type': null, location: null } }
const unchanged = {
  status: 204,
  text: '',
  headers: { 'content-type': null, 'content-range': '*/*' },
}
const post = (path: string, body: unknown, expected: Expected, prefer = ''): Case => [
  path,
  { method: 'POST', body, headers: { prefer } },
  expected,
]
const patch = (path: string, body: unknown, expected: Expected, prefer = ''): Case => [
  path,
  { method: 'PATCH', body, headers: { prefer } },
  expected,
]
const located = (path: string, body: unknown, location: string): Case =>
  post(
    path,
    body,
    { status: 201, text: '', headers: { location, 'content-range': '*/*' } },
    'return=headers-only',
  )
const csv = (path: string, body: string, expected: Expected): Case => [
  path,
  {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv', accept: 'text/csv', prefer: shown },
  },
  expected,
]
const club = { id: 3, name: 'Drama' }

const forms: Case[] = [
  post('club?select=name', club, silent),
  post(
    'club?select=name',
    club,
    { ...silent, headers: { 'preference-applied': 'return=minimal' } },
    'return=minimal',
  ),
  write('POST', 'club?select=cId:id::text,cName:name', club, [{ cId: '3', cName: 'Drama' }]),
  located('club?select=name', club, '/club?id=eq.3'),
  located('club_locker', { id: 3, pupil_id: 4 }, '/club_locker?id=eq.3&pupil_id=eq.4'),
  located('club_locker', { id: 3 }, '/club_locker?id=eq.3&pupil_id=is.null'),
  post(
    'pair',
    [
      { one: 21, two: 1 },
      { one: 22, two: 1 },
    ],
    silent,
  ),
  write('POST', 'pair', { one: 12, two: 7 }, [{ one: 12, two: 7, label: null }]),
  write('POST', 'plain', { a: null, 'b c': 'x' }, [{ a: null, 'b c': 'x' }]),
  post('note', {}, silent),
  post('note', '[{}]', silent),
  post('note', [{}, {}], silent),
  write('POST', 'memo', '\t \n \r {"id": 1, "data": {"a": "b"} }\t \n ', [
    { id: 1, data: { a: 'b' } },
  ]),
  write('POST', 'memo', '\t \n [{"id": 1, "data": [1,2,3]}, \r {"id": 2, "data": 34}] \n ', [
    { id: 1, data: [1, 2, 3] },
    { id: 2, data: 34 },
  ]),
  post(
    'memo',
    '{"data": {"a":1,"a":2}, "id": 3}',
    { status: 201, text: '[{"id":3,"data":{"a":1,"a":2}}]' },
    shown,
  ),
  post(
    'memo?columns=id,data',
    '{"data": {"a":1,"a":2}, "id": 3}',
    { status: 201, text: '[{"id":3,"data":{"a":1,"a":2}}]' },
    shown,
  ),
  write(
    'POST',
    'memo?columns=id,data',
    '{"data": {"a":1,"a":2}, "id": 3}',
    [{ id: 3, data: { a: 2 } }],
    201,
    ',missing=default',
  ),
  write('POST', 'coded?select=bits', { bits: '10101' }, [{ bits: '10101' }]),
  write('POST', 'coded?select=letters', { letters: 'abcde' }, [{ letters: 'abcde' }]),
  write('POST', 'club?columns=id,name', { ...club, smth: 'here', fake_id: 13 }, [club]),
  write(
    'POST',
    'note_view?columns=id,text&select=id,text,weight',
    [{ id: 7, text: 'x' }, { id: 8 }],
    [
      { id: 7, text: 'x', weight: 1.5 },
      { id: 8, text: 'of the view', weight: 1.5 },
    ],
    201,
    ',missing=default',
  ),
  write(
    'POST',
    'friend?columns=id,name',
    { name: 'Lu' },
    [{ id: 7, name: 'Lu' }],
    201,
    ',missing=default',
  ),
  write('POST', 'club', { id: 3, name: '棋圍' }, [{ id: 3, name: '棋圍' }]),
  write('POST', 'teacher?select=name,boss:boss_id(name)', { id: 6, name: 'Wot', boss_id: 2 }, [
    { name: 'Wot', boss: { name: 'Ben' } },
  ]),
]

const sheets: Case[] = [
  csv('club', 'id,name\n3,Drama', {
    status: 201,
    text: 'id,name\n3,Drama',
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  }),
  csv('plain', 'a,b c\nNULL,foo', { status: 201, text: 'a,b c\n,foo' }),
  csv('pupil?select=id', 'id,name\n8,Xenia\n9,"W, T"', {
    status: 201,
    text: 'id\n8\n9',
    headers: { 'content-range': '*/*' },
  }),
  refused('club', 400, 'PGRST102', {
    method: 'POST',
    body: 'id,name\n3,Drama\n4',
    headers: { 'content-type': 'text/csv' },
  }),
  [
    'pupil?select=id,born',
    {
      method: 'POST',
      body: 'id=9&name=forms+are+fun&born=1900-01-01',
      headers: { 'content-type': 'application/x-www-form-urlencoded', prefer: shown },
    },
    { status: 201, body: [{ id: 9, born: '1900-01-01' }] },
  ],
]

const refusals: Case[] = [
  refused('club', 400, 'PGRST102', {
    method: 'POST',
    body: [club, 123, 'x', { id: 4, name: 'y' }],
  }),
  refused('club?columns=id,name', 400, 'PGRST102', { method: 'POST', body: [club, 333, 'x'] }),
  refused('club', 400, 'PGRST102', { method: 'POST', body: '}{ x = 2' }),
  refused('club', 400, '23502', { method: 'POST', body: { name: 'x' } }),
  refused('garlic?columns=helicopter', 404, 'PGRST205', { method: 'POST', body: [club] }),
  refused('note?columns=text,size', 400, '428C9', {
    method: 'POST',
    body: [{ text: 'x' }, { text: 'y', size: 9 }],
    headers: { prefer: `${shown},missing=default` },
  }),
  refused('nobody', 404, 'PGRST205', { method: 'PATCH', body: { real: false } }),
  refused('club', 400, 'PGRST102', { method: 'PATCH', body: '}{ x = 2' }),
  refused('club', 400, 'PGRST102', { method: 'PATCH', body: '' }),
  refused('club?id=eq.1&columns=helicopter', 400, 'PGRST204', {
    method: 'PATCH',
    body: { name: 'x' },
  }),
  refused('garlic?columns=helicopter', 404, 'PGRST205', { method: 'PATCH', body: [club] }),
]

const rights: Case[] = [
  post('sealed', { id: 1 }, silent),
  write('POST', 'sealed?select=id', { id: 1 }, [{ id: 1 }]),
  refused('sealed?select=id,secret', 401, '42501', {
    method: 'POST',
    body: { id: 1 },
    headers: { prefer: shown },
  }),
  refused('sealed', 401, '42501', { method: 'POST', body: { id: 1 }, headers: { prefer: shown } }),
  patch('sealed?id=eq.1', { secret: 'x' }, { status: 204, text: '' }, 'return=minimal'),
  write('PATCH', 'sealed?id=eq.1&select=id', { secret: 'x' }, []),
  refused('sealed?id=eq.1', 401, '42501', {
    method: 'PATCH',
    body: { secret: 'x' },
    headers: { prefer: shown },
  }),
]

const nothing: Case[] = ['club', 'club?select=id'].flatMap((path) =>
  [{}, [], [{}]].map((body) => patch(path, body, unchanged)),
)
const updates: Case[] = [
  ...nothing,
  ...['club', 'club?select=id', 'pupil?select=id,label'].map((path) =>
    patch(path, {}, { status: 200, body: [], headers: { 'content-range': '*/*' } }, shown),
  ),
  patch('note?id=eq.99', { text: 'x' }, unchanged),
  patch(
    'club?id=eq.1&select=name',
    { name: 'x' },
    { status: 204, text: '', headers: { 'content-range': '0-0/*', 'content-type': null } },
  ),
  patch(
    'club?id=eq.1&select=name',
    { name: 'x' },
    { status: 204, text: '', headers: { 'content-range': '0-0/*' } },
    'return=minimal',
  ),
  write('PATCH', 'pupil?id=eq.1&select=id,born', { born: null }, [{ id: 1, born: null }]),
  patch(
    'pupil?label=eq.1-Dirk&select=id',
    { name: 'Dan' },
    { status: 200, body: [{ id: 1 }], headers: { 'content-range': '0-0/*' } },
    shown,
  ),
  write('PATCH', 'pupil?label=eq.none&select=id', { name: 'Dan' }, []),
  write('PATCH', 'club?id=eq.1', { name: '圍棋' }, [{ id: 1, name: '圍棋' }]),
  write('PATCH', 'club?id=eq.2001&columns=name', { name: 'x', fake_id: 13 }, []),
  write('PATCH', 'teacher?id=eq.1&select=name,teacher(name)&teacher.order=id', { name: 'Ann' }, [
    { name: 'Ann', teacher: [{ name: 'Ben' }, { name: 'Cleo' }] },
  ]),
  write('PATCH', 'teacher?id=eq.2&select=id,boss:boss_id(name),teacher(name)', { name: 'Bo' }, [
    { id: 2, boss: { name: 'Anna' }, teacher: [] },
  ]),
  write(
    'PATCH',
    'club?id=eq.2&select=name,pupil(name,teacher:teacher_id(name))&pupil.order=id',
    { name: 'Song' },
    [
      {
        name: 'Song',
        pupil: [
          { name: 'Dirk', teacher: { name: 'Ben' } },
          { name: 'Esi', teacher: { name: 'Ben' } },
        ],
      },
    ],
  ),
  write('PATCH', 'pupil?id=eq.1&select=name,locker(code)', { name: 'Dan' }, [
    { name: 'Dan', locker: { code: 'K1' } },
  ]),
  write('PATCH', 'locker?pupil_id=eq.1&select=code,pupil(name)', { code: 'K9' }, [
    { code: 'K9', pupil: { name: 'Dirk' } },
  ]),
]

/** Rows that are there and rows that are new: merged, and with only the new ones. */
const both = (path: string, there: object, fresh: object): Case[] => [
  post(
    path,
    [there, fresh],
    {
      status: 201,
      body: [there, fresh],
      headers: { 'preference-applied': `resolution=merge-duplicates, ${shown}` },
    },
    `${shown},resolution=merge-duplicates`,
  ),
  post(
    path,
    [there, fresh],
    { status: 201, body: [fresh] },
    `${shown},resolution=ignore-duplicates`,
  ),
]
const merges: Case[] = [
  ...both(
    'slot?on_conflict=day,hour',
    { day: 1, hour: 1, what: 'B' },
    { day: 1, hour: 2, what: 'C' },
  ),
  ...both('pair', { one: 1, two: 1, label: 'z' }, { one: 9, two: 9, label: 'n' }),
  ...both(
    'year_book',
    { name: 'Blue', year: 2001, note: 'y' },
    { name: 'Red', year: 2021, note: 'z' },
  ),
  ...both('pupil_club', { pupil_id: 1, club_id: 1 }, { pupil_id: 3, club_id: 1 }),
  post(
    'club',
    [
      { id: 1, name: 'x' },
      { id: 2, name: 'y' },
    ],
    { status: 201, body: [] },
    `${shown},resolution=ignore-duplicates`,
  ),
  write(
    'POST',
    'Odd_Slot?columns=id,name&select=name,extra',
    [{ id: 1, name: 'new' }, { name: 'next' }],
    [
      { name: 'new', extra: 'kept' },
      { name: 'next', extra: null },
    ],
    201,
    ',resolution=merge-duplicates,missing=default',
  ),
  write(
    'POST',
    'Odd_Slot?columns=id,name&select=name,extra',
    [{ id: 1, name: 'new' }, { name: 'next' }],
    [{ name: 'next', extra: null }],
    201,
    ',resolution=ignore-duplicates,missing=default',
  ),
  located('year_book', { name: 'Red', year: 2021 }, '/year_book?name=eq.Red&year=eq.2021'),
]

replay([...forms, ...merges, ...sheets, ...refusals, ...rights, ...updates])
