import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const create = 'select public.create_reporting_data() as rows'

test('a superadmin can rebuild the data after changes that no trigger saw', () =>
  rolledBack(async (db) => {
    const [teacher, lost] = [await newTeacher(db), await newTeacher(db)]
    const superadmin = await newPerson(db, ['superadmin'])
    await db.root(`update public.reporting_teacher set email = 'wrong' where id = $1`, [teacher.id])
    await db.root('delete from public.reporting_teacher where id = $1', [lost.id])
    const [answer] = await db.asUser(superadmin, create)
    const kept = await db.root('select count(*)::int as rows from public.reporting_teacher')
    expect(kept).toEqual([answer])
    expect(
      await db.root('select email from public.reporting_teacher where id = any ($1) order by 1', [
        [teacher.id, lost.id],
      ]),
    ).toEqual([teacher.email, lost.email].sort().map((email) => ({ email })))
  }))

test('nobody else can', () =>
  rolledBack(async (db) => {
    for (const person of [await newTeacher(db), await newPerson(db, ['admin', 'reporting'])]) {
      await expectRefused(db.asUser(person, create), 'superadmin_required')
    }
    await expectRefused(db.asAnon(create), 'permission denied for function create_reporting_data')
  }))
