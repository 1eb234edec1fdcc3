import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select email from public.reporting_teacher where id = $1'

test('administrators and superadmins read customers', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const group of ['admin', 'superadmin']) {
      expect(await db.asUser(await newPerson(db, [group]), read, [teacher.id])).toEqual([
        { email: teacher.email },
      ])
    }
  }))

test('nobody else reads customers, themselves included', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const person of [teacher, await newTeacher(db), await newPerson(db, ['reporting'])]) {
      expect(await db.asUser(person, read, [teacher.id])).toEqual([])
    }
    await expectRefused(db.asAnon(read, [teacher.id]), noRight('reporting_teacher'))
    expect(await db.root(read, [teacher.id])).toEqual([{ email: teacher.email }])
  }))

test('users who are neither teacher nor administrator are not customers', () =>
  rolledBack(async (db) => {
    const [visitor, clerk] = [await newPerson(db), await newPerson(db, ['reporting'])]
    const admin = await newPerson(db, ['admin'])
    for (const person of [visitor, clerk]) {
      expect(await db.asUser(admin, read, [person.id])).toEqual([])
      expect(await db.root(read, [person.id])).toEqual([{ email: person.email }])
    }
  }))

test('nobody writes the copy; changes are made at the source', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const person = await newPerson(db, ['admin', 'superadmin'])
    for (const statement of [
      `insert into public.reporting_teacher (id, owner) values (gen_random_uuid(), $1)`,
      `update public.reporting_teacher set email = 'x' where owner = $1`,
      'delete from public.reporting_teacher where owner = $1',
    ]) {
      await expectRefused(db.asUser(person, statement, [teacher.id]), noRight('reporting_teacher'))
      await expectRefused(db.asService(statement, [teacher.id]), noRight('reporting_teacher'))
    }
  }))
