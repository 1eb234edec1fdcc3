import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { address, newCart, newCoupon, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

async function shop(db: Database) {
  return {
    admin: await newPerson(db, ['admin']),
    teacher: await newTeacher(db),
    product: await newProduct(db),
  }
}

type Shop = Awaited<ReturnType<typeof shop>>

const createQuote = async (
  db: Database,
  { admin, teacher }: Shop,
  items: unknown,
): Promise<Row | undefined> =>
  (
    await db.asUser(admin, 'select * from public.create_quote($1, $2)', [
      teacher.profileId,
      JSON.stringify(items),
    ])
  )[0]

const createOrder = async (
  db: Database,
  { admin, teacher }: Shop,
  items: unknown,
  method: string | null = 'EFT',
  shipping: unknown = null,
  coupon: string | null = null,
): Promise<Row | undefined> =>
  (
    await db.asUser(admin, 'select * from public.create_order($1, $2, $3, $4, $5)', [
      teacher.profileId,
      JSON.stringify(items),
      method,
      shipping,
      coupon,
    ])
  )[0]

const move = (
  db: Database,
  { admin }: Pick<Shop, 'admin'>,
  id: unknown,
  from: string,
  to: string,
) => db.asUser(admin, 'select * from public.set_order_status($1, $2, $3)', [id, from, to])

describe('orders for a customer', () => {
  test('with EFT start as PROCESSING, with a number, and the administrator in the history', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      expect(order).toMatchObject({
        order_status: 'PROCESSING',
        order_payment_method: 'EFT',
        order_total: '100.00',
        owner: `${world.teacher.id}::${world.teacher.email}`,
        product_count: 1,
      })
      expect(order?.['order_number']).toMatch(/^\d{6}-\d{8}$/)
      const [row] = await db.asUser(world.admin, 'select public.order_history($1) as history', [
        order?.['id'],
      ])
      expect(row?.['history']).toMatchObject([
        { reason: 'order_created', toStatus: 'PROCESSING', actor: world.admin.email },
      ])
    }))

  test('that cost nothing start as PAID and Free, without an invoice', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const free = await newProduct(db, { price: null })
      const order = await createOrder(db, world, [{ productId: free }], 'Free')
      expect(await orderState(db, String(order?.['id']))).toMatchObject({
        status: 'PAID',
        method: 'Free',
        documents: null,
      })
    }))

  test('paid by card at the counter start as PAID, with an invoice', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }], 'PayFast')
      expect(await orderState(db, String(order?.['id']))).toMatchObject({
        status: 'PAID',
        documents: ['invoice'],
      })
    }))

  test('count a coupon at once', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      await newCoupon(db, 'MAY25')
      const order = await createOrder(
        db,
        world,
        [{ productId: world.product }],
        'EFT',
        null,
        'may 25',
      )
      expect(await orderState(db, String(order?.['id']))).toMatchObject({
        total: '75.00',
        redemptions: 1,
      })
    }))

  test.each([
    ['products_required', []],
    ['products_required', null],
    ['products_required', { productId: 'x' }],
    ['product_not_available', [{ productId: 'x' }]],
    ['product_not_available', [{}]],
    ['product_not_available', ['x']],
  ])('%s: %o', (word, items) =>
    rolledBack(async (db) => {
      const world = await shop(db)
      await expectRefused(createOrder(db, world, items), word)
      expect(await db.root('select id from public.teacher_products_order')).toEqual([])
    }),
  )

  test('with something to post need an address', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const parcel = await newProduct(db, { physical: true })
      const items = [{ productId: parcel }]
      await expectRefused(createOrder(db, world, items), 'shipping_details_required')
      expect(await createOrder(db, world, items, 'EFT', address)).toMatchObject({
        order_total: '260.00',
        order_shipping_details: address,
      })
    }))
})

describe('quotes', () => {
  test('start as QUOTING and are the customer’s cart', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const quote = await createQuote(db, world, [{ productId: world.product }])
      expect(quote).toMatchObject({ order_status: 'QUOTING', order_payment_method: null })
      expect(await db.asUser(world.teacher, 'select id from public.my_cart()')).toEqual([
        { id: quote?.['id'] },
      ])
    }))

  test('a customer has one at a time', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      await createQuote(db, world, [{ productId: world.product }])
      await expectRefused(createQuote(db, world, [{ productId: world.product }]), 'quote_exists')
    }))

  test.each([
    ['PROCESSING', null],
    ['PAID', ['invoice']],
    ['CANCELLED', null],
  ])('set to %s, they are paid by EFT', (to, documents) =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const quote = await createQuote(db, world, [{ productId: world.product }])
      await move(db, world, quote?.['id'], 'QUOTING', to)
      expect(await orderState(db, String(quote?.['id']))).toMatchObject({
        status: to,
        method: 'EFT',
        reasons: ['quote_created', 'set_by_admin'],
        documents,
      })
    }),
  )

  test.each([
    ['EFT', null],
    ['PayFast', 'PayFast'],
  ])('become quotes again: the payment method %s becomes %s', (method, left) =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const quote = await createQuote(db, world, [{ productId: world.product }])
      await move(db, world, quote?.['id'], 'QUOTING', 'PROCESSING')
      await db.root('update public.teacher_products_order set order_payment_method = $1', [method])
      await move(db, world, quote?.['id'], 'PROCESSING', 'QUOTING')
      expect(await orderState(db, String(quote?.['id']))).toMatchObject({
        status: 'QUOTING',
        method: left,
      })
    }),
  )

  test.each(['PAID', 'CANCELLED', 'PENDING'])(
    'an order that is %s cannot become a quote',
    (status) =>
      rolledBack(async (db) => {
        const world = await shop(db)
        const id = await newOrder(db, world.teacher.profileId, status)
        await expectRefused(move(db, world, id, status, 'QUOTING'), 'transition_not_allowed')
      }),
  )
})

describe('a status set by an administrator', () => {
  test('PAID issues an invoice, CANCELLED a credit note, PAID again another invoice', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      const id = String(order?.['id'])
      await move(db, world, id, 'PROCESSING', 'PAID')
      await move(db, world, id, 'PAID', 'CANCELLED')
      expect(await orderState(db, id)).toMatchObject({ documents: ['invoice', 'credit_note'] })
      await move(db, world, id, 'CANCELLED', 'PAID')
      expect(await orderState(db, id)).toMatchObject({
        documents: ['invoice', 'invoice', 'credit_note'],
      })
    }))

  test('CANCELLED gives the coupon back, PROCESSING takes it again', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      await newCoupon(db, 'MAY25', { max_uses: 1 })
      const order = await createOrder(
        db,
        world,
        [{ productId: world.product }],
        'EFT',
        null,
        'MAY25',
      )
      const id = String(order?.['id'])
      await move(db, world, id, 'PROCESSING', 'CANCELLED')
      expect(await orderState(db, id)).toMatchObject({ redemptions: 0, total: '75.00' })
      await move(db, world, id, 'CANCELLED', 'PROCESSING')
      expect(await orderState(db, id)).toMatchObject({ redemptions: 1 })
    }))

  test('set twice happens once; set from what it is not any more is refused', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      await move(db, world, order?.['id'], 'PROCESSING', 'PAID')
      await move(db, world, order?.['id'], 'PROCESSING', 'PAID')
      await expectRefused(
        move(db, world, order?.['id'], 'PROCESSING', 'CANCELLED'),
        'order_changed',
      )
      expect(await orderState(db, String(order?.['id']))).toMatchObject({
        status: 'PAID',
        reasons: ['order_created', 'set_by_admin'],
        documents: ['invoice'],
      })
    }))

  test.each(['LOST', '', null])('%o is none', (to) =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      await expectRefused(
        db.asUser(world.admin, `select public.set_order_status($1, 'PROCESSING', $2)`, [
          order?.['id'],
          to,
        ]),
        'transition_not_allowed',
      )
    }),
  )

  test('PENDING is refused beside another cart, PROCESSING without goods or address', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      const { cart } = await newCart(db, world.teacher, [{ physical: true }])
      await expectRefused(move(db, world, order?.['id'], 'PROCESSING', 'PENDING'), 'cart_exists')
      await expectRefused(
        move(db, world, cart, 'PENDING', 'PROCESSING'),
        'shipping_details_required',
      )
      const empty = await newOrder(db, (await newTeacher(db)).profileId)
      await expectRefused(move(db, world, empty, 'PENDING', 'PAID'), 'products_required')
    }))
})

describe('changing an order', () => {
  const change = (
    db: Database,
    { admin }: Shop,
    id: unknown,
    items: unknown,
    method: string | null = null,
  ) =>
    db.asUser(admin, 'select * from public.change_order($1, $2, null, $3)', [
      id,
      items === null ? null : JSON.stringify(items),
      method,
    ])

  test('other goods: remaining lines keep their price, and the payment method follows the total', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      await db.root('update public.product set price = 500 where id = $1', [world.product])
      const free = await newProduct(db, { price: null })
      const both = [{ productId: world.product }, { productId: free }]
      expect(await change(db, world, order?.['id'], both)).toMatchObject([
        { order_total: '100.00', order_payment_method: 'EFT', product_count: 2 },
      ])
      expect(await change(db, world, order?.['id'], [{ productId: free }])).toMatchObject([
        { order_total: '0.00', order_payment_method: 'Free', product_count: 1 },
      ])
      expect(await change(db, world, order?.['id'], both)).toMatchObject([
        { order_total: '500.00', order_payment_method: 'EFT' },
      ])
    }))

  test('another payment method, if it fits the total', () =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      expect(await change(db, world, order?.['id'], null, 'PayFast')).toMatchObject([
        { order_payment_method: 'PayFast', order_status: 'PROCESSING' },
      ])
      await expectRefused(
        change(db, world, order?.['id'], null, 'Free'),
        'payment_method_not_allowed',
      )
    }))

  test.each(['PENDING', 'PAID', 'CANCELLED'])('is refused when it is %s', (status) =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const id = await newOrder(db, world.teacher.profileId, status)
      await expectRefused(change(db, world, id, [{ productId: world.product }]), 'order_not_open')
    }),
  )
})

test('a coupon that covers the total makes the order Free at the next change', () =>
  rolledBack(async (db) => {
    const world = await shop(db)
    await newCoupon(db, 'ALL100', { discount_type: 'PERCENTAGE', discount_value: 100 })
    const order = await createOrder(db, world, [{ productId: world.product }])
    await db.asUser(world.admin, `select public.apply_coupon('ALL100', $1)`, [order?.['id']])
    const [changed] = await db.asUser(world.admin, 'select * from public.change_order($1)', [
      order?.['id'],
    ])
    expect(changed).toMatchObject({ order_total: '0.00', order_payment_method: 'Free' })
    expect(await orderState(db, String(order?.['id']))).toMatchObject({ redemptions: 1 })
  }))

describe('nobody but administrators', () => {
  const calls = [
    `select public.create_quote('PROFILE', '[]')`,
    `select public.create_order('PROFILE', '[]', 'EFT')`,
    `select public.change_order('ORDER', null, null, 'Free')`,
    `select public.set_order_status('ORDER', 'PROCESSING', 'PAID')`,
    `select public.order_history('ORDER')`,
  ]

  test.each(calls)('%s', (call) =>
    rolledBack(async (db) => {
      const world = await shop(db)
      const order = await createOrder(db, world, [{ productId: world.product }])
      const id = String(order?.['id'])
      const before = await orderState(db, id)
      const sql = call.replace('PROFILE', world.teacher.profileId).replace('ORDER', id)
      for (const person of [
        world.teacher,
        await newTeacher(db),
        await newPerson(db, ['superadmin', 'reporting']),
      ])
        await expectRefused(db.asUser(person, sql), 'admin_required')
      await expect(db.asAnon(sql)).rejects.toThrow('permission denied for function')
      await expect(db.asService(sql)).rejects.toThrow('permission denied for function')
      expect(await orderState(db, id)).toEqual(before)
      expect(await db.root('select id from public.teacher_products_order')).toEqual([{ id }])
    }),
  )
})
