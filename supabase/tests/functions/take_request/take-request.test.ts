import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect, rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const take = 'select public.take_request($1, $2) as wait'
const kind = 'support by person'

const waits = async (db: Database, times: number, subject: string) => {
  const seen: unknown[] = []
  for (let index = 0; index < times; index += 1) {
    seen.push((await db.asService(take, [kind, subject]))[0]?.['wait'])
  }
  return seen
}

/** Moves all requests into the past. */
const later = (db: Database, minutes: number) =>
  db.root(
    `update private.request_count set moments = array(
       select moment - make_interval(mins => $1) from unnest(moments) as moment)`,
    [minutes],
  )

test('the sixth request in ten minutes is refused, for each subject by itself', () =>
  rolledBack(async (db) => {
    expect(await waits(db, 7, 'a')).toEqual([0, 0, 0, 0, 0, 600, 600])
    expect(await waits(db, 1, 'b')).toEqual([0])
  }))

test('the window slides: a place is free when the oldest request is ten minutes old', () =>
  rolledBack(async (db) => {
    await waits(db, 3, 'a')
    await later(db, 6)
    expect(await waits(db, 3, 'a')).toEqual([0, 0, 240])
    await later(db, 5)
    // Three have gone; the refused one was not counted.
    expect(await waits(db, 4, 'a')).toEqual([0, 0, 0, 300])
  }))

test('subjects are kept as digests, and forgotten after a day', () =>
  rolledBack(async (db) => {
    await waits(db, 1, '196.25.1.1')
    const rows = await db.root(
      `select octet_length(subject) as length, position('196.25'::bytea in subject) as found
       from private.request_count where kind = $1`,
      [kind],
    )
    expect(rows).toEqual([{ length: 32, found: 0 }])
    await db.root('alter table private.request_count disable trigger set_updated_at')
    await db.root(`update private.request_count set updated_at = now() - interval '2 days'`)
    await waits(db, 1, 'b')
    expect(await db.root('select from private.request_count where kind = $1', [kind])).toHaveLength(
      1,
    )
  }))

test('nobody but the service counts', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const noRight = 'permission denied for function take_request'
    await expectRefused(db.asAnon(take, [kind, 'a']), noRight)
    await expectRefused(db.asUser(teacher, take, [kind, 'a']), noRight)
    await expect(db.asService(take, ['unknown', 'a'])).rejects.toMatchObject({ code: 'P0002' })
  }))

test('forty requests at once are counted one after the other', async () => {
  const subject = randomUUID()
  const clients = await Promise.all(Array.from({ length: 8 }, () => connect()))
  try {
    const answers = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: 5 }, async () => {
          const { rows } = await client.query<{ wait: number }>(
            'select private.take_request($1, $2) as wait',
            ['coupon by person', subject],
          )
          return rows[0]?.wait
        }),
      ),
    )
    expect(answers.filter((wait) => wait === 0)).toHaveLength(20)
  } finally {
    await clients[0]?.query(
      `delete from private.request_count where subject = sha256(convert_to($1, 'UTF8'))`,
      [subject],
    )
    await Promise.all(clients.map((client) => client.end()))
  }
})
