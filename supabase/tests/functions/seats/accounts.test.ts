import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { merge } from '../../support/merging.ts'
import { give, invite, opens, seatedOrder, stateOf, tokenOf } from '../../support/seats.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test('whoever closes an account gives the seat back', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db, 2)
    const sipho = await newTeacher(db)
    const token = await tokenOf(db, await give(db, buyer, line, sipho))
    await db.asService('select public.close_account($1)', [sipho.id])
    expect(await db.root('select from public.seat')).toEqual([])
    expect(await stateOf(db, null, token)).toEqual({ state: 'withdrawn' })
    await invite(db, buyer, line, 'next@school.example')
  }))

test('the seats of a buyer who closes the account stay with their holders', () =>
  rolledBack(async (db) => {
    const { buyer, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    await give(db, buyer, line, sipho)
    await db.asService('select public.close_account($1)', [buyer.id])
    await db.root('delete from auth.users where id = $1', [buyer.id])
    expect(await opens(db, sipho, product)).toBe(true)
  }))

test('a seat moves with the account that is merged into another', () =>
  rolledBack(async (db) => {
    const { buyer, line, product } = await seatedOrder(db)
    const [kept, emptied] = [await newTeacher(db), await newTeacher(db)]
    await give(db, buyer, line, emptied)
    const boss = await newPerson(db, ['superadmin'])
    expect(await merge(db, { boss, kept, emptied })).toContain('seat 1/0')
    expect(await opens(db, kept, product)).toBe(true)
  }))

test.each(['kept', 'emptied'])(
  'two seats of one person become one, and the other is free (%s)',
  (first) =>
    rolledBack(async (db) => {
      const { buyer, line, product } = await seatedOrder(db)
      const [kept, emptied] = [await newTeacher(db), await newTeacher(db)]
      for (const person of first === 'kept' ? [kept, emptied] : [emptied, kept])
        await give(db, buyer, line, person)
      const boss = await newPerson(db, ['superadmin'])
      expect(await merge(db, { boss, kept, emptied })).toContain('seat 0/1')
      expect(await opens(db, kept, product)).toBe(true)
      await invite(db, buyer, line, 'next@school.example')
    }),
)

test.each(['buyer', 'holder'])(
  'a holder who turns out to be the buyer has the first seat only (the %s stays)',
  (stays) =>
    rolledBack(async (db) => {
      const { buyer, line, product } = await seatedOrder(db, 2)
      const sipho = await newTeacher(db)
      await give(db, buyer, line, sipho)
      const boss = await newPerson(db, ['superadmin'])
      const [kept, emptied] = stays === 'buyer' ? [buyer, sipho] : [sipho, buyer]
      await merge(db, { boss, kept, emptied })
      expect(await db.root('select from public.seat')).toEqual([])
      expect(await opens(db, kept, product)).toBe(true)
      await invite(db, kept, line, 'next@school.example')
    }),
)

test('the copy of one’s data holds the seats that one gave and holds, and no secret', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    const token = await tokenOf(db, await give(db, buyer, line, sipho))
    const exported = async (person: typeof buyer) =>
      (await db.asUser(person, `select public.export_my_data() -> 'data' as data`))[0]?.['data']
    const given = await exported(buyer)
    expect(given).toMatchObject({
      seatsGiven: [
        { email: sipho.email, title: 'Fractions', taken_at: expect.any(String) as string },
      ],
      records: { seat: [] },
    })
    const held = await exported(sipho)
    expect(held).toMatchObject({ seatsGiven: [], records: { seat: [{ email: sipho.email }] } })
    for (const data of [given, held]) expect(JSON.stringify(data)).not.toContain(token)
  }))

test('the page of a customer names the seats among what is owned', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    await give(db, buyer, line, sipho)
    const [row] = await db.asUser(
      admin,
      `select public.customer_page($1) -> 'library' as library`,
      [sipho.profileId],
    )
    expect(row?.['library']).toMatchObject({
      count: 1,
      rows: [{ id: product, source: 'seat', orderId: order }],
    })
  }))
