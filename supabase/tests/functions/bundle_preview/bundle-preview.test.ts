import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const ask = 'select public.bundle_preview($1, $2, $3, $4) as answer'

test('tells what the members cost apart, what the bundle costs, and what is saved', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const members = [
      await newProduct(db, { title: 'A', price: '100.00', discount_percentage: '50' }),
      await newProduct(db, { title: 'B', price: '33.33' }),
    ]
    expect((await db.asUser(admin, ask, [members, null, 80, 10]))[0]?.['answer']).toMatchObject({
      members: [
        { title: 'A', price: '50.00' },
        { title: 'B', price: '33.33' },
      ],
      apart: '83.33',
      price: '66.66',
      salePrice: '59.99',
      saving: '23.34',
      owners: 0,
    })
    expect((await db.asUser(admin, ask, [members, '70', null, null]))[0]?.['answer']).toMatchObject(
      {
        price: '70.00',
        saving: '13.33',
      },
    )
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), ask, [[], 1, null, null]), 'admin_required')
  }))
