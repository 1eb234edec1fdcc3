import { expect, test } from 'vitest'
import { rolledBack, type Row } from '../support/database.ts'
import { wholeRow } from '../support/distinct.ts'
import { asArguments, filledActivity, planner, storedActivity, table } from './activity.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith, writeColumns } from './filled.ts'

test('an activity is added and changed with all that the form says', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    const own = { teacher_profile_id: teacher.profileId, repeat_id: null }
    const sent = await filledActivity(db, teacher, 1)
    const [made] = await callWith(db, teacher, 'add_activity', asArguments(sent))
    const added = await wholeRow(db, table, made?.['id'])
    await expectCarried(db, 'add_activity: teacher_activity', sent, added, { also: own })

    const next = await filledActivity(db, teacher, 2)
    await callWith(db, teacher, 'change_activity', {
      activity_id: added['id'],
      scope: 'ONE',
      ...asArguments(next),
    })
    await expectCarried(
      db,
      'change_activity: teacher_activity',
      next,
      await wholeRow(db, table, added['id']),
      { also: { ...own, id: added['id'], created_at: added['created_at'] } },
    )
  }))

test('a change that makes it repeat gives each copy all of it', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    for (const round of [1, 2]) {
      const id = await storedActivity(db, teacher, {
        ...(await filledActivity(db, teacher, 3 - round)),
        repeat_id: null,
      })
      const sent = await filledActivity(db, teacher, round)
      const rows = await callWith(db, teacher, 'change_activity', {
        activity_id: id,
        scope: 'ONE',
        repeat_weeks: 2,
        ...asArguments(sent),
      })
      expect(rows.length).toBe(3)
      const { repeat_id } = await wholeRow(db, table, id)
      expect(repeat_id).not.toBeNull()
      for (const copy of rows.filter((row) => row['id'] !== id))
        await expectCarried(
          db,
          'change_activity: new copies',
          { ...sent, repeat_id },
          await wholeRow(db, table, copy['id']),
          { also: { teacher_profile_id: teacher.profileId } },
        )
    }
  }))

test('a copied week has all of each activity, unlocked and without its repeat', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    for (const round of [1, 2]) await storedActivity(db, teacher, await filledActivity(db, teacher, round)) // prettier-ignore
    const before = await db.root(
      `select to_jsonb(t) as row from ${table} as t order by start_date_time`,
    )
    const copies = await callWith(db, teacher, 'copy_week', {
      from_monday: '2031-02-03',
      to_monday: '2031-03-03',
    })
    expect(copies.length).toBe(2)
    for (const [at, copy] of copies.entries())
      await expectCarried(
        db,
        'copy_week: teacher_activity',
        before[at]?.['row'] as Row, // as selected
        await wholeRow(db, table, copy['id']),
        {
          also: {
            teacher_profile_id: teacher.profileId,
            start_date_time: `2031-03-0${5 + at}T06:1${1 + at}:00+00:00`,
            end_date_time: `2031-03-0${5 + at}T07:2${1 + at}:00+00:00`,
            repeat_id: null,
            locked: false,
          },
        },
      )
  }))

test('a change is taken back whole', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    for (const round of [1, 2]) {
      const id = await storedActivity(db, teacher, await filledActivity(db, teacher, round))
      const before = await wholeRow(db, table, id)
      const other = await filledActivity(db, teacher, 3 - round)
      await writeColumns(db, table, id, { ...other, repeat_id: null })
      const { updated_at } = await wholeRow(db, table, id)
      await callWith(db, teacher, 'put_back_activities', {
        activities: JSON.stringify([before]),
        versions: [updated_at],
      })
      const after = await wholeRow(db, table, id)
      const { id: same, created_at, teacher_profile_id } = before
      await expectCarried(db, 'put_back_activities: teacher_activity', before, after, {
        also: { id: same, created_at, teacher_profile_id },
      })
    }
  }))

test('a deleted activity comes back as the row that it was', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    for (const round of [1, 2]) {
      const id = await storedActivity(db, teacher, {
        ...(await filledActivity(db, teacher, round)),
        created_at: `2030-11-0${round}T08:00:00Z`,
        updated_at: `2030-12-0${round}T08:00:00Z`,
      })
      const before = await wholeRow(db, table, id)
      await db.asUser(teacher, 'delete from public.teacher_activity where id = $1', [id])
      expect(await db.root(`select from ${table} where id = $1`, [id])).toEqual([])
      await callWith(db, teacher, 'restore_activities', { ids: [id] })
      await expectCarried(
        db,
        'restore_activities: teacher_activity',
        before,
        await wholeRow(db, table, id),
      )
    }
  }))

test('a moved activity keeps everything but its times', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    for (const round of [1, 2]) {
      const id = await storedActivity(db, teacher, await filledActivity(db, teacher, round))
      const times = {
        start_date_time: '2031-02-18T08:05:00+00:00',
        end_date_time: '2031-02-18T09:06:00+00:00',
      }
      const before = await wholeRow(db, table, id)
      await callWith(db, teacher, 'move_activities', {
        ids: [id],
        starts: [times.start_date_time],
        ends: [times.end_date_time],
      })
      await expectCarried(
        db,
        'move_activities: teacher_activity',
        { ...before, ...times },
        await wholeRow(db, table, id),
      )
    }
  }))

test('the calendar feed tells all that it shows of an activity', () =>
  rolledBack(async (db) => {
    const teacher = await planner(db)
    const [token] = await db.asUser(teacher, 'select public.create_calendar_feed() as value')
    for (const round of [1, 2]) {
      const id = await storedActivity(db, teacher, {
        ...(await filledActivity(db, teacher, round)),
        created_at: `2030-11-0${round}T08:00:00Z`,
        updated_at: `2030-12-0${round}T08:00:00Z`,
      })
      const row = await wholeRow(db, table, id)
      const [feed] = await db.asService('select public.calendar_feed_content($1) as content', [
        token?.['value'],
      ])
      const { activities } = feed?.['content'] as { activities: Record<string, unknown>[] }
      const shown = activities.find((activity) => activity['id'] === id)
      expect(Object.keys(shown ?? {}).toSorted()).toEqual(
        ['id', 'label', 'type', 'start', 'end', 'createdAt', 'updatedAt', 'class'].toSorted(),
      )
      await expectCarried(db, 'calendar_feed: teacher_activity', row, {
        id: shown?.['id'],
        label: shown?.['label'],
        type: shown?.['type'],
        start_date_time: shown?.['start'],
        end_date_time: shown?.['end'],
        created_at: shown?.['createdAt'],
        updated_at: shown?.['updatedAt'],
        teacher_class_subject_id: shown?.['class'] === `Class ${round}` && teacher.of[round - 1]?.['teacher_class_subject_id'], // prettier-ignore
      })
    }
  }))
