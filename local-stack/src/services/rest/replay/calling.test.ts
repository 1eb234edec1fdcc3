import { call, get, refused, replay, type Case } from './replay.ts'

const post = { method: 'POST' }
const typed = (type: string) => ({ headers: { 'content-type': type } })
const dirk = { id: 1, name: 'Dirk' }

const arguments_: Case[] = [
  call('odd_names', { limit: 1, fullName: 'A B' }, { limit: 1, fullName: 'A B', user: 'u' }),
  // A function cannot be given by GET what the address has another meaning for.
  refused('rpc/odd_names?fullName=A%20B&limit=1', 404, 'PGRST202'),
  call('name_of', { pupil: { id: 1, name: 'Zed' } }, 'Zed'),
  call('add_them', { a: 1, b: 2 }, 3),
  get('rpc/add_them?a=1&b=2', 3),
  call('joined', { words: ['x', 'y,z'] }, 'x+y,z'),
  get('rpc/joined?words=x&words=y,z', 'x+y,z'),
  call('joined', {}, ''),
  call('take_json', { any: 1 }, 'object'),
  call('take_json', [1, 2], 'array'),
  call('take_text', 'plain {text}', 'plain {text}', typed('text/plain')),
  call('take_bytes', 'four', 4, typed('application/octet-stream')),
  call('kind', { arg: { a: 1 } }, 'object'),
  call('kind', { arg: '{"a": 1}' }, 'string'),
  call('kind', { arg: '[]' }, 'string'),
  call('add_them', 'a=1&b=2', 3, typed('application/x-www-form-urlencoded')),
  call('numbers', '', [1, 2, 3]),
  refused('rpc/nowhere', 404, 'PGRST202'),
  refused('rpc/add_them?a=1', 404, 'PGRST202'),
  refused('rpc/add_them', 404, 'PGRST202', { ...post, body: { a: 1, b: 2, c: 3 } }),
  refused('rpc/add_them', 404, 'PGRST202', { ...post, body: 'x', ...typed('text/plain') }),
  refused('rpc/twice?a=1', 300, 'PGRST203'),
  refused('rpc/add_them', 400, 'PGRST102', { ...post, body: 'a' }),
  refused('rpc/add_them', 405, 'PGRST101', { method: 'DELETE' }),
  // Of a list, the first object is passed, and of an object the names that the address gives.
  call(
    'add_them',
    [
      { a: 1, b: 2 },
      { a: 9, b: 9 },
    ],
    3,
  ),
  call('pupils?select=id&order=id', [{ from_id: 4 }], [{ id: 4 }]),
  call('take_json', [{ a: 1 }], 'array'),
  call('add_them?columns=a,b', { a: 1, b: 2, c: 3 }, 3),
  refused('rpc/add_them', 400, 'PGRST102', { ...post, body: [{ a: 1, b: 2 }, { a: 1 }] }),
  call('add_them', 'a,b\n1,2\n9,9', 3, typed('text/csv')),
  refused('rpc/numbers', 404, 'PGRST202', { ...post, body: 'a,b\n1,2', ...typed('text/csv') }),
  refused('rpc/pupils', 501, 'LOCAL_STACK', { ...post, body: [] }),
]

const results: Case[] = [
  call('a_record', {}, { id: 1, name: 'Chess' }),
  call('records', {}, [
    { id: 1, name: 'Chess' },
    { id: 2, name: 'Choir' },
  ]),
  get('rpc/a_table', [
    { x: 1, y: 'a' },
    { x: 2, y: 'b' },
  ]),
  get('rpc/a_table?select=y&x=eq.2', [{ y: 'b' }]),
  get('rpc/with_club?select=part->name,part->>id&part->id=gt.1', [{ name: 'Choir', id: '2' }]),
  get('rpc/out_one?num=5', { plus: 6 }),
  get('rpc/nothing', null),
  get('rpc/one_pupil?id=1&select=id,name', dirk),
  call('one_pupil?select=id,name', { id: 1 }, dirk),
  [
    'rpc/quiet',
    { ...post, body: {} },
    { status: 204, text: '', headers: { 'content-type': null } },
  ],
  get('rpc/pupils?from_id=3&select=id&order=id.desc', [{ id: 4 }, { id: 3 }]),
  get('rpc/pupils?select=id&or=(id.eq.1,id.eq.3)&order=id', [{ id: 1 }, { id: 3 }]),
  get('rpc/pupils?id=gt.1&id=lt.4&select=id,label&order=label.desc', [
    { id: 3, label: '3-Fay, Jr.' },
    { id: 2, label: '2-Esi' },
  ]),
  get('rpc/pupils?select=name,teacher:teacher_id(name),club(id)&id=eq.2', [
    { name: 'Esi', teacher: { name: 'Ben' }, club: [{ id: 2 }] },
  ]),
  get('rpc/pupils?select=name,best_club(name)&id=eq.2', [
    { name: 'Esi', best_club: { name: 'Choir' } },
  ]),
  get('rpc/one_pupil?id=2&select=name,locker(code)', { name: 'Esi', locker: { code: 'K2' } }),
  [
    'rpc/pupils?select=id&order=id&limit=1&offset=1',
    { headers: { prefer: 'count=exact' } },
    { status: 206, body: [{ id: 2 }], headers: { 'content-range': '1-1/4' } },
  ],
  [
    'rpc/pupils?select=id&order=id',
    { headers: { range: '1-2' } },
    { status: 200, body: [{ id: 2 }, { id: 3 }], headers: { 'content-range': '1-2/*' } },
  ],
  [
    'rpc/pupils?limit=2&offset=1',
    { method: 'HEAD', headers: { prefer: 'count=exact' } },
    {
      status: 206,
      text: '',
      headers: { 'content-range': '1-2/4', 'content-type': 'application/json; charset=utf-8' },
    },
  ],
  [
    'rpc/pupils?select=*,locker!inner(*)',
    { method: 'HEAD', headers: { prefer: 'count=exact' } },
    { status: 200, text: '', headers: { 'content-range': '0-1/2' } },
  ],
  [
    'rpc/add_them?a=3&b=4',
    { headers: { prefer: 'count=exact' } },
    { status: 200, body: 7, headers: { 'content-range': '0-0/1' } },
  ],
  ['rpc/a_table', { headers: { accept: 'text/csv' } }, { status: 200, text: 'x,y\n1,a\n2,b' }],
  [
    'rpc/pupils?id=eq.1&select=id,name',
    { headers: { accept: 'application/vnd.pgrst.object+json' } },
    { status: 200, body: dirk },
  ],
  refused('rpc/numbers?select=x', 400, '42703'),
  refused('rpc/pupils', 406, 'PGRST116', {
    headers: { accept: 'application/vnd.pgrst.object+json' },
  }),
  refused('rpc/quiet', 400, 'PGRST128', {
    ...post,
    body: {},
    headers: { prefer: 'handling=strict,max-affected=1' },
  }),
]

const surroundings: Case[] = [
  get('rpc/cookie?name=sid', 'a=b', { cookie: 'x=1; sid=a=b' }),
  get('rpc/path', '"school", "helpers"'),
  get('rpc/shouted?what=hey', 'HEY!'),
  refused('rpc/writes', 405, '25006'),
  ['rpc/writes', { ...post, body: {} }, { status: 200, body: 1 }],
  ['rpc/teapot', { ...post, body: {} }, { status: 418, body: 1, headers: { 'x-tea': 'rooibos' } }],
  [
    'rpc/two_cookies',
    { ...post, body: {} },
    { status: 200, body: 1, headers: { 'set-cookie': 'a=1, b=2', 'content-type': 'x/y' } },
  ],
  ['rpc/reset', { ...post, body: {} }, { status: 205, text: '' }],
  refused('rpc/badly', 500, 'PGRST111', { ...post, body: {} }),
  [
    'rpc/raised',
    { ...post, body: {} },
    {
      status: 402,
      body: { code: '123', message: 'no tea', details: null, hint: 'wait' },
      headers: { 'x-tea': 'none' },
    },
  ],
]

replay([...arguments_, ...results, ...surroundings])
