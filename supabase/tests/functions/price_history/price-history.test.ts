import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const ask = 'select public.price_history($1) as answer'

test('each price that an administrator wrote, and nothing else', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db, { price: '10.00' })
    const write = async (change: string) =>
      db.asUser(admin, `update public.product set ${change} where id = $1`, [product])
    // What else is written with a price is not told.
    await write(`price = 12, title = 'Written with it'`)
    await write(`title = 'Another name'`)
    await write('discount_percentage = 50')
    const [{ answer } = {}] = await db.asUser(admin, ask, [product])
    // All of one test is one moment for the database, so either may come first.
    expect(answer).toHaveLength(2)
    expect(answer).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          before: { discount_percentage: null, sale_price: '12.00' },
          after: { discount_percentage: '50.00', sale_price: '6.00' },
        }),
        expect.objectContaining({
          before: { price: '10.00', sale_price: '10.00' },
          after: { price: '12.00', sale_price: '12.00' },
        }),
      ]),
    )
    expect(JSON.stringify(answer)).not.toMatch(/title|Written/)
    await expectRefused(db.asUser(await newTeacher(db), ask, [product]), 'admin_required')
  }))
