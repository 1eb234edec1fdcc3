import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const set = 'select public.set_user_groups($1, $2, $3) as groups'
const mine = 'select public.my_groups() as groups'

const groupsOf = async (db: Database, person: Person) =>
  (await db.asUser(person, mine))[0]?.['groups']

test('a superadmin gives and takes rights, which count at the next request', () =>
  rolledBack(async (db) => {
    const boss = await newPerson(db, ['superadmin'])
    const teacher = await newTeacher(db)
    const seen = 'select count(*)::int as n from public.search_reporting_teachers($1)'
    expect(
      await db.asUser(boss, set, [teacher.id, ['admin', 'teacher', 'admin'], ['teacher']]),
    ).toEqual([{ groups: ['admin', 'teacher'] }])
    expect(await db.asUser(teacher, seen, [teacher.email])).toEqual([{ n: 1 }])
    await db.asUser(boss, set, [teacher.id, [], ['teacher', 'admin']])
    expect(await groupsOf(db, teacher)).toEqual([])
    expect(await db.asUser(teacher, seen, [teacher.email])).toEqual([{ n: 0 }])
  }))

test('each membership is a line of the audit, with who gave or took it', () =>
  rolledBack(async (db) => {
    const boss = await newPerson(db, ['superadmin'])
    const teacher = await newTeacher(db)
    await db.asUser(boss, set, [teacher.id, ['admin'], ['teacher']])
    expect(
      await db.root(
        `select verb, old_values ->> 'group_name' as was, new_values ->> 'group_name' as is
         from public.admin_audit where row_id = $1 and actor_id = $2 order by verb`,
        [teacher.id, boss.id],
      ),
    ).toEqual([
      { verb: 'delete', was: 'teacher', is: null },
      { verb: 'insert', was: null, is: 'admin' },
    ])
  }))

test('what another superadmin has changed since is not overwritten', () =>
  rolledBack(async (db) => {
    const boss = await newPerson(db, ['superadmin'])
    const person = await newPerson(db, ['teacher'])
    const change = [person.id, ['admin', 'teacher'], ['teacher']]
    await db.asUser(boss, set, change)
    await expectRefused(db.asUser(boss, set, change), 'groups_changed')
    await expectRefused(db.asUser(boss, set, [person.id, ['teacher'], null]), 'groups_changed')
    expect(await groupsOf(db, person)).toEqual(['admin', 'teacher'])
  }))

test('nobody takes the right of superadmin from themselves', () =>
  rolledBack(async (db) => {
    const [boss, other] = [
      await newPerson(db, ['superadmin']),
      await newPerson(db, ['superadmin', 'teacher']),
    ]
    await expectRefused(db.asUser(boss, set, [boss.id, [], ['superadmin']]), 'own_superadmin_right')
    expect(
      await db.asUser(boss, set, [boss.id, ['superadmin', 'admin'], ['superadmin']]),
    ).toHaveLength(1)
    await db.asUser(boss, set, [other.id, ['teacher'], ['superadmin', 'teacher']])
    await expectRefused(
      db.asUser(other, set, [boss.id, [], ['admin', 'superadmin']]),
      'superadmin_required',
    )
  }))

test('the last superadmin stays one, whoever takes the right', () =>
  rolledBack(async (db) => {
    const remove = `select public.remove_user_from_group($1, 'superadmin') as removed`
    await db.root(`delete from private.user_group where group_name = 'superadmin'`)
    const [last, banned] = [
      await newPerson(db, ['superadmin']),
      await newPerson(db, ['superadmin']),
    ]
    await db.root(`update auth.users set banned_until = 'infinity' where id = $1`, [banned.id])
    await expectRefused(db.asService(remove, [last.id]), 'last_superadmin')
    expect(await groupsOf(db, last)).toEqual(['superadmin'])
    expect(await db.asService(remove, [banned.id])).toEqual([{ removed: true }])
    // Somebody who never was one takes nothing away.
    const teacher = await newTeacher(db)
    expect(await db.asService(remove, [teacher.id])).toEqual([{ removed: false }])
  }))

test('unknown groups and people are refused with a word', () =>
  rolledBack(async (db) => {
    const boss = await newPerson(db, ['superadmin'])
    const person = await newPerson(db)
    await expectRefused(db.asUser(boss, set, [person.id, ['owner'], []]), 'unknown_group')
    await expectRefused(db.asUser(boss, set, [person.id, [null], []]), 'unknown_group')
    await expectRefused(
      db.asUser(boss, set, ['00000000-0000-4000-8000-00000000dead', [], []]),
      'user_not_found',
    )
    expect(await groupsOf(db, person)).toEqual([])
  }))

test('only superadmins may', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    for (const group of ['teacher', 'admin', 'reporting']) {
      const caller = await newPerson(db, [group])
      await expectRefused(db.asUser(caller, set, [person.id, ['admin'], []]), 'superadmin_required')
    }
    await expectRefused(
      db.asAnon(set, [person.id, ['admin'], []]),
      'permission denied for function set_user_groups',
    )
    expect(await groupsOf(db, person)).toEqual([])
  }))
