import { describe, expect, test } from 'vitest'
import { rolledBack, type Row } from '../../support/database.ts'
import { newSchool, newTeacherIn } from '../../support/planning.ts'

const school: Row = { name: 'Laerskool Marula', provinces: ['Limpopo'], town: 'Polokwane' }

describe('a school', () => {
  test.each<[string, Row]>([
    ['school_name_present', { name: ' ' }],
    ['school_name_length', { name: 'x'.repeat(201) }],
    ['school_town_length', { town: '' }],
    ['school_provinces_known', { provinces: [] }],
    ['school_provinces_known', { provinces: ['Limpopo', 'Natal'] }],
    ['school_emis_number_shape', { emis_number: '12A' }],
    ['school_img_key_length', { school_img_key: '' }],
  ])('is refused by %s: %o', (constraint, change) =>
    rolledBack(async (db) => {
      await expect(newSchool(db, { ...school, ...change })).rejects.toMatchObject({ constraint })
    }),
  )

  test('is there once per name, town and province, however it is typed', () =>
    rolledBack(async (db) => {
      await newSchool(db, school)
      await newSchool(db, { ...school, town: 'Tzaneen' })
      await newSchool(db, { ...school, provinces: ['Gauteng'] })
      await expect(newSchool(db, { ...school, name: ' LAERSKOOL MARULA ' })).rejects.toMatchObject({
        constraint: 'school_name_town_provinces_key',
      })
    }))

  test('is not generic unless somebody says so, and is trimmed', () =>
    rolledBack(async (db) => {
      const id = await newSchool(db, { ...school, name: '\tMarula  ' })
      expect(
        await db.root('select name, is_generic, search_field from public.school where id = $1', [
          id,
        ]),
      ).toEqual([{ name: 'Marula', is_generic: false, search_field: 'marula polokwane' }])
    }))

  test('that is deleted leaves its teachers without a school', () =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacherIn(db, 'Limpopo')
      const id = await newSchool(db, school)
      await db.root(
        'update public.teacher_profile set teacher_profile_school_id = $2 where id = $1',
        [profileId, id],
      )
      await db.root('delete from public.school where id = $1', [id])
      expect(
        await db.root(
          'select teacher_profile_school_id as school from public.teacher_profile where id = $1',
          [profileId],
        ),
      ).toEqual([{ school: null }])
    }))
})

test('every province has one generic school', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select province, count(school.id)::int as schools
         from unnest(private.provinces()) as province
         left join public.school as school on school.is_generic and school.provinces = array[province]
         group by province having count(school.id) <> 1`,
      ),
    ).toEqual([])
    expect(await db.root('select id from public.school where is_generic')).toHaveLength(9)
  }))
