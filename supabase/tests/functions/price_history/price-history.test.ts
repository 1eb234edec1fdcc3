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
    expect(answer).toMatchObject([
      {
        before: { discount_percentage: null, sale_price: '12.00' },
        after: { discount_percentage: '50.00', sale_price: '6.00' },
      },
      {
        before: { price: '10.00', sale_price: '10.00' },
        after: { price: '12.00', sale_price: '12.00' },
      },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/title|Written/)
    await expectRefused(db.asUser(await newTeacher(db), ask, [product]), 'admin_required')
  }))

test('a sale begins and ends by itself, whoever writes the row afterwards', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db, { price: '100.00' })
    const hour = 3_600_000
    const at = (hours: number) => new Date(Date.now() - hours * hour)
    const plan = { sale_percentage: 25, sale_starts_at: at(3), sale_ends_at: at(1) }
    await db.root(
      `insert into private.sale (id, product_id, sale_percentage, sale_starts_at, sale_ends_at)
       values ($1, $1, 25, $2, $3)`,
      [product, at(3), at(1)],
    )
    await db.root(
      `insert into public.admin_audit (created_at, actor_id, actor, table_name, row_id, verb, new_values)
       values ($1, $2, 'x::planner', 'sale', $3, 'insert', $4)`,
      [at(5), admin.id, product, JSON.stringify(plan)],
    )
    await db.asUser(admin, `update public.product set title = 'Noticed it' where id = $1`, [
      product,
    ])
    await db.asUser(admin, 'update public.product set price = 80 where id = $1', [product])
    const [{ answer } = {}] = await db.asUser(admin, ask, [product])
    expect(answer).toMatchObject([
      {
        before: { price: '100.00', sale_price: '100.00' },
        after: { price: '80.00', sale_price: '80.00' },
      },
      { actor: null, before: { sale_price: '75.00' }, after: { sale_price: '100.00' } },
      { actor: null, before: { sale_price: '100.00' }, after: { sale_price: '75.00' } },
      { actor: 'x::planner', before: { sale_percentage: null }, after: { sale_percentage: '25' } },
    ])
  }))

test('a price and a sale that are saved together are one change; ending a sale by hand is a person’s', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db, { price: '100.00' })
    const save = async (row: object) =>
      db.asUser(admin, 'select from public.save_product($1, null, $2)', [
        JSON.stringify(row),
        product,
      ])
    const row = { title: 'Sold', price: 80, eCommerceProduct: true, thumbnails: ['Products/a.png'] }
    const hour = 3_600_000
    await save({
      ...row,
      salePercentage: 50,
      saleStartsAt: new Date(Date.now() - hour),
      saleEndsAt: new Date(Date.now() + hour),
    })
    await save(row)
    const [{ answer } = {}] = await db.asUser(admin, ask, [product])
    expect(JSON.stringify(answer)).not.toContain('"actor":null')
    expect(answer).toMatchObject([
      {
        before: { sale_percentage: '50.00', sale_price: '40.00' },
        after: { sale_percentage: null, sale_price: '80.00' },
      },
      {
        before: { price: '100.00', sale_percentage: null, sale_price: '100.00' },
        after: { price: '80.00', sale_percentage: '50.00', sale_price: '40.00' },
      },
    ])
  }))
