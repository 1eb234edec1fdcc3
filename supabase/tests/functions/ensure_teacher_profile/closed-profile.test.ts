import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

const ensure = 'select id from public.ensure_teacher_profile()'

test('a person who confirms the address of a deleted user gets a new profile', () =>
  rolledBack(async (db) => {
    const gone = await newTeacher(db)
    const order = await newOrder(db, gone.profileId, 'PAID')
    await db.root(
      `update public.teacher_profile set session_token = 'one', products_order_shipping_details =
         '{"address1": "12 Kerk Street", "city": "Paarl", "province": "Western Cape", "postalCode": "7646",
           "country": "South Africa", "phoneNumber": "021 555 0101"}' where id = $1`,
      [gone.profileId],
    )
    await db.root('delete from auth.users where id = $1', [gone.id])
    const next = await newPerson(db)
    await db.root('update auth.users set email = $2, email_confirmed_at = now() where id = $1', [
      next.id,
      gone.email,
    ])

    const [own] = await db.asUser(next, ensure)
    expect(own?.['id']).not.toBe(gone.profileId)
    const readOrder = 'select id from public.teacher_products_order where id = $1'
    expect(await db.asUser(next, readOrder, [order])).toEqual([])
    expect(await db.root(readOrder, [order])).toEqual([{ id: order }])
    expect(
      await db.root(
        `select user_id, owner, closed_at is not null as closed, session_token as token,
           products_order_shipping_details as address from public.teacher_profile where id = $1`,
        [gone.profileId],
      ),
    ).toEqual([
      {
        user_id: null,
        owner: `${gone.id}::${gone.email}`,
        closed: true,
        token: null,
        address: null,
      },
    ])
  }))

test('the lookup of a forgotten username does not find a deleted user', () =>
  rolledBack(async (db) => {
    const gone = await newTeacher(db)
    await db.root('delete from auth.users where id = $1', [gone.id])
    expect(await db.asService('select public.find_lost_login($1) as login', [gone.email])).toEqual([
      { login: null },
    ])
  }))

test('a closed profile, or one in use, cannot be given to somebody else with any key', () =>
  rolledBack(async (db) => {
    const [gone, teacher] = [await newTeacher(db), await newTeacher(db)]
    const next = await newPerson(db)
    await db.root('delete from auth.users where id = $1', [gone.id])
    const give = 'update public.teacher_profile set user_id = $2 where id = $1'
    await expectRefused(db.asService(give, [gone.profileId, next.id]), 'profile_closed')
    await expectRefused(db.asService(give, [teacher.profileId, next.id]), 'profile_taken')
    await db.asService('update public.teacher_profile set closed_at = null where id = $1', [
      gone.profileId,
    ])
    expect(
      await db.root(
        'select user_id, closed_at is null as open from public.teacher_profile where id = any ($1)',
        [[gone.profileId, teacher.profileId]],
      ),
    ).toEqual(
      expect.arrayContaining([
        { user_id: null, open: false },
        { user_id: teacher.id, open: true },
      ]),
    )
  }))
