import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSchool, newTeacherIn } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'
import { newLesson, newPaper } from '../../rights/samples/new-template.ts'
import {
  callOf,
  carryOut,
  checkedFile,
  planRemovals,
  rowsOf,
  stop,
  undo,
  wordsOf,
  type Call,
} from '../runs/kinds.ts'
import { newListedSchool, numberOf } from '../runs/listed-schools.ts'

const rowOf = (n: number) => ({
  emis: numberOf(n),
  name: `Target ${String(n).padStart(4, '0')}`,
  town: 'Paarl',
  province: 'Western Cape',
})
const goneOf = async (call: Call, id: string) =>
  (await rowsOf(call, id, 'gone')).map(({ title }) => title)

/** Five schools of the list, of which the file has the first two. */
async function arrange(db: Database) {
  const call = callOf(db, await newPerson(db, ['admin']))
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) ids.push(await newListedSchool(db, n))
  return { call, ids }
}
const listed = async (db: Database) =>
  (
    await db.root(
      `select name from public.school where emis_number between '900000001' and '900000009' order by 1`,
    )
  ).map(({ name }) => name)

const give = async (db: Database, schoolId: string | undefined) => {
  const teacher = await newTeacherIn(db, 'Western Cape')
  await db.root('update public.teacher_profile set teacher_profile_school_id = $2 where id = $1', [
    teacher.profileId,
    schoolId,
  ])
}

test('what the file does not have is named, and stays', () =>
  rolledBack(async (db) => {
    const { call, ids } = await arrange(db)
    await give(db, ids[3])
    const now = await checkedFile(call, 'schools', [rowOf(0), rowOf(1)])
    expect(now).toMatchObject({ counts: { unchanged: 2, gone: 3 }, gone: 3, goneInUse: 1 })
    expect(await goneOf(call, now.id)).toEqual(['Target 0002', 'Target 0003', 'Target 0004'])
    expect(await wordsOf(call, now.id, 'gone')).toEqual([undefined, 'in_use', undefined])
    expect((await carryOut(call, now.id)).counts).toMatchObject({ gone: 3, removed: 0 })
    expect(await listed(db)).toHaveLength(5)
  }))

test('generic schools, those without a number and those of other provinces are never gone', () =>
  rolledBack(async (db) => {
    const { call } = await arrange(db)
    await newSchool(db, { provinces: ['Western Cape'] })
    await newSchool(db, { provinces: ['Western Cape'], is_generic: true, emis_number: '900000007' })
    await newSchool(db, { provinces: ['Limpopo'], emis_number: '900000008' })
    await newSchool(db, { provinces: ['Western Cape', 'Limpopo'], emis_number: '900000009' })
    const now = await checkedFile(call, 'schools', [0, 1, 2, 3].map(rowOf))
    expect(await goneOf(call, now.id)).toEqual(['Target 0004'])
  }))

test('a row that cannot be taken keeps its school; one that is closed does not', () =>
  rolledBack(async (db) => {
    const { call } = await arrange(db)
    const now = await checkedFile(call, 'schools', [
      { ...rowOf(0), name: '12' },
      { ...rowOf(1), province: 'XX' },
      // Known by its name where its number cannot be read.
      { ...rowOf(2), emis: '?' },
      { ...rowOf(3), status: 'CLOSED' },
    ])
    expect(now.counts).toMatchObject({ error: 4, gone: 2 })
    expect(await goneOf(call, now.id)).toEqual(['Target 0003', 'Target 0004'])
  }))

test('those that nobody uses are removed by a choice of its own, and made again as they were', () =>
  rolledBack(async (db) => {
    const { call, ids } = await arrange(db)
    await db.root(
      `update public.school set town = null, school_img_key = 'Schools/x/1-a.jpg' where id = $1`,
      [ids[4]],
    )
    const schools = async () =>
      db.root(
        `select to_jsonb(school) - 'created_at' - 'updated_at' as school from public.school as school order by id`,
      )
    const before = await schools()
    await give(db, ids[3])
    const { id } = await checkedFile(call, 'schools', [{ ...rowOf(0), name: 'Renamed' }, rowOf(1)])
    expect((await planRemovals(call, id)).counts).toMatchObject({ update: 1, gone: 1, remove: 2 })
    await stop(call, id, false)
    expect((await carryOut(call, id, 2)).counts).toMatchObject({
      updated: 1,
      removed: 1,
      remove: 1,
    })
    expect((await carryOut(call, id)).counts).toMatchObject({ removed: 2, remove: 0 })
    expect(await listed(db)).toEqual(['Renamed', 'Target 0001', 'Target 0003'])
    expect((await undo(call, id, 2)).counts).toMatchObject({ undone: 2, updated: 1 })
    expect((await undo(call, id)).counts).toMatchObject({ undone: 3, kept: 0 })
    expect(await schools()).toEqual(before)
  }))

test('what changed or is used since it was shown stays, and says so', () =>
  rolledBack(async (db) => {
    const { call, ids } = await arrange(db)
    const { id } = await checkedFile(call, 'schools', [rowOf(0)])
    await planRemovals(call, id)
    await db.root(`update public.school set town = 'Ceres' where id = $1`, [ids[1]])
    await give(db, ids[2])
    await db.root('delete from public.school where id = $1', [ids[3]])
    await stop(call, id, false)
    expect((await carryOut(call, id)).counts).toMatchObject({ removed: 1, failed: 3 })
    expect(await wordsOf(call, id, 'failed')).toEqual(['changed_since', 'in_use', 'not_there'])
    expect(await listed(db)).toEqual(['Target 0000', 'Target 0001', 'Target 0002'])
  }))

test('a removal whose name somebody gave to another school is kept', () =>
  rolledBack(async (db) => {
    const { call } = await arrange(db)
    const { id } = await checkedFile(call, 'schools', [0, 1, 2, 3].map(rowOf))
    await planRemovals(call, id)
    await stop(call, id, false)
    await carryOut(call, id)
    await newSchool(db, { name: 'target 0004', town: 'Paarl', provinces: ['Western Cape'] })
    expect((await undo(call, id)).counts).toMatchObject({ removed: 0, kept: 1 })
    expect(await wordsOf(call, id, 'kept')).toEqual(['import_school_taken'])
  }))

test('a removal stops and goes on, and needs a checked run of one’s own', () =>
  rolledBack(async (db) => {
    const { call } = await arrange(db)
    const { id } = await checkedFile(call, 'schools', [rowOf(0)])
    const teacher = callOf(db, await newTeacher(db))
    await expectRefused(planRemovals(teacher, id), 'admin_required')
    await expectRefused(
      planRemovals(callOf(db, await newPerson(db, ['admin'])), id),
      'run_not_found',
    )
    expect(await planRemovals(call, id)).toMatchObject({ status: 'stopped' })
    await expectRefused(carryOut(call, id), 'run_stopped')
    await stop(call, id, false)
    await carryOut(call, id, 1)
    await stop(call, id)
    await expectRefused(carryOut(call, id), 'run_stopped')
    expect(await listed(db)).toHaveLength(4)
    await undo(call, id)
    await expectRefused(planRemovals(call, id), 'run_stopped')
    expect(await listed(db)).toHaveLength(5)
  }))

test('each use that is counted keeps a school', () =>
  rolledBack(async (db) => {
    const id = await newListedSchool(db, 0)
    const used = async () =>
      (await db.root('select private.schools_in_use(array[$1::uuid]) as ids', [id]))[0]?.['ids']
    const counts = async () =>
      (await db.root('select private.school_uses($1) as uses', [id]))[0]?.['uses'] as object // its shape
    expect(await used()).toEqual([])
    const teacher = await newTeacherIn(db, 'Western Cape')
    const [subject] = await db.root('select id from public.subject limit 1')
    const uses: Record<string, [string, unknown[]]> = {
      teachers: [
        'update public.teacher_profile set teacher_profile_school_id = $1 where id = $2',
        [id, teacher.profileId],
      ],
      requests: [
        `insert into public.school_request (teacher_profile_id, school_id, teacher_name, request_status)
         values ($2, $1, 'One', 'REQUESTED')`,
        [id, teacher.profileId],
      ],
      papers: [
        'update public.teacher_assessment_template set school_id = $1 where id = $2',
        [id, await newPaper(db, teacher.profileId)],
      ],
      lessons: [
        'update public.teacher_subject_template set school_id = $1 where id = $2',
        [id, await newLesson(db, teacher.profileId)],
      ],
      templates: [
        `insert into public.subject_template (name, complexity, school_id, subject_id)
         values ('Lesson', 'Simple', $1, $2)`,
        [id, subject?.['id']],
      ],
    }
    expect(Object.keys(uses).toSorted()).toEqual(Object.keys(await counts()).toSorted())
    for (const [use, [sql, values]] of Object.entries(uses)) {
      await db.root('savepoint unused')
      await db.root(sql, values)
      expect([use, await used()]).toEqual([use, [id]])
      expect(await counts()).toMatchObject({ [use]: 1 })
      await db.root('rollback to unused')
    }
  }))
