import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { notice, receive, sent } from '../../support/notifications.ts'
import { newCart } from '../../support/orders.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const heldFor = async (db: Database, buyer: Person, order: string) =>
  (
    await db.asUser(buyer, `select unplaced_amount from public.my_held_payments() where id = $1`, [
      order,
    ])
  )[0]?.['unplaced_amount'] ?? null

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
    expect(await heldFor(db, buyer, cart)).toBeNull()
    expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'order_changed' })
    expect(await heldFor(db, buyer, cart)).toBe('100.00')
    expect(await heldFor(db, await newPerson(db, ['admin']), cart)).toBeNull()
    await db.root('update public.payment_notification set needs_human = false')
    expect(await heldFor(db, buyer, cart)).toBeNull()
  }))

test('nothing is said of a payment that failed, of one that is not believed; a second payment is held', () =>
  rolledBack(async (db) => {
    const { buyer, cart, attempt } = await changed(db)
    await receive(db, notice(attempt, cart, { payment_status: 'FAILED' }))
    await receive(db, notice(attempt, cart), false)
    expect(await heldFor(db, buyer, cart)).toBeNull()

    // Paid twice: the order is paid, and the second payment goes back.
    const other = await newTeacher(db)
    const { cart: own } = await newCart(db, other)
    const first = await sent(db, other, own)
    await receive(db, notice(first, own, { pf_payment_id: '1' }))
    await receive(db, notice(first, own, { pf_payment_id: '2' }))
    expect(await heldFor(db, other, own)).toBe('100.00')
  }))
