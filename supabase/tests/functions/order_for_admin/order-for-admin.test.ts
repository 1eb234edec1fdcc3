import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { address } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

interface Read {
  [name: string]: unknown
  lines: { [name: string]: unknown }[]
  history: { [name: string]: unknown }[]
}

const read = async (db: Database, person: { id: string; email: string }, key: unknown) =>
  (await db.asUser(person, 'select public.order_for_admin($1) as read', [key]))[0]?.[
    'read'
  ] as Read | null

/** An order of long ago that an administrator made: a posted resource with a question that was answered. */
async function oldOrder(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const teacher = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi',
       language = 'English', province = 'Limpopo', days_per_week = 5 where id = $1`,
    [teacher.profileId],
  )
  const product = await newProduct(db, {
    physical: true,
    questions: JSON.stringify([{ type: 'Text', label: 'Name', items: [], required: true }]),
  })
  const items = [{ productId: product, quantity: 2, answers: ['Gr 4A'] }]
  const [order] = await db.asUser(admin, 'select * from public.create_order($1, $2, $3, $4)', [
    teacher.profileId,
    JSON.stringify(items),
    'EFT',
    JSON.stringify(address),
  ])
  await db.root(
    `update public.teacher_products_order set created_at = now() - interval '1 year',
       order_date_time = now() - interval '1 year' where id = $1`,
    [order?.['id']],
  )
  return { admin, teacher, id: order?.['id'], number: order?.['order_number'] }
}

test('an order of any age by number or id: buyer, lines with answers, amounts, history with its actor', () =>
  rolledBack(async (db) => {
    const { admin, teacher, id, number } = await oldOrder(db)
    const order = await read(db, admin, number)
    expect(order).toMatchObject({
      id,
      orderNumber: number,
      orderStatus: 'PROCESSING',
      orderPaymentMethod: 'EFT',
      orderTotal: '360.00',
      shippingFee: '160.00',
      couponCode: null,
      archivedAt: null,
      teacherProfileId: teacher.profileId,
      buyer: {
        username: teacher.email,
        title: 'Ms',
        name: 'Thandi',
        surname: 'Nkosi',
        email: teacher.email,
      },
      orderShippingDetails: { city: address.city },
      lines: [{ quantity: 2, linePrice: '200.00', questions: [{ label: 'Name', value: 'Gr 4A' }] }],
    })
    expect(order?.history.at(-1)).toMatchObject({ reason: 'order_created', actor: admin.email })
    expect(await read(db, admin, id)).toEqual(order)
    for (const nothing of ['', '999999-99999999', 'x', null])
      expect(await read(db, admin, nothing)).toBeNull()
  }))

test('an archived order reads the same', () =>
  rolledBack(async (db) => {
    // First of all: the lock of this waits for other tests, which must not wait for this one.
    await db.root('alter table public.teacher_products_order disable trigger set_updated_at')
    const { admin, id, number } = await oldOrder(db)
    await db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', 'CANCELLED')`, [id])
    const before = await read(db, admin, number)
    await db.root(`update public.teacher_products_order set updated_at = now() - interval '1 year'`)
    const superadmin = await newPerson(db, ['superadmin'])
    await db.asUser(superadmin, 'select public.archive_orders(current_date - 40)')
    const archived = await read(db, admin, number)
    expect(archived?.['archivedAt']).not.toBeNull()
    for (const name of ['id', 'buyer', 'history', 'orderTotal', 'orderVat', 'orderShippingDetails'])
      expect(archived?.[name]).toEqual(before?.[name])
    expect(archived?.lines[0]).toMatchObject({ linePrice: '200.00', quantity: 2 })
    expect(await read(db, admin, id)).toEqual(archived)
  }))

test('administrators only', () =>
  rolledBack(async (db) => {
    const { teacher, number } = await oldOrder(db)
    for (const person of [teacher, await newPerson(db, ['superadmin', 'reporting'])])
      for (const key of [number, 'none'])
        await expectRefused(read(db, person, key), 'admin_required')
    await expect(db.asAnon('select public.order_for_admin($1)', [number])).rejects.toThrow(
      'permission denied',
    )
  }))
