import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test.each([
  '0601234567',
  '060 123 4567',
  '+27 60 123 4567',
  '+27601234567',
  '0027 (0)60-123-4567',
  '\u202a+27\u00a060\u00a0123\u00a04567\u202c',
  '27601234567',
  '060-123',
  'krytberg 060 123 4567',
  'teacher krytberg',
  'onderwyser krytberg',
  '2026-03-14',
  '14 march 2026',
  '14 maart krytberg',
])('%j finds the customer, in the list and in the palette', (words) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    await db.root(
      `update auth.users set phone = '27601234567', created_at = '2026-03-14T10:00Z' where id = $1`,
      [teacher.id],
    )
    await db.root(
      `update public.teacher_profile set surname = 'Krytberg', title = 'Ms', name = 'Thandi', language = 'English',
         province = 'Limpopo', days_per_week = 5 where id = $1`,
      [teacher.profileId],
    )
    expect(
      await db.asUser(admin, 'select id from public.search_reporting_teachers($1)', [words]),
    ).toEqual([{ id: teacher.id }])
    const [found] = await db.asUser(
      admin,
      `select public.search_back_office($1, '{customer}') as hits`,
      [words],
    )
    expect(found?.['hits']).toMatchObject([{ id: teacher.id }])
  }),
)

test.each([
  'test-64ffe49b-8156-4717-85e2-88474c7cf628@school.example',
  'klas4-2026-0601234567@school.example',
  '060-123-4567.thandi@school.example',
  'a1-11-22-33-44-55@school.example',
])('the digits of the address %j are no phone', (email) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    await db.root('update auth.users set email = $2 where id = $1', [teacher.id, email])
    expect(
      await db.asUser(admin, 'select id from public.search_reporting_teachers($1)', [email]),
    ).toEqual([{ id: teacher.id }])
  }),
)
