import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { address, newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const save = 'select public.save_invoice_details($1) as details'
const read = 'select public.get_invoice_details() as details'
const school = {
  name: 'Marula Primary',
  address: '1 School Road\nPolokwane 0699',
  vatNumber: '4123456789',
}

test('are trimmed, saved, read, changed and deleted', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, read)).toEqual([{ details: null }])
    const typed = { ...school, name: '  Marula Primary ', vatNumber: '4123 456 789' }
    expect(await db.asUser(teacher, save, [typed])).toEqual([{ details: school }])
    expect(await db.asUser(teacher, read)).toEqual([{ details: school }])
    const without = { ...school, vatNumber: '' }
    expect(await db.asUser(teacher, save, [without])).toEqual([{ details: without }])
    expect(await db.asUser(teacher, save, [{}])).toEqual([{ details: null }])
    expect(await db.asUser(teacher, read)).toEqual([{ details: null }])
  }))

test.each([
  [{ ...school, name: ' ' }, 'invoice_details_invalid'],
  [{ address: school.address }, 'invoice_details_invalid'],
  [{ ...school, address: 'x'.repeat(501) }, 'invoice_details_invalid'],
  [{ ...school, vatNumber: '5123456789' }, 'vat_number_invalid'],
  [{ ...school, vatNumber: '412345678' }, 'vat_number_invalid'],
])('%j are refused', (details, word) =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), save, [details]), word)
  }),
)

test('belong to the teacher; administrators may change those of customers', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const saveFor = 'select public.save_invoice_details($1, $2) as details'
    const readOf = 'select public.get_invoice_details($1) as details'
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, saveFor, [school, teacher.profileId])).toEqual([
      { details: school },
    ])
    const other = await newTeacher(db)
    for (const attempt of [
      () => db.asUser(other, readOf, [teacher.profileId]),
      () => db.asUser(other, saveFor, [{}, teacher.profileId]),
    ]) {
      await db.root('savepoint attempt')
      await expectRefused(attempt(), 'profile_not_found')
      await db.root('rollback to savepoint attempt')
    }
    expect(await db.asUser(teacher, read)).toEqual([{ details: school }])
  }))

test('are printed on invoices issued from then on', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
    // They may change until an invoice is issued.
    await db.asUser(teacher, save, [school])
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    await db.asUser(teacher, save, [{}])
    await db.root(`select private.enter_status($1, 'CANCELLED')`, [cart])
    const buyers = await db.root('select buyer from public.invoice order by kind')
    expect(buyers).toMatchObject([{ buyer: school }, { buyer: school }])
  }))

test('a name is missing until it is typed or stands on the profile; a free order needs none', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: '100.00' }])
    const ask = `select public._invoice_name_missing(o) as missing
      from public.teacher_products_order o where id = $1`
    const missing = async () => (await db.asUser(teacher, ask, [cart]))[0]?.['missing']
    expect(await missing()).toBe(true)
    await db.asUser(teacher, save, [{ name: 'T Nkosi' }])
    expect(await missing()).toBe(false)
    await db.asUser(teacher, save, [{}])
    await db.root(
      `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi',
         language = 'English', province = 'Limpopo', days_per_week = 5 where id = $1`,
      [teacher.profileId],
    )
    expect(await missing()).toBe(false)
    const other = await newTeacher(db)
    const free = await newCart(db, other, [{ price: null }])
    expect(await db.asUser(other, ask, [free.cart])).toEqual([{ missing: false }])
  }))

test('a school without an address does not get the address of the teacher', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.asUser(teacher, 'select public.save_shipping_details($1)', [address])
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, save, [{ name: school.name }])
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    expect(await db.root('select buyer from public.invoice')).toMatchObject([
      { buyer: { name: school.name, address: null, shippingDetails: null } },
    ])
    // Over R5000 it must have its own.
    await newCart(db, teacher, [{ price: '6000.00' }])
    const ask = `select public._invoice_details_missing(o) as missing
      from public.teacher_products_order o where order_status = 'PENDING'`
    expect(await db.asUser(teacher, ask)).toEqual([{ missing: true }])
    await db.asUser(teacher, save, [{ ...school, vatNumber: '' }])
    expect(await db.asUser(teacher, ask)).toEqual([{ missing: false }])
  }))

test('over R5000 a name and an address are required', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: '5000.01' }])
    const missing =
      'select public._invoice_details_missing(o) as missing from public.teacher_products_order o'
    const order = `select from public.checkout($1, 'EFT', '5000.01')`
    expect(await db.asUser(teacher, missing)).toEqual([{ missing: true }])
    await db.root('savepoint attempt')
    await expectRefused(db.asUser(teacher, order, [cart]), 'invoice_details_required')
    await db.root('rollback to savepoint attempt')
    await db.asUser(teacher, save, [school])
    expect(await db.asUser(teacher, missing)).toEqual([{ missing: false }])
    await db.asUser(teacher, order, [cart])
    // Nor may they be deleted while the order waits for its invoice.
    await expectRefused(db.asUser(teacher, save, [{}]), 'invoice_details_required')
    await db.root('rollback to savepoint attempt')
  }))

test.each([
  ['the name and saved address of the profile are enough', '5000.01', 'named', false],
  ['up to R5000 no name is required', '5000.00', 'new', false],
  ['a seller who is not registered for VAT requires no name', '5000.01', 'plain', false],
  ['a name without an address is not enough', '5000.01', 'no address', true],
])('%s', (_, price, world, missing) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    if (world === 'named' || world === 'no address') {
      await db.root(
        `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi',
           language = 'English', province = 'Limpopo', days_per_week = 5,
           products_order_shipping_details = $2 where id = $1`,
        [teacher.profileId, world === 'named' ? address : null],
      )
    }
    if (world === 'plain') {
      await db.root(`insert into private.seller (valid_from, trading_name, address)
        values ('2020-01-01', 'Kryt', 'Polokwane')`)
    }
    await newCart(db, teacher, [{ price }])
    expect(
      await db.asUser(
        teacher,
        'select public._invoice_details_missing(o) as missing from public.teacher_products_order o',
      ),
    ).toEqual([{ missing }])
  }),
)
