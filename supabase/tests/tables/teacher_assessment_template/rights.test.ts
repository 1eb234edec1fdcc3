import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPaper, newSubject, question } from '../../support/papers.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const table = 'teacher_assessment_template'
const read = 'select title from public.teacher_assessment_template where id = $1'
const change = `update public.teacher_assessment_template set title = 'Mine now' where id = $1 returning title`
const remove = 'delete from public.teacher_assessment_template where id = $1 returning id'

test('a teacher creates, reads, changes and deletes papers', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const paper = await newPaper(db, teacher, await newSubject(db))
    expect(await db.asUser(teacher, read, [paper])).toEqual([{ title: 'Term test' }])
    expect(await db.asUser(teacher, change, [paper])).toEqual([{ title: 'Mine now' }])
    expect(await db.asUser(teacher, remove, [paper])).toEqual([{ id: paper }])
  }))

test('nobody else sees or touches a paper, administrators and superadmins neither', () =>
  rolledBack(async (db) => {
    const paper = await newPaper(db, await newTeacher(db), await newSubject(db))
    for (const stranger of [
      await newTeacher(db),
      await newPerson(db, ['admin']),
      await newPerson(db, ['superadmin', 'reporting']),
    ]) {
      expect(await db.asUser(stranger, read, [paper])).toEqual([])
      expect(await db.asUser(stranger, change, [paper])).toEqual([])
      expect(await db.asUser(stranger, remove, [paper])).toEqual([])
    }
    for (const statement of [read, change, remove]) {
      await expectRefused(db.asAnon(statement, [paper]), noRight(table))
    }
    expect(await db.root(read, [paper])).toEqual([{ title: 'Term test' }])
  }))

test('a profile without the teacher group creates nothing', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const subject = await newSubject(db)
    await db.root(`select public.remove_user_from_group($1, 'teacher')`, [teacher.id])
    await expectRefused(newPaper(db, teacher, subject), noPolicy(table))
  }))

test('no paper is created for somebody else or given to them', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const paper = await newPaper(db, teacher, await newSubject(db))
    await expectRefused(
      db.asUser(
        teacher,
        `update public.teacher_assessment_template set teacher_profile_id = $2 where id = $1`,
        [paper, other.profileId],
      ),
      noRight(table),
    )
    await expectRefused(
      db.asUser(
        teacher,
        `insert into public.teacher_assessment_template (teacher_profile_id, title) values ($1, 'x')`,
        [other.profileId],
      ),
      noRight(table),
    )
  }))

test('the total of the marks is computed and cannot be sent', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const questions = [question('1', 12.5), question('2', 7.5)]
    const paper = await newPaper(db, teacher, await newSubject(db), questions)
    const total = 'select total_marks from public.teacher_assessment_template where id = $1'
    expect(await db.asUser(teacher, total, [paper])).toEqual([{ total_marks: '20.00' }])
    await db.asUser(
      teacher,
      `update public.teacher_assessment_template set questions = '[]' where id = $1`,
      [paper],
    )
    expect(await db.asUser(teacher, total, [paper])).toEqual([{ total_marks: '0.00' }])
    await expectRefused(
      db.asUser(
        teacher,
        'update public.teacher_assessment_template set total_marks = 100 where id = $1',
        [paper],
      ),
      noRight(table),
    )
  }))
