import { expect, test } from 'vitest'
import { connect, holdWorld, rolledBack, rootOf, type Database } from '../../support/database.ts'
import { address, newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const claim = 'select public.claim_order_mail() as mails'
const finish = 'select public.finish_order_mail($1, $2) as done'
const outbox = `select kind, attempts, sent_at is not null as sent, problem,
  extract(epoch from due_at - now())::int as due_in
  from private.order_mail where order_id = $1 order by kind`

async function claimed(db: Database): Promise<Record<string, unknown>[]> {
  const [row] = await db.asService(claim)
  return row?.['mails'] as Record<string, unknown>[] // an array, as the function says
}

const pay = (db: Database, buyer: Parameters<Database['asUser']>[0], cart: string, price: string) =>
  db.asUser(buyer, `select from public.checkout($1, 'EFT', $2, $3)`, [cart, price, address])

test('an order by bank transfer is claimed with all fields of the mail', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [
      { title: 'Poster', physical: true, language: 'af' },
    ])
    expect(await claimed(db)).toEqual([])
    await pay(db, teacher, cart, '260.00')
    expect(await claimed(db)).toMatchObject([
      {
        kind: 'placed',
        to: teacher.email,
        language: 'en',
        orderNumber: expect.stringMatching(/^\d{6}-\d{8}$/) as unknown,
        orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
        method: 'EFT',
        lines: [
          {
            title: 'Poster',
            language: 'af',
            price: '100.00',
            couponShare: '0.00',
            physical: true,
          },
        ],
        couponCode: null,
        couponAmount: '0.00',
        shippingFee: '160.00',
        total: '260.00',
        vat: '33.91',
        shipping: address,
      },
    ])
  }))

test('an order without payment is paid at once; a second checkout adds no mail', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: null }])
    await pay(db, teacher, cart, '0')
    await pay(db, teacher, cart, '0')
    expect(await claimed(db)).toMatchObject([{ kind: 'paid', method: 'Free', total: '0.00' }])
  }))

test('a card payment is confirmed once, when it has arrived', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select from public.checkout($1, 'PayFast', '100.00')`, [cart])
    expect(await claimed(db)).toEqual([])
    for (const from of ['PENDING', 'PAID']) {
      await db.root(`select private.record_order_event($1, $2, 'PAID', 'payment_received')`, [
        cart,
        from,
      ])
    }
    expect(await claimed(db)).toMatchObject([{ kind: 'paid', method: 'PayFast' }])
  }))

test('a claimed mail is given to nobody else; a sent mail is never sent again', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await pay(db, teacher, cart, '100.00')
    const [mail] = await claimed(db)
    expect(await claimed(db)).toEqual([])
    expect(await db.asService(finish, [mail?.['id'], null])).toEqual([{ done: true }])
    await db.root(`update private.order_mail set due_at = now() - interval '1 day'`)
    expect(await claimed(db)).toEqual([])
    expect(await db.asService(finish, [mail?.['id'], 'late'])).toEqual([{ done: false }])
    expect(await db.root(outbox, [cart])).toMatchObject([
      { attempts: 1, sent: true, problem: null },
    ])
  }))

test('a failed mail is tried again at growing intervals, and finally given up', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await pay(db, teacher, cart, '100.00')
    const waits: unknown[] = []
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const [mail] = await claimed(db)
      await db.asService(finish, [mail?.['id'], '421 busy'])
      waits.push((await db.root(outbox, [cart]))[0]?.['due_in'])
      await db.root('update private.order_mail set due_at = now() where order_id = $1', [cart])
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400])
    expect(waits.at(-1)).toBe(21_600)
    expect(await claimed(db)).toEqual([])
    expect(await db.root(outbox, [cart])).toMatchObject([{ sent: false, problem: '421 busy' }])
  }))

test('a mail to an account that is gone is dropped, and keeps no other from going out', () =>
  rolledBack(async (db) => {
    const [gone, teacher] = [await newTeacher(db), await newTeacher(db)]
    const carts: string[] = []
    for (const person of [gone, teacher]) {
      const { cart } = await newCart(db, person)
      await pay(db, person, cart, '100.00')
      carts.push(cart)
    }
    await db.root('delete from auth.users where id = $1', [gone.id])
    expect(await claimed(db)).toMatchObject([{ kind: 'placed', total: '100.00' }])
    expect(await db.root(outbox, [carts[0]])).toEqual([])
    expect(await db.root(outbox, [carts[1]])).toHaveLength(1)
  }))

test('only the service role claims mails', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(
      db.asUser(teacher, claim),
      'permission denied for function claim_order_mail',
    )
    await expectRefused(
      db.asUser(teacher, finish, [teacher.id, null]),
      'permission denied for function finish_order_mail',
    )
  }))

test('two senders at once share the mails and never take the same one', async () => {
  const [first, second, keeper] = await Promise.all([connect(), connect(), connect()])
  try {
    await holdWorld(keeper)
    const person = await newTeacher(rootOf(keeper))
    const ids = await rootOf(keeper).root(
      `with placed as (
         insert into public.teacher_products_order
           (teacher_profile_id, order_status, order_number, order_date_time, order_payment_method)
         select $1, 'PROCESSING', '200101-0000000' || n, now(), 'EFT' from generate_series(1, 4) as n
         returning id)
       insert into private.order_mail (order_id, kind) select id, 'placed' from placed returning id`,
      [person.profileId],
    )
    const take = async (client: typeof first) => {
      const { rows } = await client.query<{ mails: { id: string }[] }>(
        'select public.claim_order_mail(2) as mails',
      )
      return rows[0]?.mails.map((mail) => mail.id) ?? []
    }
    await first.query('begin')
    const early = await take(first)
    const late = await take(second)
    await first.query('commit')
    expect(early).toHaveLength(2)
    expect([...early, ...late].sort()).toEqual(ids.map((row) => String(row['id'])).sort())
    await keeper.query('delete from public.teacher_products_order where teacher_profile_id = $1', [
      person.profileId,
    ])
    await keeper.query('delete from auth.users where id = $1', [person.id])
  } finally {
    await Promise.all([first.end(), second.end(), keeper.end()])
  }
})
