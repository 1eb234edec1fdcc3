import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { notice, receive, sent } from '../../support/notifications.ts'
import { newCart } from '../../support/orders.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const needsPerson = async (db: Database, buyer: Person, order: string) =>
  (
    await db.asUser(
      buyer,
      `select parent._payment_needs_person as needs from public.teacher_products_order as parent
       where id = $1`,
      [order],
    )
  )[0]?.['needs']

/** The buyer gave the payment up, and the cart holds something else as well by now. */
async function changed(db: Database) {
  const buyer = await newTeacher(db)
  const { cart } = await newCart(db, buyer)
  const attempt = await sent(db, buyer, cart)
  await db.asUser(buyer, 'select public.give_up_payment($1)', [cart])
  await newCart(db, buyer, [{ price: '5.00', title: 'Something else' }])
  return { buyer, cart, attempt }
}

test('money for a cart that had changed: its buyer is told that somebody looks at it, and nobody else', () =>
  rolledBack(async (db) => {
    const { buyer, cart, attempt } = await changed(db)
    expect(await needsPerson(db, buyer, cart)).toBe(false)
    expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'order_changed' })
    expect(await needsPerson(db, buyer, cart)).toBe(true)
    expect(await needsPerson(db, await newPerson(db, ['admin']), cart)).toBe(false)
    await db.root('update public.payment_notification set needs_human = false')
    expect(await needsPerson(db, buyer, cart)).toBe(false)
  }))

test('nothing is said of a payment that failed, of one that is not believed, and of a paid order', () =>
  rolledBack(async (db) => {
    const { buyer, cart, attempt } = await changed(db)
    await receive(db, notice(attempt, cart, { payment_status: 'FAILED' }))
    await receive(db, notice(attempt, cart), false)
    expect(await needsPerson(db, buyer, cart)).toBe(false)

    // Paid twice: the order is paid, and the second payment goes back.
    const other = await newTeacher(db)
    const { cart: own } = await newCart(db, other)
    const first = await sent(db, other, own)
    await receive(db, notice(first, own, { pf_payment_id: '1' }))
    await receive(db, notice(first, own, { pf_payment_id: '2' }))
    expect(await needsPerson(db, other, own)).toBe(false)
  }))
