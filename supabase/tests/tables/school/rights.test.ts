import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newSchool } from '../../support/planning.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'
import { newPerson } from '../../support/world.ts'

test('teachers and administrators read schools, nobody else', () =>
  rolledBack(async (db) => {
    const id = await newSchool(db)
    const read = 'select id from public.school where id = $1'
    expect(await allowed(db, await everyRole(db), read, [id])).toEqual(['teacher', 'admin'])
    await expectRefused(db.asAnon(read, [id]), noRight('school'))
    expect(await db.root(read, [id])).toEqual([{ id }])
  }))

test.each([
  `insert into public.school (name, provinces) values ('Akasia', '{Limpopo}') returning id`,
  `update public.school set name = 'Taken over' where not is_generic returning id`,
  'delete from public.school where not is_generic returning id',
])('only administrators: %s', (statement) =>
  rolledBack(async (db) => {
    await newSchool(db, { name: 'Marula Primary' })
    expect(await allowed(db, await everyRole(db), statement)).toEqual(['admin'])
    await expectRefused(db.asAnon(statement), noRight('school'))
    expect(await db.root('select name from public.school where not is_generic')).toEqual([
      { name: 'Marula Primary' },
    ])
  }),
)

test('the number of the Department is not for administrators to set', () =>
  rolledBack(async (db) => {
    const id = await newSchool(db, { emis_number: '200300002' })
    const admin = await newPerson(db, ['admin'])
    await expectRefused(
      db.asUser(admin, `update public.school set emis_number = '200300003' where id = $1`, [id]),
      noRight('school'),
    )
  }))
