import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPurchase } from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import {
  give,
  invite,
  move,
  opens,
  seatedOrder,
  stateOf,
  take,
  tokenOf,
  withdraw,
} from '../../support/seats.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test('whoever has the link takes the seat, with any address, and has the resource', () =>
  rolledBack(async (db) => {
    const { buyer, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    const token = await tokenOf(db, await invite(db, buyer, line, 'other@school.example'))
    expect(await opens(db, sipho, product)).toBe(false)
    expect(await stateOf(db, null, token)).toMatchObject({
      state: 'open',
      title: 'Fractions',
      from: 'Ms Anna Botha',
      productId: product,
    })
    expect(await take(db, sipho, token)).toMatchObject([{ taken: true }])
    // A second press is the same.
    expect(await take(db, sipho, token)).toMatchObject([{ taken: true }])
    expect(await stateOf(db, sipho, token)).toMatchObject({ state: 'mine' })
    expect(await opens(db, sipho, product)).toBe(true)
    expect(
      await db.asUser(
        sipho,
        `select id, product._owned_as as owned, product._seat_from as giver from public.my_library('bought') as product`,
      ),
    ).toEqual([{ id: product, owned: 'seat', giver: 'Ms Anna Botha' }])
    expect(await db.asUser(sipho, `select id from public.my_library('subscribed')`)).toEqual([])
    // It need not be bought any more.
    await expectRefused(
      db.asUser(sipho, 'select from public.add_to_cart($1)', [product]),
      'product_owned',
    )
  }))

test('a second person with the same link is refused', () =>
  rolledBack(async (db) => {
    const { buyer, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    const zanele = await newTeacher(db)
    const token = await tokenOf(db, await give(db, buyer, line, sipho))
    expect(await stateOf(db, zanele, token)).toMatchObject({ state: 'taken' })
    await expectRefused(take(db, zanele, token), 'seat_taken')
    expect(await opens(db, zanele, product)).toBe(false)
  }))

test('who has the resource already is told so, and the seat stays free', () =>
  rolledBack(async (db) => {
    const { buyer, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    await newPurchase(db, sipho.profileId, product)
    const token = await tokenOf(db, await invite(db, buyer, line, sipho.email))
    for (const owner of [sipho, buyer]) {
      expect(await stateOf(db, owner, token)).toMatchObject({ state: 'owned' })
      await expectRefused(take(db, owner, token), 'already_owned')
    }
    expect(await stateOf(db, null, token)).toMatchObject({ state: 'open' })
  }))

test('nobody takes two seats of one order', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    await give(db, buyer, line, sipho)
    const other = await tokenOf(db, await invite(db, buyer, line, 'other@school.example'))
    await expectRefused(take(db, sipho, other), 'already_owned')
    await expect(
      db.root(
        `update public.seat set teacher_profile_id = $1, taken_at = now() where email = 'other@school.example'`,
        [sipho.profileId],
      ),
    ).rejects.toMatchObject({ constraint: 'seat_order_line_teacher_profile_key' })
  }))

test('a link that was taken back says so', () =>
  rolledBack(async (db) => {
    const { buyer, line } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    const seat = await invite(db, buyer, line, sipho.email)
    const token = await tokenOf(db, seat)
    await withdraw(db, buyer, seat)
    expect(await stateOf(db, null, token)).toEqual({ state: 'withdrawn' })
    await expectRefused(take(db, sipho, token), 'seat_withdrawn')
  }))

test('a link that nobody was sent opens nothing', () =>
  rolledBack(async (db) => {
    const sipho = await newTeacher(db)
    expect(await stateOf(db, null, 'f'.repeat(64))).toBeNull()
    await expectRefused(take(db, sipho, 'f'.repeat(64)), 'seat_not_found')
    await expectRefused(
      db.asAnon(`select from public.take_seat('x')`),
      'permission denied for function take_seat',
    )
    await expectRefused(take(db, await newPerson(db, ['teacher']), 'x'), 'profile_required')
  }))

test('what is taken is taken back by an administrator only, and that is in the audit', () =>
  rolledBack(async (db) => {
    const { admin, buyer, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    const seat = await give(db, buyer, line, sipho)
    await expectRefused(withdraw(db, buyer, seat), 'seat_taken')
    for (const stranger of [sipho, await newTeacher(db)])
      await expectRefused(withdraw(db, stranger, seat), 'seat_not_found')
    await withdraw(db, admin, seat)
    expect(await opens(db, sipho, product)).toBe(false)
    expect(await db.root('select verb from public.admin_audit where row_id = $1', [seat])).toEqual([
      { verb: 'delete' },
    ])
    await expectRefused(withdraw(db, admin, seat), 'seat_not_found')
  }))

test('the buyer, the holder and administrators read a seat; who has taken it is told to the buyer', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    const seat = await give(db, buyer, line, sipho)
    for (const reader of [admin, buyer, sipho])
      expect(await db.asUser(reader, 'select id from public.seat')).toEqual([{ id: seat }])
    const stranger = await newTeacher(db)
    expect(await db.asUser(stranger, 'select id from public.seat')).toEqual([])
    const told = async (reader: typeof admin) =>
      (await db.asUser(reader, 'select public.order_seats($1) as told', [order]))[0]?.['told']
    for (const reader of [admin, buyer])
      expect(await told(reader)).toMatchObject([{ seats: [{ id: seat, takenBy: sipho.email }] }])
    for (const reader of [sipho, stranger]) expect(await told(reader)).toEqual([])
  }))

test('an order that is not paid any more closes its seats, and opens them again', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line, product } = await seatedOrder(db)
    const sipho = await newTeacher(db)
    await give(db, buyer, line, sipho)
    const waiting = await tokenOf(db, await invite(db, buyer, line, 'b@school.example'))
    await move(db, admin, order, 'PAID', 'PROCESSING')
    expect(await opens(db, sipho, product)).toBe(false)
    expect(await stateOf(db, sipho, waiting)).toMatchObject({ state: 'closed' })
    await expectRefused(take(db, await newTeacher(db), waiting), 'seat_closed')
    await move(db, admin, order, 'PROCESSING', 'PAID')
    expect(await opens(db, sipho, product)).toBe(true)
    await take(db, await newTeacher(db), waiting)
  }))
