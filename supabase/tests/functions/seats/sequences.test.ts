import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { refund } from '../../support/refunds.ts'
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
import { newTeacher } from '../../support/world.ts'

const toGive = async (db: Database, line: string) =>
  (
    await db.root(
      'select private.seats_to_give(line) as number from public.order_line as line where id = $1',
      [line],
    )
  )[0]?.['number']

test('a refund of seats leaves fewer to give; those that were given stay until they are taken back', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line, product } = await seatedOrder(db, 4)
    const sipho = await newTeacher(db)
    const zanele = await newTeacher(db)
    await give(db, buyer, line, sipho)
    const second = await give(db, buyer, line, zanele)
    await refund(db, admin, order, { lines: [{ lineId: line, quantity: 2 }] })
    expect(await toGive(db, line)).toBe(1)
    await expectRefused(invite(db, buyer, line, 'c@school.example'), 'seats_all_given')
    expect(await opens(db, zanele, product)).toBe(true)
    await withdraw(db, admin, second)
    await expectRefused(invite(db, buyer, line, 'c@school.example'), 'seats_all_given')
    expect(await opens(db, zanele, product)).toBe(false)
    expect(await opens(db, sipho, product)).toBe(true)
  }))

test('a refund that withdraws the resource ends every seat; paid again, the holder has it again', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line, product } = await seatedOrder(db, 3)
    const sipho = await newTeacher(db)
    await give(db, buyer, line, sipho)
    const waiting = await tokenOf(db, await invite(db, buyer, line, 'b@school.example'))
    await refund(db, admin, order, { lines: [{ lineId: line, quantity: 3, withdraw: true }] })
    expect(await opens(db, sipho, product)).toBe(false)
    expect(await opens(db, buyer, product)).toBe(false)
    expect(await toGive(db, line)).toBe(0)
    const late = await newTeacher(db)
    expect(await stateOf(db, late, waiting)).toMatchObject({ state: 'closed' })
    await expectRefused(take(db, late, waiting), 'seat_closed')

    await move(db, admin, order, 'PAID', 'PROCESSING')
    await move(db, admin, order, 'PROCESSING', 'PAID')
    expect(await opens(db, sipho, product)).toBe(true)
    expect(await toGive(db, line)).toBe(2)
    await take(db, late, waiting)
    expect(await opens(db, late, product)).toBe(true)
  }))

test('a seat that was taken, taken back and given again is somebody else’s', () =>
  rolledBack(async (db) => {
    const { admin, buyer, line, product } = await seatedOrder(db, 2)
    const sipho = await newTeacher(db)
    const seat = await give(db, buyer, line, sipho)
    const old = await tokenOf(db, seat)
    await withdraw(db, admin, seat)
    const zanele = await newTeacher(db)
    await give(db, buyer, line, zanele)
    await expectRefused(take(db, sipho, old), 'seat_withdrawn')
    expect(await opens(db, sipho, product)).toBe(false)
    expect(await opens(db, zanele, product)).toBe(true)
  }))

test('an order does not go below the seats that were given', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line, product } = await seatedOrder(db, 4)
    const first = await invite(db, buyer, line, 'a@school.example')
    await invite(db, buyer, line, 'b@school.example')
    await move(db, admin, order, 'PAID', 'PROCESSING')
    const change = (quantity: number) =>
      db.asUser(admin, 'select from public.change_order($1, $2)', [
        order,
        JSON.stringify([{ productId: product, quantity }]),
      ])
    await expectRefused(change(2), 'seats_given')
    await change(3)
    await withdraw(db, admin, first)
    await change(2)
    await move(db, admin, order, 'PROCESSING', 'PAID')
    await expectRefused(invite(db, buyer, line, 'c@school.example'), 'seats_all_given')
  }))

test('a free order has seats as well', () =>
  rolledBack(async (db) => {
    const { admin, buyer, order, line, product } = await seatedOrder(db, 3)
    await move(db, admin, order, 'PAID', 'PROCESSING')
    await db.root('update public.order_line set price = 0 where id = $1', [line])
    await move(db, admin, order, 'PROCESSING', 'PAID')
    const sipho = await newTeacher(db)
    await give(db, buyer, line, sipho)
    expect(await opens(db, sipho, product)).toBe(true)
  }))
