import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { notice, prepared, receive } from '../../support/notifications.ts'
import { newCart, orderState } from '../../support/orders.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const store = 'select * from public.store_payment_notification($1, $2, $3)'

test('a notification is stored unchanged before it is judged', () =>
  rolledBack(async (db) => {
    const body = notice('a', 'b')
    const [stored] = await db.asService(store, [body, { 'user-agent': 'x' }, '197.97.145.144'])
    expect(stored).toMatchObject({
      raw_body: body,
      headers: { 'user-agent': 'x' },
      source_address: '197.97.145.144',
      provider_payment_id: '1579137',
      attempt_reference: 'a',
      order_reference: 'b',
      judged_at: null,
      verdict: null,
    })
    expect(stored?.['fields']).toMatchObject({
      name_first: "Mpho O'Brien é",
      email_address: 'mpho+school@school.example',
      item_description: '',
    })
  }))

test.each(['', '&&&', '%FF%FE=%C3', 'pf_payment_id=%00', '{"json":true}', 'a=b=c&a', '%zz=%'])(
  'even %o is stored',
  (body) =>
    rolledBack(async (db) => {
      const [stored] = await db.asService(store, [body, {}, null])
      expect(stored).toMatchObject({ raw_body: body })
      expect(await receive(db, body)).toMatchObject({ verdict: 'other_merchant', counts: false })
    }),
)

test('no teacher and no administrator stores or judges, and teachers read nothing', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin', 'superadmin'])
    const { cart } = await newCart(db, teacher)
    const attempt = await prepared(db, teacher, cart)
    const [stored] = await db.asService('select id from public.store_payment_notification($1)', [
      notice(attempt, cart),
    ])
    const judge = `select public.judge_payment_notification($1, '10000100', true, true)`
    for (const person of [teacher, admin]) {
      await expectRefused(
        db.asUser(person, store, [notice(attempt, cart), {}, null]),
        'permission denied for function store_payment_notification',
      )
      await expectRefused(
        db.asUser(person, judge, [stored?.['id']]),
        'permission denied for function judge_payment_notification',
      )
    }
    const read = 'select id from public.payment_notification'
    expect(await db.asUser(teacher, read)).toEqual([])
    expect(await db.asUser(await newPerson(db, ['superadmin', 'reporting']), read)).toEqual([])
    expect(await db.asUser(admin, read)).toEqual([stored])
    await expectRefused(db.asAnon(read), noRight('payment_notification'))
    await expectRefused(
      db.asUser(admin, 'select raw_body from public.payment_notification'),
      noRight('payment_notification'),
    )
    expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING' })
  }))

test('judging a notification that was never stored is refused', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asService(`select public.judge_payment_notification(gen_random_uuid(), 'x', true, true)`),
      'notification_not_found',
    )
  }))

async function strayMoney(db: Database): Promise<unknown> {
  const { id } = await receive(db, notice('nobody', 'nothing'))
  return id
}

test('an administrator clears a case that needed a decision, once', () =>
  rolledBack(async (db) => {
    const id = await strayMoney(db)
    const admin = await newPerson(db, ['admin'])
    const resolve = 'select * from public.resolve_payment_notification($1)'
    const [resolved] = await db.asUser(admin, resolve, [id])
    expect(resolved).toMatchObject({
      needs_human: false,
      verdict: 'unknown_payment',
      resolved_by: admin.id,
    })
    const again = await db.asUser(await newPerson(db, ['admin']), resolve, [id])
    expect(again).toEqual([resolved])
  }))

test('nobody else clears it', () =>
  rolledBack(async (db) => {
    const id = await strayMoney(db)
    const resolve = 'select public.resolve_payment_notification($1)'
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])])
      await expectRefused(db.asUser(person, resolve, [id]), 'admin_required')
    expect(
      await db.root('select needs_human from public.payment_notification where id = $1', [id]),
    ).toEqual([{ needs_human: true }])
  }))
