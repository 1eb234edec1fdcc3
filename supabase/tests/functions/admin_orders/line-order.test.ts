import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

test('the lines of a quote stand in the order in which the administrator put them', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { profileId } = await newTeacher(db)
    const products: unknown[] = []
    for (let made = 0; made < 6; made += 1) products.push(await newProduct(db))
    const [quote] = await db.asUser(admin, 'select id from public.create_quote($1, $2)', [
      profileId,
      JSON.stringify(products.map((productId) => ({ productId }))),
    ])
    const lines = await db.root(
      'select product_id from public.order_line where order_id = $1 order by created_at, id',
      [quote?.['id']],
    )
    expect(lines.map((line) => line['product_id'])).toEqual(products)
  }))
