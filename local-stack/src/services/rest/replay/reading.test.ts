import { get, refused, replay, type Case } from './replay.ts'

const names = (...all: string[]) => all.map((name) => ({ name }))
const ids = (...all: number[]) => all.map((id) => ({ id }))

const conditions: Case[] = [
  get('club?select=name&order=id', names('Chess', 'Choir')),
  get('club?select=name&id=eq.2', names('Choir')),
  get('club?select=name&id=not.eq.2', names('Chess')),
  get('club?select=id&name=like.Ch*s*', ids(1)),
  get('club?select=id&name=like(any).{*ess,*oir}&order=id', ids(1, 2)),
  get('club?select=id&name=ilike(all).{c*,*R}', ids(2)),
  get('club?select=id&id=eq(any).{1,2}&order=id.desc', ids(2, 1)),
  get('club?select=id&name=match.^Che', ids(1)),
  get('club?select=id&name=imatch.^che', ids(1)),
  get('pupil?select=id&helper_id=is.null&order=id', ids(2, 3, 4)),
  get('pupil?select=id&helper_id=is.not_null', ids(1)),
  get('pupil?select=id&helper_id=not.is.null', ids(1)),
  get('pupil?select=id&helper_id=isdistinct.3&order=id', ids(2, 3, 4)),
  get('pupil?select=id&tags=cs.{a}', ids(1)),
  get('pupil?select=id&tags=ov.{a,b}&order=id', ids(1, 2)),
  get('pupil?select=id&tags=cd.{b}&order=id', ids(2, 3, 4)),
  get('pupil?select=id&name=in.("Fay, Jr.",Esi)&order=id', ids(2, 3)),
  get('pupil?select=id&name=in.("G \\"x\\"")', ids(4)),
  get('pupil?select=id&id=in.()', []),
  get('pupil?select=id&id=in.(  )', []),
  get('pupil?select=id&name=in.( Esi,Dirk)&order=id', ids(1, 2)),
  get('pupil?select=id&and=(id.gt.1,id.lt.3))', ids(2)),
  get('pupil?select=id&data->house->>no-name=is.null&id=eq.1', ids(1)),
  refused('pupil?select=data->>--1', 400, 'PGRST100'),
  refused('pupil?data->>-name=eq.1', 400, 'PGRST100'),
  get('pupil?select=id&name=fts.dirk', ids(1)),
  get('pupil?select=id&name=not.plfts(english).dirk&order=id', ids(2, 3, 4)),
  get('pupil?select=id&or=(name.eq."Fay, Jr.",id.eq.1)&order=id', ids(1, 3)),
  get('pupil?select=id&or=(name.in.("Fay, Jr.",Esi),id.eq.1)&order=id', ids(1, 2, 3)),
  get('pupil?select=id&or=(tags.cs.{a,b},id.eq.4)&order=id', ids(1, 4)),
  get('pupil?select=id&not.or=(id.eq.1,and(id.gt.2,id.lt.4))&order=id', ids(2, 4)),
  get('pupil?select=id&and=(id.gt.1,not.or(id.eq.3,id.not.lt.4))', ids(2)),
  get('pupil?select=id&name=eq.G "x"', ids(4)),
  get('pupil?select=id&data->house->>name=eq.red', ids(1)),
  get('pupil?select=id&data->>n=eq.9', ids(2)),
  get('pupil?select=id&data->n=gt.9', ids(1)),
  get('pupil?select=id&data->marks->0=eq.7', ids(1)),
  get('pupil?select=id&or=(data->house->>name.eq.red,data->>n.eq.9)&order=id', ids(1, 2)),
  get('pupil?select=id&tags->0=eq."b"', ids(2)),
  get('odd, name?select="a.b"&"a.b"=eq.x', [{ 'a.b': 'x' }]),
  get('pupil?select=id&label=eq.2-Esi', ids(2)),
  refused('pupil?id=maths', 400, 'PGRST100'),
  refused('pupil?id=is.nothing', 400, 'PGRST100'),
  refused('pupil?or=(id.eq.1', 400, 'PGRST100'),
  refused('pupil?or=()', 400, 'PGRST100'),
  refused('pupil?select=id,,name', 400, 'PGRST100'),
  refused('pupil?id=eq.one', 400, '22P02'),
  refused('pupil?colour=eq.one', 400, '42703'),
  refused('nobody', 404, 'PGRST205'),
  refused('pupil/1/2', 404, 'PGRST125'),
]

const columns: Case[] = [
  get('club?select=&id=eq.1', [{ id: 1, name: 'Chess' }]),
  get('club?select=*,label:name&id=eq.1', [{ id: 1, name: 'Chess', label: 'Chess' }]),
  get('club?select=id::text,%20name&id=eq.1', [{ id: '1', name: 'Chess' }]),
  get('pupil?select=data->house->>name,data->marks->1,n:data->n&id=eq.1', [
    { name: 'red', marks: 9, n: 10 },
  ]),
  get('pupil?select=data->n::text&id=eq.1', [{ n: '10' }]),
  get('pupil?select=tags->0,born&id=eq.1', [{ tags: 'a', born: '2012-03-04' }]),
  get('pupil?select=id,label&id=eq.1', [{ id: 1, label: '1-Dirk' }]),
  get('pupil?select=id&order=label.desc', ids(4, 3, 2, 1)),
  get('pupil?select=id&order=born.asc.nullsfirst,id.desc', ids(4, 3, 2, 1)),
  get('pupil?select=id&order=born.desc.nullslast,id', ids(1, 2, 3, 4)),
  get('pupil?select=id&order=data->>n.desc.nullslast,id', ids(2, 1, 3, 4)),
  get('note?select=weight,size&id=eq.3', [{ weight: 1.5, size: 5 }]),
  refused('club?select=id.sum()', 400, 'PGRST123'),
  refused('club?select=count()', 400, 'PGRST123'),
  refused('club?select=most:id::int.max()::text', 400, 'PGRST123'),
  refused('club?select=id::int)', 400, 'PGRST100'),
  refused('club?select=id::nothing', 400, '42704'),
  refused('club?select=colour', 400, '42703'),
]

const answer = (path: string, sent: Case[1], expected: Case[2]): Case => [path, sent, expected]
const asked = (headers: Record<string, string>) => ({ headers })
const object = 'application/vnd.pgrst.object+json'

const pages: Case[] = [
  answer(
    'pupil?select=id&order=id&limit=2&offset=1',
    {},
    { status: 200, body: ids(2, 3), headers: { 'content-range': '1-2/*' } },
  ),
  answer('pupil?select=id&order=id', asked({ range: '1-2', prefer: 'count=exact' }), {
    status: 206,
    body: ids(2, 3),
    headers: { 'content-range': '1-2/4', 'preference-applied': 'count=exact' },
  }),
  answer('pupil?select=id&order=id', asked({ range: '0-9', prefer: 'count=estimated' }), {
    status: 200,
    body: ids(1, 2, 3, 4),
    headers: { 'content-range': '0-3/4' },
  }),
  answer(
    'pupil?select=id&limit=0',
    {},
    { status: 200, body: [], headers: { 'content-range': '*/*' } },
  ),
  answer('pupil?select=id&id=gt.9', asked({ prefer: 'count=exact' }), {
    status: 200,
    body: [],
    headers: { 'content-range': '*/0' },
  }),
  answer('pupil?select=id&offset=9', asked({ prefer: 'count=exact' }), {
    status: 416,
    code: 'PGRST103',
    headers: { 'content-range': '*/4' },
  }),
  answer('pupil?select=id&order=id&limit=3&offset=1', asked({ range: '2-9' }), {
    status: 200,
    body: ids(3, 4),
    headers: { 'content-range': '2-3/*' },
  }),
  refused('pupil?limit=1', 416, 'PGRST103', asked({ range: '2-3' })),
  refused('pupil?limit=-1', 416, 'PGRST103'),
  get('pupil?select=id&order=id&offset=-1', ids(1, 2, 3, 4)),
  get('pupil?select=id&order=id&offset=-1&limit=3', ids(1, 2)),
  refused('pupil?offset=-2&limit=1', 416, 'PGRST103'),
  refused('pupil', 416, 'PGRST103', asked({ range: '3-1' })),
  answer(
    'pupil?select=id,locker!inner(code)',
    { method: 'HEAD', headers: { prefer: 'count=exact' } },
    { status: 200, body: undefined, headers: { 'content-range': '0-1/2' } },
  ),
  answer('club?id=eq.1', asked({ accept: object }), {
    status: 200,
    body: { id: 1, name: 'Chess' },
    headers: { 'content-type': `${object}; charset=utf-8` },
  }),
  refused('club', 406, 'PGRST116', asked({ accept: object })),
  refused('club', 406, 'PGRST107', asked({ accept: 'text/unknown' })),
  answer('club?id=eq.1', asked({ accept: 'text/unknown, */*;q=0.1' }), {
    status: 200,
    body: [{ id: 1, name: 'Chess' }],
  }),
  answer(
    'pupil?select=id,helper_id&id=gt.2&order=id',
    asked({ accept: 'application/vnd.pgrst.array+json;nulls=stripped' }),
    { status: 200, body: ids(3, 4) },
  ),
  answer('pupil?select=id,helper_id&id=eq.3', asked({ accept: `${object};nulls=stripped` }), {
    status: 200,
    body: { id: 3 },
  }),
  answer('note?select=id,text,weight&id=lt.3&order=id', asked({ accept: 'text/csv' }), {
    status: 200,
    text: 'id,text,weight\n1,one,1.50\n2,two,1.50',
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  }),
  answer('club?id=eq.9', asked({ accept: 'text/csv' }), { status: 200, text: '\n' }),
  refused('club', 406, 'PGRST106', asked({ 'accept-profile': 'hidden' })),
  refused('club', 400, 'PGRST122', asked({ prefer: 'handling=strict, anything' })),
  get('rpc/when_it_is', 'Africa/Johannesburg', { prefer: 'timezone=Africa/Johannesburg' }),
  refused(
    'rpc/when_it_is',
    400,
    'PGRST122',
    asked({ prefer: 'handling=strict, timezone=Mars/North' }),
  ),
]

replay([...conditions, ...columns, ...pages])
