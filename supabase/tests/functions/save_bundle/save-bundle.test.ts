import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const create = `select id, price, member_count, updated_at from public.save_bundle(
  $1, $2, price_percentage => 80, discount_percentage => 10)`

test('writes a bundle with its members, whose price follows theirs', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [a, b] = [
      await newProduct(db, { title: 'A', price: '100.00', discount_percentage: '50' }),
      await newProduct(db, { title: 'B', price: '33.33' }),
    ]
    const [made] = await db.asUser(admin, create, [' Term ', [b, a]])
    expect(made).toMatchObject({ price: '66.66', member_count: 2 })
    await db.root('update public.product set price = 200 where id = $1', [a])
    expect(
      await db.root('select title, price from public.product_bundle where id = $1', [made?.['id']]),
    ).toEqual([{ title: 'Term', price: '106.66' }])
  }))

test('changes nothing in another version, and refuses what is not right', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    const [made] = await db.asUser(admin, create, ['Term', [product]])
    const again = 'select public.save_bundle($1, $2, $3, $4)'
    await expectRefused(
      db.asUser(admin, again, ['New', [product], made?.['id'], '2020-01-01']),
      'row_changed',
    )
    await expectRefused(
      db.asUser(admin, again, ['New', [product], '00000000-0000-4000-8000-00000000dead', null]),
      'bundle_not_found',
    )
    await expectRefused(db.asUser(admin, create, ['New', []]), 'bundle_products_required')
    await expectRefused(
      db.asUser(await newTeacher(db), create, ['New', [product]]),
      'admin_required',
    )
    expect(await db.root(`select from public.product_bundle where title = 'New'`)).toEqual([])
  }))

test('a hundred resources at most, whichever way they come', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const products = (
      await db.root(
        `insert into public.product (title, price)
         select 'Member ' || place, 1 from generate_series(1, 101) as place returning id`,
      )
    ).map(({ id }) => String(id))
    const [made] = await db.asUser(admin, create, ['Full', products.slice(1)])
    expect(made).toMatchObject({ member_count: 100 })
    const tooMany = { constraint: 'product_bundle_member_count' }
    await expect(
      db.asUser(
        admin,
        `insert into public.product_bundle_product (product_bundle_id, product_id, position)
         values ($1, $2, 100)`,
        [made?.['id'], products[0]],
      ),
    ).rejects.toMatchObject(tooMany)
    await expect(db.asUser(admin, create, ['More', products])).rejects.toMatchObject(tooMany)
  }))
