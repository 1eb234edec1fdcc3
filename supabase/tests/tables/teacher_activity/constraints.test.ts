import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const activity: Row = {
  label: 'Fractions',
  start_date_time: '2027-02-03T06:00:00Z',
  end_date_time: '2027-02-03T06:45:00Z',
}

test.each<[string, Row]>([
  ['teacher_activity_label_present', { label: ' ' }],
  ['teacher_activity_label_length', { label: 'x'.repeat(201) }],
  ['teacher_activity_end_not_before_start', { end_date_time: '2027-02-03T05:59:59Z' }],
  ['teacher_activity_dates_in_time', { end_date_time: 'infinity' }],
  ['teacher_activity_color_shape', { color: 'red; background: url(x)' }],
  ['teacher_activity_color_shape', { color: 'a'.repeat(31) }],
  ['teacher_activity_type_known', { type: 'Holiday' }],
])('%s refuses %o', (constraint, change) =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    await expect(
      newRow(db, 'teacher_activity', { ...activity, ...change, teacher_profile_id: profileId }),
    ).rejects.toMatchObject({ constraint })
  }),
)

test.each(['Assessment', 'Lesson', 'Culture', 'Sport', 'Leave', 'Off Period', null])(
  'an activity of type %s is red until it is given a colour',
  (type) =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacher(db)
      const id = await newRow(db, 'teacher_activity', {
        ...activity,
        type,
        label: ' Fractions ',
        teacher_profile_id: profileId,
      })
      expect(
        await db.root('select label, color, type from public.teacher_activity where id = $1', [id]),
      ).toEqual([{ label: 'Fractions', color: 'red', type }])
    }),
)

describe('copies of one activity', () => {
  const repeat = '00000000-0000-4000-8000-000000000001'
  const copies = `insert into public.teacher_activity
      (teacher_profile_id, label, start_date_time, end_date_time, repeat_id)
    select $1, 'Choir', now(), now(), $2 from generate_series(1, $3)`

  test('are thirteen at most, the activity itself included', () =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacher(db)
      await db.root(copies, [profileId, repeat, 13])
      await db.root('savepoint thirteen')
      await expectRefused(db.root(copies, [profileId, repeat, 1]), 'repeat_too_long')
      await db.root('rollback to savepoint thirteen')
      await db.root(copies, [profileId, null, 1])
      await expectRefused(
        db.root('update public.teacher_activity set repeat_id = $1 where repeat_id is null', [
          repeat,
        ]),
        'repeat_too_long',
      )
    }))

  test('of another teacher do not count', () =>
    rolledBack(async (db) => {
      await db.root(copies, [(await newTeacher(db)).profileId, repeat, 13])
      await db.root(copies, [(await newTeacher(db)).profileId, repeat, 13])
      expect(await db.root('select from public.teacher_activity')).toHaveLength(26)
    }))
})

describe('the template of an activity', () => {
  const templateOf = (db: Database, profileId: string) =>
    newRow(db, 'teacher_subject_template', {
      name: 'Fractions',
      complexity: 'Simple',
      teacher_profile_id: profileId,
    })

  test('must belong to the same teacher', () =>
    rolledBack(async (db) => {
      const [owner, stranger] = [await newTeacher(db), await newTeacher(db)]
      const foreign = await templateOf(db, stranger.profileId)
      await expect(
        db.asUser(
          owner,
          `insert into public.teacher_activity
             (label, start_date_time, end_date_time, teacher_subject_template_id)
           values ('Peeking', now(), now(), $1)`,
          [foreign],
        ),
      ).rejects.toMatchObject({ constraint: 'teacher_activity_subject_template_fkey' })
    }))

  test('may be deleted; the activity stays in the calendar', () =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacher(db)
      const template = await templateOf(db, profileId)
      const id = await newRow(db, 'teacher_activity', {
        ...activity,
        teacher_profile_id: profileId,
        teacher_subject_template_id: template,
      })
      await db.root('delete from public.teacher_subject_template where id = $1', [template])
      expect(
        await db.root(
          `select teacher_profile_id as owner, teacher_subject_template_id as template
           from public.teacher_activity where id = $1`,
          [id],
        ),
      ).toEqual([{ owner: profileId, template: null }])
    }))
})
