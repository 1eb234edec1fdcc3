import { expect, test } from 'vitest'
import { callOf, carryOut, checkedFile, planRemovals, stop, undo } from '../functions/runs/kinds.ts'
import { rolledBack, type Row } from '../support/database.ts'
import { wholeRow } from '../support/distinct.ts'
import { newPerson } from '../support/world.ts'
import { expectCarried } from './expect-carried.ts'

const table = 'public.school'
const carrier = 'write_schools: school'

/** Two rounds of a school, no value of which is another. */
const rounds: [Row, Row] = [
  { emis_number: '900000001', name: 'Marula Primary', town: 'Polokwane', provinces: ['Limpopo'] },
  { emis_number: '900000001', name: 'Baobab College', town: 'Vryheid', provinces: ['KwaZulu-Natal'] },
] // prettier-ignore
const asCells = ({ emis_number: emis, name, town, provinces }: Row) => ({
  emis,
  name,
  town,
  province: (provinces as string[])[0],
})

test('each column of a school arrives from a file, changes, and is there again after it was removed', () =>
  rolledBack(async (db) => {
    const call = callOf(db, await newPerson(db, ['admin']))
    const there = async () => {
      const [row] = await db.root(`select id from ${table} where emis_number = '900000001'`)
      return wholeRow(db, table, row?.['id'])
    }
    const [first, second] = rounds
    const made = await checkedFile(call, 'schools', [asCells(first)])
    await carryOut(call, made.id)
    const { id } = await there()
    await expectCarried(db, carrier, { id, ...first }, await there(), {
      empty: ['school_img_key'],
      also: { is_generic: false },
    })
    const logo = { school_img_key: 'Schools/m/1-crest.jpg' }
    await db.root(`update ${table} set school_img_key = $2 where id = $1`, [
      id,
      logo.school_img_key,
    ])
    const changed = await checkedFile(call, 'schools', [asCells(second)])
    await carryOut(call, changed.id)
    await expectCarried(db, carrier, { id, ...second, ...logo }, await there())

    const other = { emis: '900000002', name: 'Other', town: 'Ulundi', province: 'KwaZulu-Natal' }
    const without = await checkedFile(call, 'schools', [other])
    await planRemovals(call, without.id)
    await stop(call, without.id, false)
    expect((await carryOut(call, without.id)).counts).toMatchObject({ created: 1, removed: 1 })
    await undo(call, without.id)
    await expectCarried(db, carrier, { id, ...second, ...logo }, await there(), {
      also: { is_generic: false },
    })
  }))
