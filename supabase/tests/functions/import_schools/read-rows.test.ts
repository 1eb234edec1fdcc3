import { describe, expect, test } from 'vitest'
import { newSchool } from '../../support/planning.ts'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPerson } from '../../support/world.ts'
import { callOf, carryOut, checkedFile, rowsOf, undo } from '../runs/kinds.ts'

const right = { emis: '900000001', name: 'Marula Primary', town: 'Paarl', province: 'Limpopo' }

/** The errors of a list of one row, "column word", after what is in the list already. */
async function errorsOf(
  row: object,
  arrange: (db: Database) => Promise<unknown> = () => Promise.resolve(),
) {
  const found: string[] = []
  await rolledBack(async (db) => {
    await arrange(db)
    const call = callOf(db, await newPerson(db, ['admin']))
    const { id } = await checkedFile(call, 'schools', [row])
    for (const { errors } of await rowsOf(call, id, 'error'))
      found.push(...errors.map(({ column, word }) => `${column} ${word}`))
  })
  return found
}

describe('a row that cannot be taken says why', () => {
  test.each<[string, object, string[]]>([
    ['nothing is wrong', right, []],
    ['no number', { ...right, emis: ' ' }, ['emis import_emis_missing']],
    ['a number with letters', { ...right, emis: '90000000A' }, ['emis import_emis_malformed']],
    ['a number that is too short', { ...right, emis: '12' }, ['emis import_emis_malformed']],
    ['a number that a spreadsheet cut', { ...right, emis: '9E+08' }, ['emis import_emis_malformed']],
    ['no name', { ...right, name: '' }, ['name import_name_missing']],
    ['a name without a letter', { ...right, name: '12 -' }, ['name import_name_missing']],
    ['a long name', { ...right, name: 'a'.repeat(201) }, ['name import_text_too_long']],
    ['a long town', { ...right, town: 'a'.repeat(101) }, ['town import_text_too_long']],
    ['no province', { ...right, province: '' }, ['province import_province_missing']],
    ['an unknown province', { ...right, province: 'XX' }, ['province import_province_not_known']],
    ['a closed school', { ...right, status: 'CLOSED' }, ['status import_school_not_open']],
    ['an error of a spreadsheet', { ...right, town: '#N/A' }, ['town import_cell_error']],
    ['two faults', { ...right, emis: 'x', province: 'XX' }, ['emis import_emis_malformed', 'province import_province_not_known']],
  ])('%s', async (_, row, errors) => expect(await errorsOf(row)).toEqual(errors)) // prettier-ignore

  test.each(['Open', 'OPEN', 'Oop', ''])('a school that is listed as %o is taken', async (status) =>
    expect(await errorsOf({ ...right, status })).toEqual([]),
  )

  test('a name that the town has, with another number or none', async () => {
    const there = async (db: Database) =>
      newSchool(db, { name: 'MARULA  primary', town: 'paarl', provinces: ['Limpopo'] })
    expect(await errorsOf(right, there)).toEqual(['name import_school_taken'])
  })
})

test('a number, and a name in a town, are taken from the first row that has them', () =>
  rolledBack(async (db) => {
    const call = callOf(db, await newPerson(db, ['admin']))
    const now = await checkedFile(call, 'schools', [
      right,
      { ...right, emis: '900 000 001', name: 'Other' },
      { ...right, emis: '900000002', name: 'marula PRIMARY' },
      { ...right, emis: '900000002' },
      { ...right, emis: '900000003', town: '' },
    ])
    expect(now.counts).toMatchObject({ create: 2, error: 3 })
    expect((await rowsOf(call, now.id, 'error')).map(({ n, errors }) => [n, errors[0]])).toEqual([
      [2, { column: 'emis', word: 'import_row_repeated' }],
      [3, { column: 'name', word: 'import_claim_repeated' }],
      [4, { column: 'emis', word: 'import_row_repeated' }],
    ])
  }))

test('an empty cell, a column that is left out and a second province of a school change nothing', () =>
  rolledBack(async (db) => {
    await newSchool(db, {
      name: 'Marula Primary',
      town: 'Paarl',
      provinces: ['Gauteng', 'Limpopo'],
      emis_number: '900000001',
    })
    const call = callOf(db, await newPerson(db, ['admin']))
    for (const row of [
      right,
      { emis: '900000001' },
      { ...right, name: '', town: '', province: '' },
    ])
      expect((await checkedFile(call, 'schools', [row])).counts).toMatchObject({
        unchanged: 1,
        update: 0,
        error: 0,
      })
    const other = await checkedFile(call, 'schools', [{ ...right, province: 'Free State' }])
    expect((await rowsOf(call, other.id, 'update'))[0]).toMatchObject({
      before: { province: 'Gauteng | Limpopo' },
      after: { province: 'Free State' },
    })
  }))

test('every column is carried from the file, changed, and taken back', () =>
  rolledBack(async (db) => {
    const call = callOf(db, await newPerson(db, ['admin']))
    const school = async () =>
      db.root(
        `select emis_number, name, town, provinces, is_generic, school_img_key from public.school
         where emis_number = '900000001'`,
      )
    const stored = {
      emis_number: '900000001',
      name: 'Marula Primary',
      town: 'Paarl',
      provinces: ['Limpopo'],
      is_generic: false,
      school_img_key: null,
    }
    const made = await checkedFile(call, 'schools', [right])
    expect((await carryOut(call, made.id)).counts).toMatchObject({ created: 1 })
    expect(await school()).toEqual([stored])
    await db.root(`update public.school set school_img_key = 'Schools/m/1-crest.jpg'
      where emis_number = '900000001'`)

    const changed = await checkedFile(call, 'schools', [
      { ...right, name: 'Baobab Primary', town: 'Parys', province: 'Free State' },
    ])
    await carryOut(call, changed.id)
    const crest = { school_img_key: 'Schools/m/1-crest.jpg' }
    expect(await school()).toEqual([
      { ...stored, ...crest, name: 'Baobab Primary', town: 'Parys', provinces: ['Free State'] },
    ])
    await undo(call, changed.id)
    expect(await school()).toEqual([{ ...stored, ...crest }])
  }))
