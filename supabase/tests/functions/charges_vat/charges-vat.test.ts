import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { newTeacher } from '../../support/world.ts'

const ask = 'select public.charges_vat() as says'

/** Records a seller who starts so many days ago (in the future when negative), registered for VAT or not. */
const writeSeller = (db: Database, daysAgo: number, vendor: boolean) =>
  db.root(
    `insert into private.seller (valid_from, trading_name, address, vat_number)
     values ((now() at time zone 'Africa/Johannesburg')::date - $1::integer, 'Kryt', 'Polokwane', $2)`,
    [daysAgo, vendor ? '4123456789' : null],
  )

const vatOf = async (db: Database, order: string) => {
  const [row] = await db.root(
    `select order_vat, order_total,
       (select array_agg(vat::text) from public.invoice where invoice.order_id = parent.id) as invoiced
     from public.teacher_products_order as parent where id = $1`,
    [order],
  )
  return row
}

test('visitors and teachers learn whether the present seller charges VAT, and nothing else', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    expect(await db.asAnon(ask)).toEqual([{ says: true }])
    await writeSeller(db, 400, false)
    expect(await db.asAnon(ask)).toEqual([{ says: false }])
    await writeSeller(db, -1, true)
    expect(await db.asUser(teacher, ask)).toEqual([{ says: false }])
    await writeSeller(db, 0, true)
    expect(await db.asUser(teacher, ask)).toEqual([{ says: true }])
  }))

test('a cart contains VAT only when the seller is registered', () =>
  rolledBack(async (db) => {
    await writeSeller(db, 1, false)
    const { cart } = await newCart(db, await newTeacher(db))
    expect(await vatOf(db, cart)).toMatchObject({ order_total: '100.00', order_vat: '0.00' })
  }))

test('a cart and a quote from before a registration include VAT when they are opened', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '13.04' })
    await writeSeller(db, 1, false)
    await db.asUser(teacher, 'select from public.refresh_cart()')
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '0.00' })

    await db.root(
      `update public.teacher_products_order set order_status = 'QUOTING' where id = $1`,
      [cart],
    )
    await writeSeller(db, 0, true)
    await db.asUser(teacher, 'select from public.refresh_cart()')
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '13.04', order_total: '100.00' })
  }))

test('a placed order keeps the VAT of the day on which it was placed, and so does its invoice', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await writeSeller(db, 2, false)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
    await writeSeller(db, 0, true)
    await db.asUser(teacher, 'select from public.refresh_cart()')
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '0.00' })
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '13.04', invoiced: ['13.04'] })
  }))

test('an unregistered seller who is recorded late removes the VAT from the order and its invoice', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '13.04', invoiced: ['13.04'] })
    await writeSeller(db, 1, false)
    expect(await vatOf(db, cart)).toMatchObject({ order_vat: '0.00', invoiced: ['0.00'] })
  }))
