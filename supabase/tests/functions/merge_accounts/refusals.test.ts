import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { merge, mergeSql, previewSql, twoAccounts } from '../../support/merging.ts'
import { sent } from '../../support/notifications.ts'
import { newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

test('only superadmins merge, or look at what a merge would do', () =>
  rolledBack(async (db) => {
    const { kept, emptied } = await twoAccounts(db)
    const pair = [kept.profileId, emptied.profileId, null]
    for (const sql of [mergeSql, previewSql]) {
      for (const person of [kept, await newPerson(db, ['admin']), await newPerson(db)]) {
        await expectRefused(db.asUser(person, sql, pair), 'superadmin_required')
      }
    }
    await expectRefused(db.asAnon(mergeSql, pair), 'permission denied for function merge_accounts')
    expect(await db.root('select from auth.users where id = $1', [emptied.id])).toHaveLength(1)
  }))

test('two different accounts that are there, and open', () =>
  rolledBack(async (db) => {
    const { boss, kept, emptied } = await twoAccounts(db)
    const ask = (a: unknown, b: unknown) => db.asUser(boss, mergeSql, [a, b, null])
    await expectRefused(ask(kept.profileId, kept.profileId), 'merge_same_account')
    await expectRefused(ask(kept.profileId, randomUUID()), 'profile_not_found')
    await expectRefused(ask(null, emptied.profileId), 'profile_not_found')
    await db.root('delete from auth.users where id = $1', [emptied.id])
    await expectRefused(ask(kept.profileId, emptied.profileId), 'profile_closed')
    await expectRefused(ask(emptied.profileId, kept.profileId), 'profile_closed')
  }))

test.each(['admin', 'superadmin', 'reporting'])(
  'an account of the group %s is not emptied',
  (group) =>
    rolledBack(async (db) => {
      const both = await twoAccounts(db)
      await db.root('select public.add_user_to_group($1, $2)', [both.emptied.id, group])
      await expect(merge(db, both)).rejects.toMatchObject({ message: 'merge_office_account' })
      // The other way round it keeps its rights.
      await merge(db, { ...both, kept: both.emptied, emptied: both.kept })
      expect(await db.asUser(both.emptied, 'select public.my_groups() as groups')).toEqual([
        { groups: [group, 'teacher'].sort() },
      ])
    }),
)

test('somebody with a user is not merged into a profile of the old shop, but the other way round', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const [old] = await db.root(
      `insert into public.teacher_profile (user_id, owner, name, title, surname, language, province, days_per_week)
       values (null, $1, 'Thandi', 'Ms', 'Nkosi', 'English', 'Limpopo', 5) returning id`,
      [`${randomUUID()}::old@school.example`],
    )
    const imported = { ...both.emptied, profileId: String(old?.['id']) }
    await expect(merge(db, { ...both, kept: imported })).rejects.toMatchObject({
      message: 'merge_without_user',
    })
    await merge(db, { ...both, emptied: imported })
    expect(
      await db.root('select id from public.teacher_profile where id = $1', [imported.profileId]),
    ).toEqual([])
    // Whoever confirms the address later starts anew.
    expect(await db.root('select from auth.users where id = $1', [both.emptied.id])).toHaveLength(1)
  }))

test.each(['kept', 'emptied'] as const)(
  'a card payment on its way in the %s account ends first',
  (side) =>
    rolledBack(async (db) => {
      const both = await twoAccounts(db)
      const { cart } = await newCart(db, both[side])
      await sent(db, both[side], cart)
      await expect(merge(db, both)).rejects.toMatchObject({ message: 'payment_being_confirmed' })
      await db.asUser(both[side], 'select public.give_up_payment($1)', [cart])
      await merge(db, both)
    }),
)

test('a refusal changes nothing', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newCart(db, both.kept)
    await newCart(db, both.emptied)
    const state = async () =>
      db.root(`select (select jsonb_agg(to_jsonb(o) order by id) from public.teacher_products_order o) as orders,
        (select jsonb_agg(to_jsonb(p) order by id) from public.teacher_profile p) as profiles,
        (select count(*) from public.admin_audit) as audit, (select count(*) from private.account_merge) as merges`)
    const before = await state()
    await expect(merge(db, both)).rejects.toMatchObject({ message: 'merge_two_carts' })
    expect(await state()).toEqual(before)
  }))
