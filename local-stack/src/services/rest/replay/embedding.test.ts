import { get, refused, replay, type Case } from './replay.ts'

const toOne: Case[] = [
  get('pupil?select=id,teacher:teacher_id(name)&id=eq.1', [{ id: 1, teacher: { name: 'Ben' } }]),
  get('pupil?select=id,teacher!teacher_id(name)&id=lt.5&id=gt.3', [{ id: 4, teacher: null }]),
  get('pupil?select=id,guide:teacher!pupil_helper(name)&id=eq.1', [
    { id: 1, guide: { name: 'Cleo' } },
  ]),
  get('pupil?select=pupil_helper(name)&id=eq.1', [{ pupil_helper: { name: 'Cleo' } }]),
  get('pupil?select=a:teacher_id(x:name,boss:boss_id(y:name))&id=eq.1', [
    { a: { x: 'Ben', boss: { y: 'Anna' } } },
  ]),
  get('pupil?select=one:teacher_id(id),two:teacher_id(name)&id=eq.1', [
    { one: { id: 2 }, two: { name: 'Ben' } },
  ]),
  refused('pupil?select=teacher_id(id),teacher_id(name)', 400, '42712'),
  get('pupil?select=id,tutor(name)&id=in.(1,3)&order=id', [
    { id: 1, tutor: { name: 'Ben' } },
    { id: 3, tutor: { name: 'Cleo' } },
  ]),
  get('pupil?select=locker(code)&order=id&limit=3', [
    { locker: { code: 'K1' } },
    { locker: { code: 'K2' } },
    { locker: null },
  ]),
  get('locker?select=code,pupil(name)&code=eq.K1', [{ code: 'K1', pupil: { name: 'Dirk' } }]),
  get('locker_list?select=code,pupil(name)&code=eq.K1', [{ code: 'K1', pupil: { name: 'Dirk' } }]),
  get('pupil?select=id,locker_list(code)&id=eq.2', [{ id: 2, locker_list: { code: 'K2' } }]),
  get('pupil_short?select=called,teacher(name)&id=eq.1', [
    { called: 'Dirk', teacher: { name: 'Ben' } },
  ]),
  get('pupil?select=id,...teacher_id(teacher_name:name,...boss_id(boss:name))&id=eq.1', [
    { id: 1, teacher_name: 'Ben', boss: 'Anna' },
  ]),
  get('pupil?select=name,...locker(*)&id=eq.1', [{ name: 'Dirk', pupil_id: 1, code: 'K1' }]),
  get('pupil?select=id,best_club(name)&id=lt.3&order=id', [
    { id: 1, best_club: { name: 'Chess' } },
    { id: 2, best_club: { name: 'Choir' } },
  ]),
]

const toMany: Case[] = [
  get('teacher?select=name,pupil!teacher_id(id)&order=id', [
    { name: 'Anna', pupil: [] },
    { name: 'Ben', pupil: [{ id: 1 }, { id: 2 }] },
    { name: 'Cleo', pupil: [{ id: 3 }] },
  ]),
  get(
    'teacher?select=name,pupils:pupil!teacher_id(id)&pupils.order=id.desc&pupils.limit=1&id=eq.2',
    [{ name: 'Ben', pupils: [{ id: 2 }] }],
  ),
  get('teacher?select=name,pupils:pupil!teacher_id(id)&pupils.offset=1&pupils.order=id&id=eq.2', [
    { name: 'Ben', pupils: [{ id: 2 }] },
  ]),
  get('teacher?select=name,pupils:pupil!teacher_id(id)&pupils.or=(id.eq.2,id.eq.9)&id=eq.2', [
    { name: 'Ben', pupils: [{ id: 2 }] },
  ]),
  get('teacher?select=name,pupil!teacher_id!inner(id)&pupil.id=eq.3', [
    { name: 'Cleo', pupil: [{ id: 3 }] },
  ]),
  get('pupil?select=name,club(name)&id=lt.3&order=id&club.order=name.desc', [
    { name: 'Dirk', club: [{ name: 'Choir' }, { name: 'Chess' }] },
    { name: 'Esi', club: [{ name: 'Choir' }] },
  ]),
  get('club?select=name,members:pupil(id,home:teacher!teacher_id(name))&id=eq.1', [
    { name: 'Chess', members: [{ id: 1, home: { name: 'Ben' } }] },
  ]),
  get('club?select=name,pupil!pupil_club(id)&id=eq.1', [{ name: 'Chess', pupil: [{ id: 1 }] }]),
  get('pupil?select=id,pupil_club(...club(name))&id=eq.1', [
    { id: 1, pupil_club: [{ name: 'Chess' }, { name: 'Choir' }] },
  ]),
  get('pupil?select=id,clubs_of(id)&id=eq.1', [{ id: 1, clubs_of: [{ id: 1 }, { id: 2 }] }]),
  get('pupil_short?select=called,club(name)&id=eq.2', [
    { called: 'Esi', club: [{ name: 'Choir' }] },
  ]),
]

const self: Case[] = [
  get('teacher?select=name,boss_id(name)&id=eq.2', [{ name: 'Ben', boss_id: { name: 'Anna' } }]),
  get('teacher?select=name,boss:boss_id(name)&id=eq.1', [{ name: 'Anna', boss: null }]),
  get('teacher?select=name,staff:teacher!boss_id(name)&id=eq.1', [
    { name: 'Anna', staff: [{ name: 'Ben' }, { name: 'Cleo' }] },
  ]),
  get('teacher?select=name,teacher(name)&id=eq.1', [
    { name: 'Anna', teacher: [{ name: 'Ben' }, { name: 'Cleo' }] },
  ]),
  get('teacher?select=name,boss:boss_id(name,staff:teacher!boss_id(name))&id=eq.2', [
    { name: 'Ben', boss: { name: 'Anna', staff: [{ name: 'Ben' }, { name: 'Cleo' }] } },
  ]),
]

const asFilter: Case[] = [
  get('pupil?select=id,locker()&locker=is.null&order=id', [{ id: 3 }, { id: 4 }]),
  get('pupil?select=id,locker()&locker=not.is.null&order=id', [{ id: 1 }, { id: 2 }]),
  get('pupil?select=id,clubs:club()&clubs=is.null&order=id', [{ id: 3 }, { id: 4 }]),
  get('pupil?select=id,club()&club.id=eq.1&club=not.is.null', [{ id: 1 }]),
  get('pupil?select=id,pupil_club(club())&id=eq.1', [{ id: 1 }]),
  get('pupil?select=id,teacher:teacher_id(boss:boss_id(pupil!teacher_id()))&id=eq.1', [{ id: 1 }]),
  get('pupil?select=id,pupil_club!inner(club!inner())&pupil_club.club.id=eq.1', [{ id: 1 }]),
  get('pupil?select=id,teacher:teacher_id(name,boss:boss_id())&id=eq.1', [
    { id: 1, teacher: { name: 'Ben' } },
  ]),
  get('pupil?select=teacher:teacher_id()&id=eq.1', [{}]),
  get(
    'pupil?select=id,club(),locker()&club.id=eq.1&locker.code=eq.K2&or=(club.not.is.null,locker.not.is.null)&order=id',
    [{ id: 1 }, { id: 2 }],
  ),
  get('pupil?select=id,teacher_id,teacher:teacher_id(name)&teacher_id=eq.3', [
    { id: 3, teacher_id: 3, teacher: { name: 'Cleo' } },
  ]),
  [
    'pupil?select=id,locker()&locker=is.null',
    { headers: { prefer: 'count=exact' } },
    { status: 200, body: [{ id: 3 }, { id: 4 }], headers: { 'content-range': '0-1/2' } },
  ],
  get('pupil?select=id,locker(code)&order=locker(code).desc.nullslast,id', [
    { id: 2, locker: { code: 'K2' } },
    { id: 1, locker: { code: 'K1' } },
    { id: 3, locker: null },
    { id: 4, locker: null },
  ]),
  get('pupil?select=id,locker()&order=locker(code).desc.nullslast,id&limit=2', [
    { id: 2 },
    { id: 1 },
  ]),
  get('pupil?select=id,...locker(code)&order=locker(pupil_id).desc.nullslast&limit=1', [
    { id: 2, code: 'K2' },
  ]),
]

const refusals: Case[] = [
  refused('pupil?select=teacher(name)', 300, 'PGRST201'),
  refused('pupil?select=hidden_join(id)', 400, 'PGRST200'),
  refused('pupil?select=note(id)', 400, 'PGRST200'),
  refused('pupil?select=teacher!nowhere(name)', 400, 'PGRST200'),
  refused('pupil?select=...club(name)', 400, 'PGRST123'),
  refused('pupil?select=id&club.id=eq.1', 400, 'PGRST108'),
  refused('pupil?select=id&order=club(id)', 400, 'PGRST108'),
  refused('pupil?select=id,club(id)&order=club(id)', 400, 'PGRST118'),
  refused('pupil?select=teacher_id(password)', 400, '42703'),
  refused('pupil?select=teacher_id(name,colour)', 400, '42703'),
]

replay([...toOne, ...toMany, ...self, ...asFilter, ...refusals])
