import { expect, test } from 'vitest'
import { connect, holdWorld, rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const put = `insert into storage.objects (bucket_id, name, metadata)
  values ('papers', $1, jsonb_build_object('size', $2::bigint))`
const megabyte = 1024 * 1024

const fill = (db: Pick<Database, 'root'>, person: { id: string }, count: number, size: number) =>
  db.root(
    `insert into storage.objects (bucket_id, name, metadata)
     select 'papers', 'Assessments/' || $1 || '/old-' || n || '.png', jsonb_build_object('size', $3::bigint)
     from generate_series(1, $2::integer) as n`,
    [person.id, count, size],
  )

test('a teacher keeps five hundred pictures, others theirs', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    await fill(db, teacher, 499, 10)
    await db.asUser(teacher, put, [`Assessments/${teacher.id}/500.png`, 10])
    await expectRefused(
      db.asUser(teacher, put, [`Assessments/${teacher.id}/501.png`, 10]),
      'picture_quota_reached',
    )
    await db.asUser(other, put, [`Assessments/${other.id}/1.png`, 10])
    await db.root(`set local storage.allow_delete_query = 'true'`)
    await db.asUser(teacher, 'delete from storage.objects where name = $1', [
      `Assessments/${teacher.id}/old-1.png`,
    ])
    await db.asUser(teacher, put, [`Assessments/${teacher.id}/501.png`, 10])
  }))

test('a teacher keeps two hundred megabytes, also when Storage itself writes the row', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await fill(db, teacher, 19, 10 * megabyte)
    const last = [`Assessments/${teacher.id}/last.png`, 10 * megabyte + 1]
    await expectRefused(db.asUser(teacher, put, last), 'picture_quota_reached')
    await db.root('savepoint before')
    await expectRefused(db.root(put, last), 'picture_quota_reached')
    await db.root('rollback to savepoint before')
    await db.asUser(teacher, put, [`Assessments/${teacher.id}/last.png`, 10 * megabyte])
  }))

test('pictures of shared templates are not counted', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await fill(db, { id: 'shared' }, 500, 10)
    await db.asUser(admin, put, ['Assessments/shared/cover.png', 300 * megabyte])
  }))

test('uploads at the same time are counted one after the other', async () => {
  const [first, second] = [await connect(), await connect()]
  const folder = 'a0000000-0000-4000-8000-00000000000a'
  await holdWorld(first)
  try {
    const { rows } = await second.query<{ pid: number }>('select pg_backend_pid() as pid')
    await first.query('begin')
    await first.query(put, [`Assessments/${folder}/1.png`, 150 * megabyte])
    const waiting = second.query(put, [`Assessments/${folder}/2.png`, 150 * megabyte])
    const refused = expect(waiting).rejects.toMatchObject({ message: 'picture_quota_reached' })
    await expect
      .poll(
        async () =>
          (
            await first.query(
              `select from pg_locks where locktype = 'advisory' and not granted and pid = $1`,
              [rows[0]?.pid],
            )
          ).rowCount,
      )
      .toBe(1)
    await first.query('commit')
    await refused
  } finally {
    await first.query(`set storage.allow_delete_query = 'true'`)
    await first.query('delete from storage.objects where name like $1', [`Assessments/${folder}/%`])
    await Promise.all([first.end(), second.end()])
  }
})
