import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { mergeSql, previewSql, twoAccounts, type Merging } from '../../support/merging.ts'
import { newCart } from '../../support/orders.ts'
import { newRow, newSubject } from '../../support/planning.ts'
import { newLine, newOrder, newProduct } from '../../support/world.ts'

const preview = async (
  db: Database,
  { boss, kept, emptied }: Merging,
  cart: string | null = null,
) => (await db.asUser(boss, previewSql, [kept.profileId, emptied.profileId, cart]))[0]?.['preview']

test('says what the merge then does, and changes nothing itself', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const order = await newOrder(db, both.emptied.profileId, 'PAID')
    await newLine(db, order, await newProduct(db))
    await newRow(db, 'teacher_class_subject', {
      teacher_profile_id: both.emptied.profileId,
      name: '4A',
      subject_id: await newSubject(db),
    })
    const state = async () =>
      db.root(`select (select count(*) from public.admin_audit) as audit,
        (select jsonb_agg(to_jsonb(p) order by id) from public.teacher_profile p) as profiles,
        (select jsonb_agg(to_jsonb(o) order by id) from public.teacher_products_order o) as orders,
        (select count(*) from auth.users) as users, (select count(*) from private.account_merge) as merges`)
    const before = await state()
    const told = await preview(db, both)
    expect(await state()).toEqual(before)
    const [row] = await db.asUser(both.boss, mergeSql, [
      both.kept.profileId,
      both.emptied.profileId,
      null,
    ])
    expect(told).toEqual({
      problem: null,
      moved: row?.['moved'],
      carts: { kept: null, emptied: null },
    })
  }))

test('shows both carts, so that one can be chosen', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newCart(db, both.kept)
    await newCart(db, both.emptied, [{}, { price: '50.00' }])
    expect(await preview(db, both)).toMatchObject({
      problem: null,
      carts: { kept: { count: 1, total: '100.00' }, emptied: { count: 2, total: '150.00' } },
    })
  }))

test('names the word with which it would be refused', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await db.root(`select public.add_user_to_group($1, 'admin')`, [both.emptied.id])
    expect(await preview(db, both)).toMatchObject({ problem: 'merge_office_account', moved: [] })
    expect(await preview(db, { ...both, emptied: both.kept })).toMatchObject({
      problem: 'merge_same_account',
    })
  }))
