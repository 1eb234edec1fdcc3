import { refused, replay, shown, write, type Case } from './replay.ts'

const answer = (
  method: string,
  path: string,
  body: unknown,
  prefer: string,
  expected: Case[2],
): Case => [path, { method, body, headers: { prefer } }, expected]
const club = { id: 3, name: 'Drama' }

const inserts: Case[] = [
  answer('POST', 'club', club, '', {
    status: 201,
    text: '',
    headers: { 'content-range': '*/*', 'content-type': null, location: null },
  }),
  answer('POST', 'club', [club, { id: 4, name: 'Judo' }], 'count=exact', {
    status: 201,
    text: '',
    headers: { 'content-range': '*/2' },
  }),
  answer('POST', 'club', club, 'return=headers-only', {
    status: 201,
    text: '',
    headers: { location: '/club?id=eq.3' },
  }),
  answer('POST', 'pair', { one: 5, two: 6 }, 'return=headers-only', {
    status: 201,
    text: '',
    headers: { location: '/pair?one=eq.5&two=eq.6' },
  }),
  answer('POST', 'locker_list', { pupil_id: 3, code: 'K3' }, 'return=headers-only', {
    status: 500,
    code: '55000',
  }),
  answer('POST', 'pupil_view', { id: 9, called: 'x' }, 'return=headers-only', {
    status: 201,
    text: '',
    headers: { location: '/pupil_view?id=eq.9' },
  }),
  answer('POST', 'plain', { a: 1 }, 'return=headers-only', {
    status: 201,
    text: '',
    headers: { location: null },
  }),
  write('POST', 'club?select=name', club, [{ name: 'Drama' }]),
  write('POST', 'club?select=', club, [{ id: 3 }]),
  write('PATCH', 'pair?select=&two=eq.2', { label: 'c' }, [{ one: 1, two: 2 }]),
  write('POST', 'note?select=text,weight,size', {}, [{ text: 'none', weight: 1.5, size: 4 }]),
  write('POST', 'note?select=text', [{}, {}], [{ text: 'none' }, { text: 'none' }]),
  write('POST', 'note', [], []),
  write(
    'POST',
    'note?columns=id,text&select=id,text&order=id',
    [{ id: 20, text: 'x' }, { id: 21 }],
    [
      { id: 20, text: 'x' },
      { id: 21, text: null },
    ],
  ),
  write(
    'POST',
    'note?columns=id,text,weight&select=text,weight&order=text',
    [
      { id: 20, text: 'x', other: 1 },
      { text: 'y', weight: 2 },
    ],
    [
      { text: 'x', weight: 1.5 },
      { text: 'y', weight: 2 },
    ],
    201,
    ',missing=default',
  ),
  answer(
    'POST',
    'pupil?select=id,teacher:teacher_id(name),club(id)',
    { id: 9, name: 'Hal', teacher_id: 1 },
    `${shown},count=exact`,
    {
      status: 201,
      body: [{ id: 9, teacher: { name: 'Anna' }, club: [] }],
      headers: {
        'content-range': '*/1',
        'preference-applied': 'return=representation, count=exact',
      },
    },
  ),
  write('POST', 'pupil?select=id,label,best_club(id)', { id: 9, name: 'Hal' }, [
    { id: 9, label: '9-Hal', best_club: null },
  ]),
  write('POST', 'plain', { a: 1, 'b c': 'x, "y"' }, [{ a: 1, 'b c': 'x, "y"' }]),
  write(
    'POST',
    'pupil?select=data,tags',
    { id: 9, name: 'x', data: { a: [1, '2', null] }, tags: ['p,q', 'r'] },
    [{ data: { a: [1, '2', null] }, tags: ['p,q', 'r'] }],
  ),
  [
    'club',
    {
      method: 'POST',
      body: 'id,name\n3,"Dra""ma, x"\n4,NULL',
      headers: { 'content-type': 'text/csv', prefer: shown },
    },
    { status: 400, code: '23502' },
  ],
  [
    'club',
    {
      method: 'POST',
      body: 'id,name\n3,"Dra""ma, x"\n',
      headers: { 'content-type': 'text/csv', prefer: shown },
    },
    { status: 201, body: [{ id: 3, name: 'Dra"ma, x' }] },
  ],
  [
    'club',
    {
      method: 'POST',
      body: 'id=3&name=Drama+x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', prefer: shown },
    },
    { status: 201, body: [{ id: 3, name: 'Drama x' }] },
  ],
  [
    'club?select=name',
    {
      method: 'POST',
      body: club,
      headers: { accept: 'application/vnd.pgrst.object+json', prefer: shown },
    },
    { status: 201, body: { name: 'Drama' } },
  ],
  refused('club', 406, 'PGRST116', {
    method: 'POST',
    body: [club, { id: 4, name: 'x' }],
    headers: { accept: 'application/vnd.pgrst.object+json', prefer: shown },
  }),
  refused('club', 400, 'PGRST102', { method: 'POST', body: '' }),
  refused('club', 400, 'PGRST102', { method: 'POST', body: '{"id":' }),
  refused('club', 400, 'PGRST102', { method: 'POST', body: [{ id: 3, name: 'x' }, { id: 4 }] }),
  refused('club', 400, 'PGRST204', { method: 'POST', body: { colour: 1 } }),
  refused('club?columns=colour', 400, 'PGRST204', { method: 'POST', body: {} }),
  refused('club?columns=', 400, 'PGRST100', { method: 'POST', body: club }),
  refused('club?columns=id,', 400, 'PGRST100', { method: 'POST', body: club }),
  refused('club?on_conflict=', 400, 'PGRST100', { method: 'POST', body: club }),
  refused('club', 409, '23505', { method: 'POST', body: { id: 1, name: 'x' } }),
  refused('pupil', 409, '23503', { method: 'POST', body: { id: 9, name: 'x', teacher_id: 99 } }),
]

const merges: Case[] = [
  answer('POST', 'club', [{ id: 1, name: 'Go' }, club], `${shown},resolution=merge-duplicates`, {
    status: 201,
    body: [{ id: 1, name: 'Go' }, club],
    headers: { 'preference-applied': 'resolution=merge-duplicates, return=representation' },
  }),
  answer('POST', 'club', [{ id: 1, name: 'Go' }], `${shown},resolution=merge-duplicates`, {
    status: 200,
    body: [{ id: 1, name: 'Go' }],
  }),
  answer('POST', 'club', [], `${shown},resolution=merge-duplicates`, { status: 200, body: [] }),
  answer('POST', 'club', [{ id: 1, name: 'Go' }, club], `${shown},resolution=ignore-duplicates`, {
    status: 201,
    body: [club],
  }),
  answer('POST', 'plain', { a: 1 }, `${shown},resolution=merge-duplicates`, {
    status: 201,
    body: [{ a: 1, 'b c': null }],
    headers: { 'preference-applied': 'return=representation' },
  }),
  answer(
    'POST',
    'note?columns=id,text&select=text&order=id',
    [{ id: 1, text: 'new' }, { text: 'y' }],
    `${shown},resolution=merge-duplicates,missing=default`,
    {
      status: 201,
      body: [{ text: 'new' }, { text: 'y' }],
      headers: {
        'preference-applied': 'resolution=merge-duplicates, missing=default, return=representation',
      },
    },
  ),
  refused('club?on_conflict=name', 400, '42P10', {
    method: 'POST',
    body: club,
    headers: { prefer: 'resolution=merge-duplicates' },
  }),
  write('PUT', 'club?id=eq.3', club, [club], 201),
  write('PUT', 'club?id=eq.1', { id: 1, name: 'Go' }, [{ id: 1, name: 'Go' }], 200),
  answer('PUT', 'pair?one=eq.1&two=eq.1', { one: 1, two: 1, label: 'z' }, '', {
    status: 204,
    text: '',
  }),
  refused('club?id=eq.3', 400, 'PGRST115', { method: 'PUT', body: { id: 4, name: 'x' } }),
  refused('club?id=gt.3', 405, 'PGRST105', { method: 'PUT', body: club }),
  refused('pair?one=eq.3', 405, 'PGRST105', { method: 'PUT', body: { one: 3, two: 1 } }),
  refused('club?id=eq.3&limit=1', 400, 'PGRST114', { method: 'PUT', body: club }),
]

const updates: Case[] = [
  answer('PATCH', 'club?id=eq.1', { name: 'Go' }, '', {
    status: 204,
    text: '',
    headers: { 'content-range': '0-0/*' },
  }),
  answer('PATCH', 'club?id=eq.9', { name: 'Go' }, 'count=exact', {
    status: 204,
    text: '',
    headers: { 'content-range': '*/0' },
  }),
  answer('PATCH', 'club?id=gt.0', { name: 'Go' }, 'count=exact', {
    status: 204,
    text: '',
    headers: { 'content-range': '0-1/2' },
  }),
  write('PATCH', 'club?id=eq.9', { name: 'x' }, []),
  write('PATCH', 'club?id=eq.1', {}, []),
  write('PATCH', 'club?id=eq.1', [], []),
  answer('PATCH', 'club?id=eq.1', {}, '', {
    status: 204,
    text: '',
    headers: { 'content-range': '*/*' },
  }),
  write('PATCH', 'club?id=eq.1', [{ name: 'Go' }], [{ id: 1, name: 'Go' }]),
  write('PATCH', 'club?id=eq.1&columns=name&select=name', { name: 'Go', id: 99 }, [{ name: 'Go' }]),
  write(
    'PATCH',
    'pupil?id=eq.1&select=id,label,teacher:teacher_id(name),locker(code)',
    { name: 'Dan' },
    [{ id: 1, label: '1-Dan', teacher: { name: 'Ben' }, locker: { code: 'K1' } }],
  ),
  write('PATCH', 'pupil?data->>n=eq.9&select=id', { name: 'Dan' }, [{ id: 2 }]),
  write('PATCH', 'pupil?or=(id.eq.1,name.eq."Fay, Jr.")&select=id&order=id.desc', { born: null }, [
    { id: 3 },
    { id: 1 },
  ]),
  write('PATCH', 'pupil_view?id=eq.1&select=called,teacher(name)', { called: 'Dan' }, [
    { called: 'Dan', teacher: { name: 'Ben' } },
  ]),
  refused('club', 400, 'PGRST204', { method: 'PATCH', body: { colour: 1 } }),
  refused('club?id=eq.1&select=club_name', 400, '42703', {
    method: 'PATCH',
    body: { name: 'x' },
    headers: { prefer: shown },
  }),
  refused('club?id=gt.0', 400, 'PGRST124', {
    method: 'PATCH',
    body: { name: 'x' },
    headers: { prefer: 'handling=strict,max-affected=1' },
  }),
  answer('PATCH', 'club?id=gt.0', { name: 'x' }, 'handling=lenient,max-affected=1', {
    status: 204,
    text: '',
    headers: { 'preference-applied': 'handling=lenient' },
  }),
  refused('club?id=gt.0&limit=1&order=id', 501, 'LOCAL_STACK', {
    method: 'PATCH',
    body: { name: 'x' },
  }),
]

const deletes: Case[] = [
  answer('DELETE', 'note?id=eq.1', undefined, 'count=exact', {
    status: 204,
    text: '',
    headers: { 'content-range': '*/1' },
  }),
  answer('DELETE', 'note?id=eq.1', undefined, '', {
    status: 204,
    text: '',
    headers: { 'content-range': '*/*' },
  }),
  write('DELETE', 'note?id=lt.3&select=text&order=id.desc', undefined, [
    { text: 'two' },
    { text: 'one' },
  ]),
  write('DELETE', 'locker?pupil_id=eq.1&select=code,pupil(name)', undefined, [
    { code: 'K1', pupil: { name: 'Dirk' } },
  ]),
  refused('club?id=eq.1', 409, '23503', { method: 'DELETE' }),
  refused('note?id=gt.0', 400, 'PGRST124', {
    method: 'DELETE',
    headers: { prefer: 'handling=strict,max-affected=2' },
  }),
]

replay([...inserts, ...merges, ...updates, ...deletes])
