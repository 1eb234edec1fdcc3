import { expect, test } from 'vitest'
import { connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked } from '../../support/interleave.ts'
import { newTeacher } from '../../support/world.ts'

test('the row shows both of two simultaneous changes', async () => {
  const first = await connect()
  const second = await connect()
  await holdWorld(first)
  const teacher = await newTeacher(rootOf(first))
  try {
    const waiting = await rival(second)
    await first.query('begin')
    await first.query(`select public.add_user_to_group($1, 'admin')`, [teacher.id])
    const change = second.query(`update auth.users set phone = '27600000998' where id = $1`, [
      teacher.id,
    ])
    await waitUntilBlocked(first, waiting)
    await first.query('commit')
    await change
    const { rows } = await first.query(
      'select roles, phone from public.reporting_teacher where id = $1',
      [teacher.id],
    )
    expect(rows).toEqual([{ roles: ['admin', 'teacher'], phone: '+27600000998' }])
  } finally {
    await first.query('rollback')
    await first.query('delete from public.teacher_profile where id = $1', [teacher.profileId])
    await first.query('delete from auth.users where id = $1', [teacher.id])
    await Promise.all([first.end(), second.end()])
  }
})
