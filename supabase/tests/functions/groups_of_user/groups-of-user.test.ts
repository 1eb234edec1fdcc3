import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const ask = 'select public.groups_of_user($1) as groups'

test('administrators learn the groups of a person by address or id; of nobody, nothing', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const person = await newPerson(db, ['teacher', 'reporting'])
    for (const name of [person.email.toUpperCase(), person.id]) {
      expect(await db.asUser(admin, ask, [name])).toEqual([{ groups: ['reporting', 'teacher'] }])
    }
    const fresh = await newPerson(db)
    expect(await db.asUser(admin, ask, [fresh.email])).toEqual([{ groups: [] }])
    expect(await db.asUser(admin, ask, ['nobody@school.example'])).toEqual([{ groups: null }])
  }))

test('nobody else learns them, not even their own', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['teacher', 'reporting'])
    await expectRefused(db.asUser(person, ask, [person.email]), 'admin_required')
    await expectRefused(db.asAnon(ask, ['x']), 'permission denied for function groups_of_user')
  }))
