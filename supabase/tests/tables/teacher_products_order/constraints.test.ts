import { describe, expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

test.each([
  ['teacher_products_order_order_status_known', `order_status = 'LOST'`],
  ['teacher_products_order_order_number_shape', `order_number = '1042'`],
  ['teacher_products_order_order_payment_method_known', `order_payment_method = 'Cash'`],
  ['teacher_products_order_order_shipping_details_shape', `order_shipping_details = '{}'`],
  ['teacher_products_order_order_payment_shape', `order_payment = '"paid"'`],
  ['teacher_products_order_amounts_not_negative', 'order_total = -1'],
])('%s refuses %s', (constraint, assignment) =>
  rolledBack(async (db) => {
    const id = await newOrder(db, (await newTeacher(db)).profileId)
    await expect(
      db.root(`update public.teacher_products_order set ${assignment} where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint })
  }),
)

test('an order number is unique', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    const number = `update public.teacher_products_order set order_number = '260115-08301255' where id = $1`
    await db.root(number, [await newOrder(db, profileId, 'PAID')])
    await expect(db.root(number, [await newOrder(db, profileId, 'PAID')])).rejects.toMatchObject({
      constraint: 'teacher_products_order_order_number_key',
    })
  }))

test('the owner is that of the profile, and cannot change', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const id = await newOrder(db, teacher.profileId)
    await db.root(
      `update public.teacher_products_order set teacher_profile_id = $2, owner = 'x' where id = $1`,
      [id, other.profileId],
    )
    expect(
      await db.root(
        'select teacher_profile_id, owner from public.teacher_products_order where id = $1',
        [id],
      ),
    ).toEqual([{ teacher_profile_id: teacher.profileId, owner: `${teacher.id}::${teacher.email}` }])
  }))

test('a profile with orders is not deleted', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    await newOrder(db, profileId, 'PAID')
    await expect(
      db.root('delete from public.teacher_profile where id = $1', [profileId]),
    ).rejects.toMatchObject({ constraint: 'teacher_products_order_teacher_profile_id_fkey' })
  }))

describe('order lines', () => {
  test('contain a resource once', () =>
    rolledBack(async (db) => {
      const id = await newOrder(db, (await newTeacher(db)).profileId)
      const product = await newProduct(db)
      await newLine(db, id, product)
      await expect(newLine(db, id, product)).rejects.toMatchObject({
        constraint: 'order_line_order_product_key',
      })
    }))

  test('of a deleted resource are removed from open carts and stay in orders', () =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacher(db)
      const product = await newProduct(db, { title: 'Out of print' })
      const orders = new Map<string, string>()
      for (const status of ['PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED']) {
        const order = await newOrder(db, profileId, status)
        await newLine(db, order, product)
        orders.set(order, status)
      }
      await db.root(
        `update public.teacher_products_order set order_total = 77 where order_status = 'PAID'`,
      )
      await db.root('delete from public.product where id = $1', [product])

      const left = await db.root(
        `select parent.order_status, line.product_id, line.title, parent.order_total
         from public.order_line line join public.teacher_products_order parent on parent.id = line.order_id
         where parent.id = any ($1) order by parent.order_status`,
        [[...orders.keys()]],
      )
      const copy = { product_id: null, title: 'Out of print' }
      expect(left).toEqual([
        { ...copy, order_status: 'CANCELLED', order_total: '100.00' },
        // A paid order is not repriced.
        { ...copy, order_status: 'PAID', order_total: '77.00' },
        { ...copy, order_status: 'PROCESSING', order_total: '100.00' },
      ])
      expect(
        await db.root(
          `select distinct order_total from public.teacher_products_order
           where teacher_profile_id = $1 and order_status in ('PENDING', 'QUOTING')`,
          [profileId],
        ),
      ).toEqual([{ order_total: '0.00' }])
    }))
})

test('the reason of an event is an error word', () =>
  rolledBack(async (db) => {
    const id = await newOrder(db, (await newTeacher(db)).profileId)
    await expect(
      db.root(`select private.record_order_event($1, null, 'PENDING', 'Because I say so')`, [id]),
    ).rejects.toMatchObject({ constraint: 'order_event_reason_word' })
  }))

test.each([
  ['postalCode', '699'],
  ['postalCode', '06990'],
  ['postalCode', ' 0699'],
  ['province', 'Transvaal'],
  ['country', 'Namibia'],
  ['phoneNumber', '+26 482 123 4567'],
  ['phoneNumber', '082 123 456'],
  ['address1', ' '],
  ['city', null],
])('an address with %s %o is refused', (key, value) =>
  rolledBack(async (db) => {
    const address = {
      address1: '12 Marula Street',
      city: 'Polokwane',
      province: 'Limpopo',
      postalCode: '0699',
      country: 'South Africa',
      phoneNumber: '082 123 4567',
    }
    const check = 'select private.is_shipping_details($1) as fits'
    expect(await db.root(check, [address])).toEqual([{ fits: true }])
    expect(await db.root(check, [{ ...address, [key]: value }])).toEqual([{ fits: false }])
  }),
)
