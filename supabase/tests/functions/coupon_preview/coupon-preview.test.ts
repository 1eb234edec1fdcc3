import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCoupon } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const preview = async (db: Database, person: Person, type: string, value: string) => {
  const [row] = await db.asUser(person, 'select public.coupon_preview($1, $2) as answer', [
    type,
    value,
  ])
  return row?.['answer']
}

/** Two downloads, R100 and R50, and a posted resource of R80; the older ones are not in the sample. */
async function newShop(db: Database): Promise<void> {
  await db.root('delete from public.product')
  const publish = (title: string, price: string, day: number, columns: object = {}) =>
    newProduct(db, { title, price, publish_date: `2025-02-0${String(day)}`, ...columns })
  await publish('Fractions', '100.00', 5)
  await publish('Spelling', '50.00', 4)
  await publish('Older', '70.00', 1)
  await publish('Free', '0.00', 6)
  await publish('Flash cards', '80.00', 3, { physical: true })
  await publish('Posters', '90.00', 2, { physical: true })
}

test('a discount is shown on two downloads and a posted resource, to the cent', () =>
  rolledBack(async (db) => {
    await newShop(db)
    const admin = await newPerson(db, ['admin'])
    expect(await preview(db, admin, 'AMOUNT', '25')).toMatchObject({
      lines: [
        { title: 'Fractions', price: '100.00', physical: false, couponShare: '16.67' },
        { title: 'Spelling', price: '50.00', physical: false, couponShare: '8.33' },
        { title: 'Flash cards', price: '80.00', physical: true, couponShare: '0.00' },
      ],
      shippingFee: '160.00',
      couponAmount: '25.00',
      orderTotal: '365.00',
    })
    expect(await preview(db, admin, 'PERCENTAGE', '10')).toMatchObject({
      couponAmount: '15.00',
      orderTotal: '375.00',
    })
  }))

test('more than the downloads cost is never taken off', () =>
  rolledBack(async (db) => {
    await newShop(db)
    const admin = await newPerson(db, ['admin'])
    expect(await preview(db, admin, 'AMOUNT', '1000')).toMatchObject({
      couponAmount: '150.00',
      orderTotal: '240.00',
    })
  }))

test('the preview says what the cart then says', () =>
  rolledBack(async (db) => {
    await newShop(db)
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    await newCoupon(db, 'THIRD', { discount_type: 'PERCENTAGE', discount_value: '33.33' })
    for (const title of ['Fractions', 'Spelling', 'Flash cards']) {
      const [product] = await db.root('select id from public.product where title = $1', [title])
      await db.asUser(teacher, 'select public.add_to_cart($1)', [product?.['id']])
    }
    const [cart] = await db.asUser(
      teacher,
      `select order_total as total, coupon_amount as off, order_vat as vat from public.apply_coupon('THIRD')`,
    )
    expect(await preview(db, admin, 'PERCENTAGE', '33.33')).toMatchObject({
      orderTotal: cart?.['total'],
      couponAmount: cart?.['off'],
      orderVat: cart?.['vat'],
    })
  }))

test('an empty shop has nothing to show, and only administrators ask', () =>
  rolledBack(async (db) => {
    await db.root('delete from public.product')
    expect(await preview(db, await newPerson(db, ['admin']), 'AMOUNT', '10')).toEqual({
      lines: [],
      shippingFee: '0.00',
      couponAmount: '0.00',
      orderTotal: '0.00',
      orderVat: '0.00',
    })
    await expectRefused(preview(db, await newTeacher(db), 'AMOUNT', '10'), 'admin_required')
  }))
