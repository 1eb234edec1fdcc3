import { moreCalls } from './more-calls.sql.ts'
import { call, get, refused, replay, type Case, type Sent } from './replay.ts'

// What PostgREST's specification of calls sends once more with another value, form or result.

const post = { method: 'POST' }
const typed = (type: string): Sent => ({ headers: { 'content-type': type } })
const form = typed('application/x-www-form-urlencoded')
const range = { 'range-unit': 'items', range: '1-1' }
const counted = { prefer: 'count=exact' }
const ids = (...all: number[]) => all.map((id) => ({ id }))
const answer = (path: string, sent: Sent, expected: Case[2]): Case => [
  `rpc/${path}`,
  sent,
  expected,
]
const four = 'between?select=id&low=1&high=5'

const pages: Case[] = [
  answer(
    four,
    { headers: range },
    {
      status: 200,
      body: ids(3),
      headers: { 'content-range': '1-1/*' },
    },
  ),
  answer(
    four,
    { headers: { ...range, ...counted } },
    {
      status: 206,
      body: ids(3),
      headers: { 'content-range': '1-1/4' },
    },
  ),
  // Only GET is asked for a range by its header.
  answer(
    'between?select=id',
    { ...post, body: { low: 1, high: 5 }, headers: { ...range, ...counted } },
    {
      status: 200,
      body: ids(2, 3, 4, 5),
      headers: { 'content-range': '0-3/4' },
    },
  ),
  answer(
    four,
    { method: 'HEAD', headers: { ...range, ...counted } },
    {
      status: 200,
      text: '',
      headers: { 'content-range': '0-3/4' },
    },
  ),
  answer(
    'between?select=id&limit=2&offset=1',
    {
      ...post,
      body: { low: 1, high: 5 },
      headers: { 'range-unit': 'items', range: '0-0', ...counted },
    },
    { status: 206, body: ids(3, 4), headers: { 'content-range': '1-2/4' } },
  ),
  answer(
    `${four}&limit=2&offset=1`,
    { method: 'HEAD' },
    {
      status: 200,
      text: '',
      headers: { 'content-range': '1-2/*' },
    },
  ),
  answer(
    'marked?val=8',
    { headers: counted },
    {
      status: 200,
      body: 8,
      headers: { 'content-range': '0-0/1' },
    },
  ),
  answer(
    'a_place',
    { headers: counted },
    {
      status: 200,
      body: { x: 10, y: 5 },
      headers: { 'content-range': '0-0/1' },
    },
  ),
  answer(
    'between?select=id',
    {
      ...post,
      body: { low: 2, high: 4 },
      headers: { accept: 'text/csv' },
    },
    { status: 200, text: 'id\n3\n4', headers: { 'content-type': 'text/csv; charset=utf-8' } },
  ),
  answer(
    four,
    { method: 'HEAD', headers: { accept: 'text/csv' } },
    {
      status: 200,
      text: '',
      headers: { 'content-type': 'text/csv; charset=utf-8' },
    },
  ),
]

const results: Case[] = [
  call('greet', { name: '￥' }, 'Hello, ￥'),
  call('a_list', {}, [1, 2, 3]),
  get('rpc/a_list', [1, 2, 3]),
  call('a_mood', { val: 'glad' }, 'glad'),
  refused('rpc/a_mood?val=angry', 400, '22P02'),
  call('marked', { val: '8' }, 8),
  refused('rpc/marked?val=-1', 400, '23514'),
  call('a_range', { low: 10, up: 20 }, '[10,20)'),
  call('some_scalars', {}, [{ a: 's', b: 'glad', c: 1, d: '[10,20)' }]),
  call('a_place', {}, { x: 10, y: 5 }),
  get('rpc/a_place?select=y', { y: 5 }),
  refused('rpc/a_spot', 401, '42501', { ...post, body: {} }),
  call('honoured', {}, { x: 10, y: 5 }),
  get('rpc/honoured_club?id=1&select=name,pupil(id)', [{ name: 'Chess', pupil: [{ id: 1 }] }]),
  call('no_clubs', {}, []),
  get('rpc/no_clubs?select=name,pupil(*)', []),
  get('rpc/no_clubs?select=id&order=id', []),
  call('same_name', {}, [{ same_name: 'hi', value: 1 }]),
  get('rpc/same_name?select=value', [{ value: 1 }]),
  get('rpc/one_column', [{ a: 'A' }]),
  get('rpc/out_json?a=1&b=two', { my_json: { a: 1, b: 'two' } }),
  get('rpc/in_out?num=2', { num: 3 }),
  get('rpc/many_out', { my_json: { a: 1 }, num: 3, str: 'four' }),
  get('rpc/many_out?select=str,n:num', { str: 'four', n: 3 }),
  get('rpc/many_in_out?num=1&str=two&b=false', { num: 1, str: 'two', b: false }),
  get('rpc/many_in_out?num=1&str=two', { num: 1, str: 'two', b: true }),
  call('record_of', { id: 1, name: 'Ch%' }, { id: 1, name: 'Chess' }),
  // Since version 12 only a domain of that name makes a function answer in another type.
  refused('rpc/an_xml', 406, 'PGRST107', { headers: { accept: 'text/xml' } }),
  refused('rpc/greet?name=you', 406, 'PGRST107', { headers: { accept: 'text/plain' } }),
  answer('welcome.html', {}, { status: 200, body: 'x' }),
  refused('rpc/greet?name=you', 406, 'PGRST107', { headers: { accept: 'audio/mpeg3' } }),
]

const chosen: Case[] = [
  get('rpc/greet?name=ignored&name=you', 'Hello, you'),
  get('rpc/greet_all?name=ignored&name=you&v=unused', 'Hello, you'),
  call('joined', 'words=x', 'x', form),
  call('joined', 'words=x&words=y', 'x+y', form),
  call('joined', '', '', form),
  get('rpc/three_defaults?b=4', 8),
  get('rpc/three_defaults', 6),
  get('rpc/over', [1, 2, 3]),
  get('rpc/over?a=1&b=2', 3),
  get('rpc/over?a=1&b=2&c=3', '123'),
  call('over', 'a=1&b=2', 3, form),
  call('over', 'a=1&b=2&c=3', '123', form),
  call('over', '', [1, 2, 3], form),
  refused('rpc/over?wrong=1', 404, 'PGRST202'),
  refused('rpc/over?a=1&b=2&wrong=1', 404, 'PGRST202'),
  refused('rpc/same_args?arg=value', 300, 'PGRST203'),
  get('rpc/same_args?arg=value&num=1', 'text'),
  call('default_last?select=name,pupil(id)', {}, [{ name: 'Chess', pupil: [{ id: 1 }] }]),
  call('default_last', { must: 1 }, { val: 1 }),
  call('default_last?select=id', { a: 2 }, ids(2)),
  call('default_last', { a: 2, must: 4 }, { a: 2, val: 4 }),
  refused('rpc/greet?name=John', 400, 'PGRST100', { ...post, body: { name: 'John' } }),
  call('greet?columns=name', { name: 'John', smth: 'here', id: 13 }, 'Hello, John'),
  get('rpc/below?id=4&id=gt.1&select=id', ids(2, 3)),
  get('rpc/below?id=4&id=not.gt.1&select=id', ids(1)),
  get('rpc/below?id=4&id=not.in.(1,3)&select=id', ids(2)),
  get('rpc/courses?words=fts.fat&select=id', ids(1)),
  get('rpc/courses?words=plfts.cat&select=id', ids(1, 2)),
  get('rpc/courses?words=not.fts(english).fat%7Crat&select=id', ids(2)),
  get('rpc/courses?words=wfts.fat or rat&select=id', ids(1, 3)),
  get('rpc/courses?words=phfts(english).cat&select=id', ids(1, 2)),
  refused('rpc/greet', 404, 'PGRST202'),
  refused('rpc/greet?any=value', 404, 'PGRST202'),
  call(
    'varied',
    {
      double: 3.1,
      varchar: 'hi',
      boolean: true,
      date: '20190101',
      money: 0,
      enum: 'glad',
      arr: ['a', 'b'],
      integer: 43,
      json: { k: 'v' },
      jsonb: { a: [1, '3'] },
    },
    {
      double: 3.1,
      varchar: 'hi',
      boolean: true,
      date: '2019-01-01',
      money: 0,
      enum: 'glad',
      arr: ['a', 'b'],
      integer: 43,
      json: { k: 'v' },
      jsonb: { a: [1, '3'] },
    },
  ),
  get(
    'rpc/varied?double=3.1&varchar=hi&boolean=true&date=20190101&money=0&enum=sad&arr=%7Ba,b%7D&integer=4',
    {
      double: 3.1,
      varchar: 'hi',
      boolean: true,
      date: '2019-01-01',
      money: 0,
      enum: 'sad',
      arr: ['a', 'b'],
      integer: 4,
      json: {},
      jsonb: {},
    },
  ),
]

const unnamed: Case[] = [
  call('take_xml', '<a>x</a>', '<a>x</a>', typed('text/xml')),
  call('unnamed', {}, 1),
  call('unnamed', { x: 1, y: 2 }, 3),
  call('unnamed', { A: 1, B: 2 }, { A: 1, B: 2 }),
  get('rpc/unnamed', 1, { 'content-type': 'text/plain' }),
  call('unnamed', 'some text', 'some text', typed('text/plain')),
  call('unnamed', 'bytes', '\\x6279746573', typed('application/octet-stream')),
  refused('rpc/in_out', 404, 'PGRST202', { ...post, body: 'x', ...typed('text/plain') }),
  refused('rpc/in_out', 404, 'PGRST202', { ...post, body: '<x/>', ...typed('text/xml') }),
  refused('rpc/in_out', 404, 'PGRST202', {
    ...post,
    body: 'x',
    ...typed('application/octet-stream'),
  }),
  refused('rpc/in_out', 404, 'PGRST202', { ...post, body: { x: 1 } }),
  refused('rpc/greet', 405, 'PGRST101', { method: 'PATCH' }),
]

const surroundings: Case[] = [
  call('guc', { prefix: 'request.headers', name: 'x-where' }, 'here', {
    headers: { 'x-where': 'here' },
  }),
  call('guc', { prefix: 'request.jwt.claims', name: 'role' }, 'anon'),
  call('guc', { name: 'request.method' }, 'POST'),
  get('rpc/guc?name=request.method', 'GET'),
  call('guc', { name: 'request.path' }, '/rpc/guc'),
  call('guc', { prefix: 'request.cookies', name: 'b' }, '2', { headers: { cookie: 'a=1;b=2' } }),
  answer(
    'pay_up',
    {},
    {
      status: 402,
      body: {
        code: 'PT402',
        message: 'Payment Required',
        details: 'Quota exceeded',
        hint: 'Upgrade',
      },
    },
  ),
  refused('rpc/bad_code', 500, 'PT40A'),
  refused('rpc/problem', 400, 'P0001', { ...post, body: {} }),
  refused('rpc/asserts', 500, 'P0004', { ...post, body: {} }),
  refused('rpc/bad_status', 500, 'PGRST112'),
  refused('rpc/bad_headers', 500, 'PGRST111'),
  answer('refuses', {}, { status: 403, body: { message: 'no' } }),
  answer(
    'loud?name=Chess&select=id&id=eq.1',
    {},
    {
      status: 200,
      body: ids(1),
      headers: { 'x-test': 'a=b; c', 'x-test-2': 'd' },
    },
  ),
  answer(
    'loud?name=Chess&select=id',
    { method: 'HEAD' },
    {
      status: 200,
      text: '',
      headers: { 'x-test-2': 'd' },
    },
  ),
]

replay([...pages, ...results, ...chosen, ...unnamed, ...surroundings], moreCalls)
