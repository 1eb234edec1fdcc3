import { moreTables } from './more-tables.sql.ts'
import { get, refused, replay, type Case } from './replay.ts'

// What PostgREST's specification of queries sends once more with another value, table or relationship.

const ids = (...all: number[]) => all.map((id) => ({ id }))
const names = (...all: string[]) => all.map((name) => ({ name }))

const conditions: Case[] = [
  ['count_me', {}, { status: 200, body: [{ count: 1, t: 'x' }] }],
  get('count_me?select=t,count&count=eq.1', [{ t: 'x', count: 1 }]),
  get('count_me?select=t&order=count', [{ t: 'x' }]),
  get('chore?select=id&done=is.true', ids(1)),
  get('chore?select=id&done=is.FAlSe', ids(2)),
  get('chore?select=id&done=is.UnKnOwN', ids(3)),
  get('chore?select=id&done=is.NULL', ids(3)),
  get('chore?select=id&done=not.is.true&order=id', ids(2, 3)),
  refused('chore?done=is.nil', 400, 'PGRST100'),
  refused('chore?done=is.ok', 400, 'PGRST100'),
  get('chore?select=id&done=isdistinct.true&order=id', ids(2, 3)),
  get('chore?select=id&id=not.in.(2)&order=id', ids(1, 3)),
  get('chore?select=id&name=not.like.*dish*&order=id', ids(1, 2)),
  get('chore?select=id&name=not.ilike.*DISH*&order=id', ids(1, 2)),
  get('chore?select=id&name=not.match.ish.*s$&order=id', ids(1, 2)),
  get('chore?select=id&name=imatch..*DISH.*', ids(3)),
  get('chore?select=id&name=like.*ish*&done=not.eq.true', []),
  get('course?select=id&words=fts.fat%26cat', ids(1)),
  get('course?select=id&words=fts.cat%26!bat', ids(1)),
  get('course?select=id&words=wfts.cat and -bat', ids(1)),
  get('course?select=id&words=not.phfts(english).cat', ids(3)),
  get('course?select=id&or=(words.phfts(german).fat, words.fts(english).rat)&order=id', ids(1, 3)),
  get('course?select=id&years=sl.[4,9)&order=id', ids(1)),
  get('course?select=id&years=sr.[1,4)&order=id', ids(3)),
  get('course?select=id&years=nxl.[3,9)&order=id', ids(2, 3)),
  get('course?select=id&years=nxr.[3,5)&order=id', ids(1)),
  get('course?select=id&years=adj.[3,6)&order=id', ids(1)),
  get('course?select=id&years=ov.[2,4)&order=id', ids(1, 2)),
  refused('chore?id=0', 400, 'PGRST100'),
  refused('chore?order=id.smth', 400, 'PGRST100'),
  refused('chore?order=id.asc.nlsfst', 400, 'PGRST100'),
  refused('chore?order=id.asc.nullslasttt', 400, 'PGRST100'),
]

const named = (value: string, ...found: string[]) =>
  get(`quoted?select=name&order=id&name=${value}`, names(...found))
const quotes: Case[] = [
  named('in.("Maake, Lerato","Botha, Piet")', 'Maake, Lerato', 'Botha, Piet'),
  named('in.(Thandi N,"Maake, Lerato")', 'Maake, Lerato', 'Thandi N'),
  named('in.("Seven(007)")', 'Seven(007)'),
  named(String.raw`in.("D\"Q\"M\"")`, 'D"Q"M"'),
  named(String.raw`in.("\\")`, '\\'),
  named(String.raw`in.("/\\S/\\B/\\")`, String.raw`/\S/\B/` + '\\'),
  named(String.raw`in.("Th\a\ndi N")`, 'Thandi N'),
  named('in.(D"Q"M")', 'D"Q"M"'),
  named('in.(\\)', '\\'),
  named(String.raw`in.(/\S/\B/\)`, String.raw`/\S/\B/` + '\\'),
  named('in.(")', '"'),
  get(
    'quoted?select=id&name=not.in.("Maake, Lerato",Thandi N,"Botha, Piet")&order=id&limit=1',
    ids(4),
  ),
  get('quoted?select=id&b=in.()', []),
  get('quoted?select=id&d=in.()', []),
  get('quoted?select=id&n=in.()', []),
  get('quoted?select=id&b=not.in.()&order=id&limit=1', ids(1)),
  refused('quoted?n=in.( ,3,4)', 400, '22P02'),
  get('Esc%3B?select="so;me id"&order="so;me id".desc&limit=1', [{ 'so;me id': 2 }]),
  get('Esc%3B?select="so;me id",ghost_busters(*)&order="so;me id"', [
    { 'so;me id': 1, ghost_busters: { escape: 1 } },
    { 'so;me id': 2, ghost_busters: null },
  ]),
  get(
    'reserved?select=":arr->ow::cast","(inside,parens)","a.dotted.column","  col  w "&"*id*"=eq.1',
    [{ ':arr->ow::cast': 'a', '(inside,parens)': 'b', 'a.dotted.column': 'c', '  col  w ': 'd' }],
  ),
]

const relations: Case[] = [
  get('being?select=*,descendant(*)&order=being', [
    { being: 1, descendant: [{ descendant: 1, being: 1 }] },
    { being: 2, descendant: [] },
  ]),
  get('being?select=*,part(*)&being=eq.1', [{ being: 1, part: [{ part: 1 }] }]),
  get('model?select=name,brand(name)&order=name', [
    { name: 'New', brand: { name: 'Umoja' } },
    { name: 'Old', brand: { name: 'Umoja' } },
  ]),
  get('brand?select=name,model(name)&model.order=name', [
    { name: 'Umoja', model: names('New', 'Old') },
  ]),
  get('model?select=name,sale(sum)&order=name&sale.order=sum', [
    { name: 'New', sale: [] },
    { name: 'Old', sale: [{ sum: 7 }, { sum: 9 }] },
  ]),
  get('sale?select=sum,model(name,brand(name))&order=sum&limit=1', [
    { sum: 7, model: { name: 'Old', brand: { name: 'Umoja' } } },
  ]),
  get('model?select=name,dealer(name)&order=name', [
    { name: 'New', dealer: [] },
    { name: 'Old', dealer: names('Louis') },
  ]),
  refused('model?select=name,sale_before(sum)', 400, 'PGRST200'),
  refused('sale_before?select=sum,model(name)', 400, 'PGRST200'),
  refused('sale?select=sum,model_before(name)', 400, 'PGRST200'),
  refused('model_before?select=name,sale(sum)', 400, 'PGRST200'),
  get(
    'teacher?select=id,pupil!pupil_teacher_id_fkey(id,locker(code))&pupil.locker.code=like.K1*&id=eq.2&pupil.order=id',
    [
      {
        id: 2,
        pupil: [
          { id: 1, locker: { code: 'K1' } },
          { id: 2, locker: null },
        ],
      },
    ],
  ),
  refused('club?select=*&nobody.name=like.*x*', 400, 'PGRST108'),
  refused('club?select=*,members:pupil(*)&memberss.name=ilike.*x*', 400, 'PGRST108'),
  refused('club?select=id,pupil(id,locker(code))&pupil.locker2.code=like.x*', 400, 'PGRST108'),
  get('club?select=id, name, pupil( id , name )&id=eq.2&pupil.order=id', [
    {
      id: 2,
      name: 'Choir',
      pupil: [
        { id: 1, name: 'Dirk' },
        { id: 2, name: 'Esi' },
      ],
    },
  ]),
  get('pupil_list?select=id,locker(code),club(name)&id=eq.1&club.order=name', [
    { id: 1, locker: { code: 'K1' }, club: names('Chess', 'Choir') },
  ]),
  get('club?select=name,pupil_list(id)&id=eq.1', [{ name: 'Chess', pupil_list: ids(1) }]),
  get('club?select=id,always&id=eq.1', [{ id: 1, always: true }]),
  get('brand?select=name,always', [{ name: 'Umoja', always: false }]),
  get('club?always=is.true&select=id&order=id', ids(1, 2)),
  refused('club?never=is.false', 400, '42703'),
  get('link?select=site,page(url)&order=site', [
    { site: 'a', page: { url: 'p' } },
    { site: 'b', page: null },
  ]),
  get('dump?select=id,name&order=id.desc&limit=1', [{ id: 2, name: 'Choir' }]),
]

const accept = (type: string) => ({ headers: { accept: type } })
const answers: Case[] = [
  ...[
    'text/csv, */*',
    'text/csv, application/json',
    'text/csv; version=1',
    'text/unknown, text/csv',
  ].map((type): Case => [
    'club?select=id&order=id',
    accept(type),
    { status: 200, text: 'id\n1\n2', headers: { 'content-type': 'text/csv; charset=utf-8' } },
  ]),
  ['club?select=id&id=eq.1', accept('*/*'), { status: 200, body: ids(1) }],
  [
    'club?select=id&id=eq.1',
    {},
    { status: 200, body: ids(1), headers: { 'content-profile': null } },
  ],
  ['club?select=name&id=eq.1', accept('text/plain'), { status: 406, code: 'PGRST107' }],
  [
    'club?select=name&id=eq.1',
    accept('application/octet-stream'),
    { status: 406, code: 'PGRST107' },
  ],
]

replay([...conditions, ...quotes, ...relations, ...answers], moreTables)
