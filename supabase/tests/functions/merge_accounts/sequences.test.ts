import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { merge, mergeSql, twoAccounts } from '../../support/merging.ts'
import { newCart } from '../../support/orders.ts'
import { newTeacherIn } from '../../support/planning.ts'
import { notice, receive, sent } from '../../support/notifications.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct } from '../../support/world.ts'

test('pressed twice, the second finds nobody to empty and changes nothing', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newOrder(db, both.emptied.profileId, 'PAID')
    await merge(db, both)
    const again = (a: string, b: string) => db.asUser(both.boss, mergeSql, [a, b, null])
    await expectRefused(again(both.kept.profileId, both.emptied.profileId), 'profile_not_found')
    await expectRefused(again(both.emptied.profileId, both.kept.profileId), 'profile_not_found')
    expect(
      await db.root('select id from public.teacher_products_order where teacher_profile_id = $1', [
        both.kept.profileId,
      ]),
    ).toHaveLength(1)
  }))

test('a chain of merges: what the first brought goes on, and every old link still leads there', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const last = await newTeacherIn(db, 'Limpopo')
    const paid = await newOrder(db, both.emptied.profileId, 'PAID')
    const product = await newProduct(db)
    await newLine(db, paid, product)
    await db.root(`insert into storage.objects (bucket_id, name) values ('papers', $1)`, [
      `Assessments/${both.emptied.id}/a.png`,
    ])
    await merge(db, both)
    await merge(db, { boss: both.boss, kept: last, emptied: both.kept })
    expect(await db.asUser(last, 'select id from public.my_library()')).toEqual([{ id: product }])
    expect(await db.asUser(last, 'select name from storage.objects')).toHaveLength(1)
    const [row] = await db.asUser(both.boss, 'select public.customer_page($1) as page', [
      both.emptied.profileId,
    ])
    expect(row?.['page']).toMatchObject({ id: last.id })
  }))

test('money for a given-up payment that comes after the merge finds the order of the one who stays', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const { cart } = await newCart(db, both.emptied)
    const attempt = await sent(db, both.emptied, cart)
    await db.asUser(both.emptied, 'select public.give_up_payment($1)', [cart])
    await merge(db, both)
    await receive(db, notice(attempt, cart, { pf_payment_id: '77' }), true)
    expect(
      await db.root(
        `select order_status as status, teacher_profile_id as profile from public.teacher_products_order`,
      ),
    ).toEqual([{ status: 'PAID', profile: both.kept.profileId }])
    expect(await db.root('select teacher_profile_id as profile from public.invoice')).toEqual([
      { profile: both.kept.profileId },
    ])
    expect(await db.asUser(both.kept, 'select id from public.my_library()')).toHaveLength(1)
  }))

test('a window of the emptied account that is still open orders, plans and signs up nothing', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const product = await newProduct(db)
    const { cart } = await newCart(db, both.emptied)
    await merge(db, both)
    await expect(
      db.asUser(both.emptied, 'select public.add_to_cart($1)', [product]),
    ).rejects.toThrow()
    await expect(
      db.asUser(both.emptied, `select public.checkout($1, 'EFT', 100.00)`, [cart]),
    ).rejects.toThrow()
    await expectRefused(
      db.asUser(both.emptied, 'select public.ensure_teacher_profile()'),
      'not_signed_in',
    )
    await expect(
      db.asUser(
        both.emptied,
        `insert into public.teacher_class_subject (teacher_profile_id, subject_id, name)
         select $1, id, '4A' from public.subject limit 1`,
        [both.emptied.profileId],
      ),
    ).rejects.toThrow()
  }))

test('the one who stays goes on: checks out what came, and the order is paid by an administrator', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const { cart, products } = await newCart(db, both.emptied)
    await merge(db, both)
    await db.asUser(both.kept, `select public.checkout($1, 'EFT', 100.00)`, [cart])
    await db.asUser(
      await newPerson(db, ['admin']),
      `select public.set_order_status($1, 'PROCESSING', 'PAID')`,
      [cart],
    )
    expect(await db.asUser(both.kept, 'select id from public.my_library()')).toEqual([
      { id: products[0] },
    ])
  }))

test('somebody who signs up again with the address of the emptied account starts with nothing', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newOrder(db, both.emptied.profileId, 'PAID')
    await merge(db, both)
    const [row] = await db.root(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id`,
      [both.emptied.email],
    )
    const again = { id: String(row?.['id']), email: both.emptied.email }
    await db.asUser(again, 'select public.ensure_teacher_profile()')
    expect(await db.asUser(again, 'select id from public.teacher_products_order')).toEqual([])
  }))
