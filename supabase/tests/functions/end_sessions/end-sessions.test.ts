import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const end = 'select public.end_sessions($1) as ended'

async function signedIn(db: Database, { id }: Person): Promise<void> {
  const [session] = await db.root(
    `insert into auth.sessions (id, user_id, created_at) values ($1, $2, now()) returning id`,
    [randomUUID(), id],
  )
  await db.root(
    `insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)`,
    [randomUUID(), id, session?.['id']],
  )
}

const sessions = (db: Database, { id }: Person) =>
  db.root('select id from auth.sessions where user_id = $1', [id])

/** Who the database takes a token for that was issued so many seconds from now. */
async function known(db: Database, { id }: Person, seconds: number, aal = 'aal1') {
  const iat = Math.floor(Date.now() / 1000) + seconds
  await db.root(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: id, role: 'authenticated', aal, iat }),
  ])
  const [row] = await db.root('select private.my_user_id() as id')
  await db.root(`select set_config('request.jwt.claims', '', true)`)
  return row?.['id']
}

test('every session ends, and tokens from before are refused at the next request', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    for (const person of [teacher, teacher, other]) await signedIn(db, person)
    const admin = await newPerson(db, ['admin'])
    expect(await known(db, teacher, -5)).toBe(teacher.id)
    expect(await db.asUser(admin, end, [teacher.id])).toEqual([{ ended: 2 }])
    expect(await sessions(db, teacher)).toEqual([])
    expect(await sessions(db, other)).toHaveLength(1)
    expect(await known(db, teacher, -5)).toBeNull()
    // A second factor does not bring an ended session back.
    expect(await known(db, teacher, -5, 'aal2')).toBeNull()
    expect(await known(db, other, -5)).toBe(other.id)
    expect(await known(db, teacher, 5)).toBe(teacher.id)
    await expectRefused(db.asUser(teacher, 'select public.export_my_data()'), 'not_signed_in')
  }))

test('pressed twice it ends nothing more, and the audit has one line', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await signedIn(db, teacher)
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, end, [teacher.id])
    expect(await db.asUser(admin, end, [teacher.id])).toEqual([{ ended: 0 }])
    expect(
      await db.root(
        `select actor_id, verb, old_values from public.admin_audit
         where row_id = $1 and table_name = 'session'`,
        [teacher.id],
      ),
    ).toEqual([{ actor_id: admin.id, verb: 'delete', old_values: { sessions: 1 } }])
  }))

test('the window that is open stops', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const token = 'select session_token as token from public.teacher_profile where id = $1'
    await db.asUser(teacher, 'select public.use_here()')
    const before = await db.root(token, [teacher.profileId])
    await db.asUser(await newPerson(db, ['admin']), end, [teacher.id])
    expect(await db.root(token, [teacher.profileId])).not.toEqual(before)
  }))

test('people of the office are signed out by superadmins only', () =>
  rolledBack(async (db) => {
    const [admin, colleague, boss] = [
      await newPerson(db, ['admin']),
      await newPerson(db, ['teacher', 'admin']),
      await newPerson(db, ['superadmin']),
    ]
    for (const person of [colleague, boss]) await signedIn(db, person)
    await expectRefused(db.asUser(admin, end, [colleague.id]), 'superadmin_required')
    await expectRefused(db.asUser(admin, end, [boss.id]), 'superadmin_required')
    expect(await sessions(db, colleague)).toHaveLength(1)
    expect(await db.asUser(boss, end, [colleague.id])).toEqual([{ ended: 1 }])
  }))

test('nobody else may, and there has to be such a user', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await signedIn(db, teacher)
    for (const person of [await newTeacher(db), await newPerson(db, ['reporting'])]) {
      await expectRefused(db.asUser(person, end, [teacher.id]), 'admin_required')
    }
    await expectRefused(db.asAnon(end, [teacher.id]), 'permission denied for function end_sessions')
    await expectRefused(
      db.asUser(await newPerson(db, ['admin']), end, [randomUUID()]),
      'user_not_found',
    )
    expect(await sessions(db, teacher)).toHaveLength(1)
  }))
