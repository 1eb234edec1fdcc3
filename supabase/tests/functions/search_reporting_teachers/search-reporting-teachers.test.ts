import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const search = 'select id from public.search_reporting_teachers($1)'

test('every word must match somewhere in the row, with or without accents', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    await db.root(
      `update public.teacher_profile set title = 'Mev.', name = 'Elizé', surname = 'Krytberg',
         language = 'Afrikaans', province = 'Free State', days_per_week = 5 where id = $1`,
      [teacher.profileId],
    )
    for (const words of ['krytberg', 'ELIZE krytb', 'mev. free teacher krytberg', '  krytberg  ']) {
      expect(await db.asUser(admin, search, [words]), words).toEqual([{ id: teacher.id }])
    }
    for (const words of ['krytberg gauteng', 'kryt%berg', `krytberg' or true --`]) {
      expect(await db.asUser(admin, search, [words]), words).toEqual([])
    }
  }))

test('an email address is found as a whole and by its parts', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    await db.root(`update auth.users set email = 'naledi.kgwete@laerskool.example' where id = $1`, [
      teacher.id,
    ])
    for (const words of [
      'naledi.kgwete@laerskool.example',
      'Kgwete@laer',
      'te@laerskool',
      '@laerskool.example kgwete',
      'kgwete@',
      'naledi.kgwete',
    ]) {
      expect(await db.asUser(admin, search, [words]), words).toEqual([{ id: teacher.id }])
    }
    for (const words of ['naledi.kgwete@hoerskool.example', 'pieter.kgwete@laer', 'kgwete@.']) {
      expect(await db.asUser(admin, search, [words]), words).toEqual([])
    }
  }))

test('only administrators and superadmins get results', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const person of [teacher, await newPerson(db, ['reporting']), await newPerson(db)]) {
      expect(await db.asUser(person, search, [teacher.email])).toEqual([])
    }
    const superadmin = await newPerson(db, ['superadmin'])
    expect(await db.asUser(superadmin, search, [teacher.email])).toEqual([{ id: teacher.id }])
  }))
