import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { newBundle } from '../../support/library.ts'
import { newLine, newOrder, newTeacher } from '../../support/world.ts'

const ask = `select title, public._already_owned(line) as owned
  from public.order_line as line where order_id = $1 order by title`

test('a line tells when its resource has been bought since it was added', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [{ title: 'A' }, { title: 'B' }])
    expect(await db.asUser(teacher, ask, [cart])).toMatchObject([
      { owned: false },
      { owned: false },
    ])
    const paid = await newOrder(db, teacher.profileId, 'PAID')
    await newLine(db, paid, String(products[0]))
    expect(await db.asUser(teacher, ask, [cart])).toMatchObject([{ owned: true }, { owned: false }])
  }))

test('a bundle counts as owned when everything in it is owned', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [{ title: 'A' }, { title: 'B' }])
    const bundle = await newBundle(db, products)
    await db.asUser(teacher, 'select public.add_to_cart(product_bundle_id => $1)', [bundle])
    const paid = await newOrder(db, teacher.profileId, 'PAID')
    const bundleLine = async () => (await db.asUser(teacher, ask, [cart]))[2]
    await newLine(db, paid, String(products[0]))
    expect(await bundleLine()).toMatchObject({ owned: false })
    await newLine(db, paid, String(products[1]))
    expect(await bundleLine()).toMatchObject({ owned: true })
  }))
