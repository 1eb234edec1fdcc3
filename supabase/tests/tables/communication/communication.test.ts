import { expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select id from public.communication where id = $1'

async function send(db: Database, columns: Row): Promise<string> {
  const row: Row = { publish_date: '2025-01-01T08:00:00Z', show: ['SUBJECT'], ...columns }
  const [created] = await db.asUser(
    await newPerson(db, ['admin']),
    `insert into public.communication (${Object.keys(row).join(', ')})
     values (${Object.keys(row)
       .map((_, index) => `$${index + 1}`)
       .join(', ')}) returning id`,
    Object.values(row),
  )
  return String(created?.['id'])
}

test('everybody signed in reads what went to ALL or General, visitors nothing', () =>
  rolledBack(async (db) => {
    for (const channel of ['ALL', 'General']) {
      const id = await send(db, { send_to: [channel] })
      for (const person of [await newTeacher(db), await newPerson(db)]) {
        expect(await db.asUser(person, read, [id])).toHaveLength(1)
      }
      await expectRefused(db.asAnon(read, [id]), noRight('communication'))
    }
  }))

test('a grade’s communication reaches subscribers of that grade', () =>
  rolledBack(async (db) => {
    const [subscriber, other] = [await newTeacher(db), await newTeacher(db)]
    await db.root(
      `insert into public.teacher_subscription (teacher_profile_id, grades) values ($1, '{R,3}')`,
      [subscriber.profileId],
    )
    for (const grade of ['R', '3']) {
      const id = await send(db, { send_to: [grade, '7'] })
      expect(await db.asUser(subscriber, read, [id])).toHaveLength(1)
      expect(await db.asUser(other, read, [id])).toEqual([])
    }
    const seven = await send(db, { send_to: ['7'] })
    expect(await db.asUser(subscriber, read, [seven])).toEqual([])
    expect(await db.root(read, [seven])).toHaveLength(1)
  }))

test('scheduled communications and those without addressees are visible to administrators only', () =>
  rolledBack(async (db) => {
    for (const columns of [
      { send_to: ['ALL'], publish_date: '2099-01-01T08:00:00Z' },
      { send_to: [] },
    ]) {
      const id = await send(db, columns)
      expect(await db.asUser(await newTeacher(db), read, [id])).toEqual([])
      expect(await db.asUser(await newPerson(db, ['admin']), read, [id])).toHaveLength(1)
    }
  }))

test('nobody but administrators writes', () =>
  rolledBack(async (db) => {
    const id = await send(db, { send_to: ['ALL'] })
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin'])]) {
      await expectRefused(
        db.asUser(person, `insert into public.communication (subject) values ('x')`),
        noPolicy('communication'),
      )
      for (const statement of [
        `update public.communication set subject = 'x' where id = $1 returning id`,
        'delete from public.communication where id = $1 returning id',
      ]) {
        expect(await db.asUser(person, statement, [id])).toEqual([])
      }
    }
  }))

test('a new one is saved at once, so that pictures can refer to it', () =>
  rolledBack(async (db) => {
    const [row] = await db.asUser(
      await newPerson(db, ['admin']),
      'insert into public.communication default values returning subject, publish_date = now() as now',
    )
    expect(row).toEqual({ subject: 'New Communication', now: true })
  }))

test.each([
  ['communication_send_to_known', { send_to: ['ALL', '3'] }],
  ['communication_send_to_known', { send_to: ['8'] }],
  ['communication_show_known', { show: ['TITLE'] }],
  ['communication_show_present', { send_to: ['3'], show: [] }],
  ['communication_show_filled', { show: ['SUBJECT', 'BODY'] }],
  ['communication_show_filled', { show: ['IMAGES'], body: '<p>a</p>' }],
  ['communication_show_filled', { show: ['VIDEO'] }],
  ['communication_body_present', { body: ' ' }],
  [
    'communication_images_count',
    { images: Array.from({ length: 11 }, (_, place) => `Communications/c/Images/${place}.jpg`) },
  ],
  ['communication_images_shape', { images: [] }],
  ['communication_images_shape', { images: ['Assessments/a.png'] }],
  ['communication_images_shape', { images: ['Communications/../Assessments/a.png'] }],
  ['communication_images_shape', { images: [null] }],
  ['communication_video_shape', { video: 'https://youtu.be/x' }],
  ['communication_subject_present', { subject: ' ' }],
])('%s refuses %j', (constraint, columns) =>
  rolledBack(async (db) => {
    await expect(send(db, columns)).rejects.toMatchObject({ constraint })
  }),
)

const withdrawn = 'select id from public.communication_withdrawal where id = $1'
const change = (db: Database, id: string, set: string) =>
  db.root(`update public.communication set ${set} where id = $1`, [id])

test.each([
  [`publish_date = '2099-01-01T08:00:00Z'`, true],
  [`send_to = '{4}'`, true],
  [`send_to = '{}'`, true],
  [`send_to = '{ALL}'`, false],
  [`send_to = '{General,4}'`, false],
  [`subject = 'Changed'`, false],
])('a change to %s notifies those who may no longer read it: %s', (set, told) =>
  rolledBack(async (db) => {
    const id = await send(db, { send_to: ['General'] })
    await change(db, id, set)
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, withdrawn, [id])).toHaveLength(told ? 1 : 0)
    expect(await db.asUser(teacher, read, [id])).toHaveLength(told ? 0 : 1)
    expect(await db.asUser(await newPerson(db, ['admin']), withdrawn, [id])).toEqual([])
  }),
)

test('people who may still read it get no withdrawal, and it ends when the communication is back', () =>
  rolledBack(async (db) => {
    const [subscriber, other] = [await newTeacher(db), await newTeacher(db)]
    await db.root(
      `insert into public.teacher_subscription (teacher_profile_id, grades) values ($1, '{3}')`,
      [subscriber.profileId],
    )
    const id = await send(db, { send_to: ['ALL'] })
    await change(db, id, `send_to = '{3}'`)
    expect(await db.asUser(subscriber, withdrawn, [id])).toEqual([])
    expect(await db.asUser(other, withdrawn, [id])).toHaveLength(1)
    await change(db, id, `send_to = '{ALL}'`)
    expect(await db.root(withdrawn, [id])).toEqual([])
  }))

test('an unpublished communication has no withdrawals', () =>
  rolledBack(async (db) => {
    const id = await send(db, { send_to: ['ALL'], publish_date: '2099-01-01T08:00:00Z' })
    await change(db, id, `send_to = '{4}'`)
    expect(await db.root(withdrawn, [id])).toEqual([])
  }))
