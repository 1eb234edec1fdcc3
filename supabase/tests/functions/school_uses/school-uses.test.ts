import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSchool, newTeacherIn } from '../../support/planning.ts'
import { newPerson } from '../../support/world.ts'

const uses = async (db: Database, id: string) => {
  const [row] = await db.asUser(
    await newPerson(db, ['admin']),
    'select public._school_uses(school) as uses from public.school as school where id = $1',
    [id],
  )
  return row?.['uses']
}

test('who has a school, who asks for it and which templates are for it are counted', () =>
  rolledBack(async (db) => {
    const id = await newSchool(db, { provinces: ['Limpopo'] })
    const none = { teachers: 0, requests: 0, papers: 0, lessons: 0, templates: 0 }
    expect(await uses(db, id)).toEqual(none)

    const [one, other, closed] = [
      await newTeacherIn(db, 'Limpopo'),
      await newTeacherIn(db, 'Limpopo'),
      await newTeacherIn(db, 'Limpopo'),
    ]
    const has = 'update public.teacher_profile set teacher_profile_school_id = $2 where id = $1'
    await db.root(has, [one.profileId, id])
    await db.root(has, [closed.profileId, id])
    // A closed profile is nobody's.
    await db.root('update public.teacher_profile set user_id = null where id = $1', [
      closed.profileId,
    ])
    await db.root(
      `insert into public.school_request (teacher_profile_id, school_id, teacher_name, request_status, decided_at)
       values ($1, $3, 'One', 'REQUESTED', null), ($2, $3, 'Other', 'DECLINED', now())`,
      [other.profileId, one.profileId, id],
    )
    const [subject] = await db.root('select id from public.subject limit 1')
    await db.root(
      `insert into public.subject_template (name, complexity, school_id, subject_id)
       values ('Lesson', 'Simple', $1, $2)`,
      [id, subject?.['id']],
    )
    expect(await uses(db, id)).toEqual({ ...none, teachers: 1, requests: 1, templates: 1 })
    await expect(db.root('delete from public.school where id = $1', [id])).rejects.toMatchObject({
      constraint: 'subject_template_school_id_fkey',
    })
  }))
