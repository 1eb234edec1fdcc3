import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { library, move, notesOf, paidOrder, refund } from '../../support/refunds.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const two = [
  { title: 'Omega one', price: '50.00' },
  { title: 'Omega two', price: '30.00' },
]

test('the right to a line is taken away or kept, line by line', () =>
  rolledBack(async (db) => {
    const { teacher, admin, order, products, lines } = await paidOrder(db, two)
    const [fractions = '', decimals = ''] = products
    await refund(db, admin, order, {
      lines: [{ lineId: lines[0] ?? '', withdraw: true }, { lineId: lines[1] ?? '' }],
    })
    expect(await library(db, teacher)).toEqual([decimals])
    const [row] = await db.root(
      'select product_count from public.reporting_teacher where teacher_profile_id = $1',
      [teacher.profileId],
    )
    expect(row).toEqual({ product_count: 1 })
    // What is gone may be bought again; what was kept may not.
    await db.asUser(teacher, 'select from public.add_to_cart($1)', [fractions])
    await expectRefused(
      db.asUser(teacher, 'select from public.add_to_cart($1)', [decimals]),
      'product_owned',
    )
  }))

test('a bundle is withdrawn with all that it held', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    const members = [await newProduct(db), await newProduct(db, { title: 'Omega two' })]
    const bundle = await newBundle(db, members)
    const [created] = await db.asUser(admin, `select id from public.create_order($1, $2, 'EFT')`, [
      teacher.profileId,
      JSON.stringify([{ productBundleId: bundle }]),
    ])
    const order = String(created?.['id'])
    await move(db, admin, order, 'PROCESSING', 'PAID')
    expect(await library(db, teacher)).toHaveLength(2)
    const [line] = await db.root('select id from public.order_line where order_id = $1', [order])
    await refund(db, admin, order, { lines: [{ lineId: String(line?.['id']), withdraw: true }] })
    expect(await library(db, teacher)).toEqual([])
    const bought =
      'select public._bought(bundle) as bought from public.product_bundle as bundle where id = $1'
    expect(await db.asUser(teacher, bought, [bundle])).toEqual([{ bought: false }])
  }))

test('a line of which something stays bought is not withdrawn', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, [
      { title: 'Omega three', price: '20.00', physical: true },
    ])
    await db.root(`select private.enter_status($1, 'PROCESSING')`, [order])
    await db.root('update public.order_line set quantity = 3 where order_id = $1', [order])
    await db.root(`select private.enter_status($1, 'PAID')`, [order])
    const lineId = lines[0] ?? ''
    await db.root('savepoint attempt')
    await expectRefused(
      refund(db, admin, order, { lines: [{ lineId, quantity: 2, withdraw: true }] }),
      'withdrawal_not_whole',
    )
    await db.root('rollback to savepoint attempt')
    await refund(db, admin, order, { lines: [{ lineId, quantity: 2 }] })
    await refund(db, admin, order, { lines: [{ lineId, withdraw: true }] })
    const [line] = await db.root(
      'select withdrawn_at is not null as gone from public.order_line where id = $1',
      [lineId],
    )
    expect(line).toEqual({ gone: true })
  }))

test('leaving PAID credits only what is left; paid again, everything is bought again', () =>
  rolledBack(async (db) => {
    const { teacher, admin, order, products, lines } = await paidOrder(db, two)
    await refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '', withdraw: true }] })
    await move(db, admin, order, 'PAID', 'CANCELLED')
    expect(await notesOf(db, order)).toMatchObject([
      { total: '50.00', credit_reason: 'goodwill', credited_part: 'part' },
      { total: '30.00', credit_reason: 'order_cancelled', credited_part: 'rest' },
    ])
    expect(await library(db, teacher)).toEqual([])
    await move(db, admin, order, 'CANCELLED', 'PAID')
    expect((await library(db, teacher)).toSorted()).toEqual([...products].toSorted())
    const [row] = await db.root(
      'select refunded_amount, order_total from public.teacher_products_order where id = $1',
      [order],
    )
    expect(row).toEqual({ refunded_amount: '0.00', order_total: '80.00' })
    // Of the new invoice, all of it.
    await refund(db, admin, order, { lines: lines.map((lineId) => ({ lineId })) })
    expect((await notesOf(db, order)).at(-1)).toMatchObject({
      total: '80.00',
      credited_part: 'whole',
    })
  }))

test('what was refunded whole is cancelled without another credit note, and its buyer is told that it is', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, two)
    await refund(db, admin, order, { lines: lines.map((lineId) => ({ lineId })) })
    await move(db, admin, order, 'PAID', 'CANCELLED')
    expect(await notesOf(db, order)).toMatchObject([{ total: '80.00', credited_part: 'whole' }])
    expect(
      await db.root('select kind from private.order_mail where order_id = $1 order by kind', [
        order,
      ]),
    ).toEqual([{ kind: 'cancelled' }, { kind: 'paid' }, { kind: 'placed' }, { kind: 'refunded' }])
  }))
