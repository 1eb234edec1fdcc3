import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const add = (db: Database, person: Person, ...names: string[]) =>
  db.asUser(
    person,
    `insert into public.subject (grade, subject) select '4', name from unnest($1::text[]) as name`,
    [names],
  )

const names = async (db: Database, person: Person) =>
  (
    await db.root('select subject from public.subject where created_by = $1 order by 1', [
      person.id,
    ])
  ).map(({ subject }) => subject)

const choices = async (db: Database, person: Person) =>
  (await db.asUser(person, 'select subject, created_by from public.subjects_to_choose()')).map(
    ({ subject }) => String(subject),
  )

test('whatever a thousand others add, a picker has the curriculum and what is used or added', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const stranger = await newTeacher(db)
    await add(db, teacher, 'Beekeeping')
    await db.root('alter table public.subject disable trigger limit_subjects')
    await db.root(
      `insert into public.subject (grade, subject, created_by)
       select '4', 'Used ' || place, $1 from generate_series(1, 2) as place`,
      [stranger.id],
    )
    await db.root(
      `insert into public.teacher_class_subject (name, year, subject_id, teacher_profile_id)
       select 'A', 2026, id, $1 from public.subject where subject = 'Used 1'`,
      [teacher.profileId],
    )
    await db.root(
      `insert into public.subject (grade, subject, created_by, created_at)
       select '4', 'Foreign ' || place, $1, now() + interval '1 minute' from generate_series(1, 1200) as place`,
      [stranger.id],
    )
    const offered = await choices(db, teacher)
    expect(offered).toHaveLength(1000)
    expect(offered).toContain('Beekeeping')
    expect(offered).toContain('Used 1')
    const [curriculum] = await db.root(
      'select count(*)::integer as count from public.subject where created_by is null',
    )
    const own = new Set(
      (await db.root('select subject from public.subject where created_by is null')).map(
        ({ subject }) => subject,
      ),
    )
    expect(offered.filter((name) => own.has(name))).toHaveLength(Number(curriculum?.['count']))
    const [mine] = await db.asUser(teacher, 'select public.my_subject_ids() as ids')
    expect(mine?.['ids']).toHaveLength(2)
  }))

test('an administrator sees who added what, and takes it back together; what is used stays', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const vandal = await newTeacher(db)
    const teacher = await newTeacher(db)
    await add(db, vandal, 'Aa', 'Ab', 'Ac')
    await add(db, teacher, 'Beekeeping')
    await db.root(
      `insert into public.teacher_class_subject (name, year, subject_id, teacher_profile_id)
       select 'A', 2026, id, $1 from public.subject where subject = 'Ab'`,
      [teacher.profileId],
    )
    const [row] = await db.asUser(admin, 'select public.added_subjects() as people')
    expect(row?.['people']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: vandal.id, email: vandal.email, count: 3 }),
        expect.objectContaining({
          userId: teacher.id,
          subjects: [expect.objectContaining({ grade: '4', subject: 'Beekeeping' })],
        }),
      ]),
    )
    const takeBack = (since: string | null) =>
      db.asUser(admin, 'select public.take_back_subjects($1, $2) as done', [vandal.id, since])
    expect(await takeBack('2099-01-01')).toEqual([{ done: { deleted: 0, used: 0 } }])
    expect(await takeBack(null)).toEqual([{ done: { deleted: 2, used: 1 } }])
    expect(await names(db, vandal)).toEqual(['Ab'])
    expect(await names(db, teacher)).toEqual(['Beekeeping'])
    const [audit] = await db.root(
      `select count(*)::integer as count from public.admin_audit where table_name = 'subject' and actor_id = $1`,
      [admin.id],
    )
    expect(audit).toEqual({ count: 2 })
  }))

test('nobody else sees who added what, or takes anything back', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const superadmin = await newPerson(db, ['superadmin'])
    await add(db, teacher, 'Beekeeping')
    for (const person of [teacher, superadmin]) {
      await expectRefused(db.asUser(person, 'select public.added_subjects()'), 'admin_required')
      await expectRefused(
        db.asUser(person, 'select public.take_back_subjects($1)', [teacher.id]),
        'admin_required',
      )
    }
    expect(await names(db, teacher)).toEqual(['Beekeeping'])
  }))
