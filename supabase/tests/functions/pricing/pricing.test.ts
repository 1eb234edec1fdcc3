import { describe, expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

describe('discounted_price rounds half up to the cent', () => {
  test.each([
    // price, discount, exact value, result
    ['100.00', null, '100.00'],
    ['100.00', '0', '100.00'],
    ['100.00', '100', '0.00'],
    ['99.99', '15', '84.99'], // 84.9915
    ['0.10', '5', '0.10'], // 0.095: half up, where a float gives 0.09
    ['0.30', '15', '0.26'], // 0.255
    ['1.15', '50', '0.58'], // 0.575: a float holds 0.57499...
    ['10.25', '10', '9.23'], // 9.225
    ['10.35', '10', '9.32'], // 9.315
    ['2.675', null, '2.68'], // more digits than a price has
    ['49.90', '12.50', '43.66'], // 43.6625
    ['49.96', '33.33', '33.31'], // 33.308332
    ['9999999999.99', '0.01', '9998999999.99'], // 9998999999.990001
    [null, '10', null],
  ])('%s minus %s %% is %s', (price, discount, expected) =>
    rolledBack(async (db) => {
      expect(
        await db.root('select private.discounted_price($1::numeric, $2::numeric) as result', [
          price,
          discount,
        ]),
      ).toEqual([{ result: expected }])
    }),
  )
})

describe('the VAT inside an amount', () => {
  test.each([
    ['0.00', '0.00'],
    ['115.00', '15.00'],
    ['100.00', '13.04'], // 13.0434...
    ['294.99', '38.48'], // 38.4769...
    ['0.04', '0.01'], // 0.0052...
    ['0.03', '0.00'], // 0.0039...
  ])('of %s is %s', (amount, vat) =>
    rolledBack(async (db) => {
      expect(await db.root('select private.vat_included($1::numeric) as result', [amount])).toEqual(
        [{ result: vat }],
      )
    }),
  )
})

describe('the amounts of an order', () => {
  const amounts = `select shipping_fee, order_total, order_vat
    from public.teacher_products_order where id = $1`

  test('are zero without lines', () =>
    rolledBack(async (db) => {
      const order = await newOrder(db, (await newTeacher(db)).profileId)
      expect(await db.root(amounts, [order])).toEqual([
        { shipping_fee: '0.00', order_total: '0.00', order_vat: '0.00' },
      ])
    }))

  test('add the rounded lines, and R160 once for anything physical', () =>
    rolledBack(async (db) => {
      const order = await newOrder(db, (await newTeacher(db)).profileId)
      for (const columns of [
        { price: '0.30', discount_percentage: '15' },
        { price: '0.30', discount_percentage: '15' },
        { price: null },
      ]) {
        await newLine(db, order, await newProduct(db, columns))
      }
      // 0.26 twice; rounding the sum of 0.255 twice would give 0.51.
      expect(await db.root(amounts, [order])).toEqual([
        { shipping_fee: '0.00', order_total: '0.52', order_vat: '0.07' },
      ])

      await newLine(db, order, await newProduct(db, { price: '50.00', physical: true }))
      await newLine(db, order, await newProduct(db, { price: '50.00', physical: true }))
      expect(await db.root(amounts, [order])).toEqual([
        { shipping_fee: '160.00', order_total: '260.52', order_vat: '33.98' },
      ])
    }))

  test('follow every change of a line, whoever makes it', () =>
    rolledBack(async (db) => {
      const order = await newOrder(db, (await newTeacher(db)).profileId)
      const line = await newLine(db, order, await newProduct(db))
      await db.root('update public.order_line set discount_percentage = 50 where id = $1', [line])
      expect(await db.root(amounts, [order])).toMatchObject([{ order_total: '50.00' }])
      await db.root('update public.order_line set physical = true where id = $1', [line])
      expect(await db.root(amounts, [order])).toMatchObject([{ order_total: '210.00' }])
      await db.root('delete from public.order_line where id = $1', [line])
      expect(await db.root(amounts, [order])).toMatchObject([{ order_total: '0.00' }])
    }))

  test('of both orders follow a line that moves between them', () =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacher(db)
      const [from, to] = [await newOrder(db, profileId), await newOrder(db, profileId, 'QUOTING')]
      const line = await newLine(db, from, await newProduct(db))
      await db.root('update public.order_line set order_id = $2 where id = $1', [line, to])
      expect(await db.root(amounts, [from])).toMatchObject([{ order_total: '0.00' }])
      expect(await db.root(amounts, [to])).toMatchObject([{ order_total: '100.00' }])
    }))

  test('of one order do not affect other orders', () =>
    rolledBack(async (db) => {
      const [mine, theirs] = [await newTeacher(db), await newTeacher(db)]
      const [order, other] = [
        await newOrder(db, mine.profileId),
        await newOrder(db, theirs.profileId),
      ]
      await newLine(db, order, await newProduct(db))
      expect(await db.root(amounts, [other])).toMatchObject([{ order_total: '0.00' }])
    }))

  test('do not follow the price of the resource: the line keeps its price', () =>
    rolledBack(async (db) => {
      const order = await newOrder(db, (await newTeacher(db)).profileId)
      const product = await newProduct(db)
      await newLine(db, order, product)
      await db.root('update public.product set price = 1 where id = $1', [product])
      expect(await db.root(amounts, [order])).toMatchObject([{ order_total: '100.00' }])
    }))
})
