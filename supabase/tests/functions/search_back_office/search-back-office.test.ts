import { expect, test } from 'vitest'
import { z } from 'zod'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const hitsSchema = z.array(z.looseObject({ kind: z.string(), id: z.string() }))

async function find(db: Database, person: Person, words: string, kinds: string[] | null = null) {
  const [row] = await db.asUser(person, 'select public.search_back_office($1, $2) as hits', [
    words,
    kinds,
  ])
  return hitsSchema.parse(row?.['hits'])
}

/** A customer, an order, a quote and a resource that "krytberg" finds, and nothing else that it does. */
async function world(db: Database) {
  const teacher = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Me', name = 'Thandi', surname = 'Krytberg',
       language = 'English', province = 'Limpopo', days_per_week = 5 where id = $1`,
    [teacher.profileId],
  )
  const order = await newOrder(db, teacher.profileId, 'PAID')
  const quote = await newOrder(db, teacher.profileId, 'QUOTING')
  const product = await newProduct(db, { title: 'Krytberg spelling cards' })
  await db.root(`update public.product set sku = 4711, publish_date = null where id = $1`, [
    product,
  ])
  await db.root(
    `update public.teacher_products_order set order_number = '261102-07413022' where id = $1`,
    [order],
  )
  return { teacher, order, quote, product }
}

test('an administrator finds one of each kind', () =>
  rolledBack(async (db) => {
    const { teacher, order, quote, product } = await world(db)
    const admin = await newPerson(db, ['admin'])
    expect(await find(db, admin, 'krytberg')).toEqual([
      {
        kind: 'customer',
        id: teacher.id,
        name: 'Me Thandi Krytberg',
        username: expect.any(String) as string,
        email: teacher.email,
        school: null,
      },
      expect.objectContaining({
        kind: 'order',
        id: order,
        number: '261102-07413022',
        status: 'PAID',
      }),
      expect.objectContaining({ kind: 'quote', id: quote, status: 'QUOTING' }),
      {
        kind: 'product',
        id: product,
        title: 'Krytberg spelling cards',
        sku: 4711,
        published: false,
      },
    ])
    expect(await find(db, admin, '0741302')).toMatchObject([{ kind: 'order', id: order }])
    expect(await find(db, admin, 'krytberg nowhere')).toEqual([])
  }))

test('an order is found by the number of its invoice or credit note, a cart by nothing', () =>
  rolledBack(async (db) => {
    const { teacher, order } = await world(db)
    const admin = await newPerson(db, ['admin'])
    const cart = await newOrder(db, teacher.profileId)
    const issue = (kind: string, number: number, credited: string | null) =>
      db.root(
        `insert into public.invoice (kind, number, order_id, teacher_profile_id, form, buyer, lines,
           coupon_amount, shipping_fee, total, vat, credited_invoice_id, credit_reason, credited_part)
         values ($1, $2, $3, $4, 'plain', '{}', '[]', 0, 0, 10, 0, $5,
           case when $5::uuid is not null then 'order_cancelled' end,
           case when $5::uuid is not null then 'whole' end) returning id`,
        [kind, number, order, teacher.profileId, credited],
      )
    const [invoice] = await issue('invoice', 7_654_321, null)
    await issue('credit_note', 7_654_399, String(invoice?.['id']))
    for (const words of ['7654321', ' inv-7654321', 'INV7654321 ', 'CN-7654399']) {
      expect(await find(db, admin, words), words).toMatchObject([{ kind: 'order', id: order }])
    }
    for (const words of ['7654399', 'cn-7654321', 'inv-76543210']) {
      expect(await find(db, admin, words), words).toEqual([])
    }
    const orders = await find(db, admin, 'krytberg', ['order'])
    expect(orders.map(({ id }) => id)).not.toContain(cart)
    await db.root(
      `update public.teacher_products_order set created_at = now() - interval '40 days',
         order_date_time = now() - interval '40 days' where id = $1`,
      [order],
    )
    expect(await find(db, admin, '7654321')).toEqual([])
  }))

test('a resource in the shop is told from one that is not', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db, { title: 'Krytberg maps' })
    const published = async () =>
      (await find(db, admin, 'krytberg maps', ['product'])).map((hit) => hit['published'])
    expect(await published()).toEqual([true])
    await db.root(
      `update public.product set publish_date = now() + interval '1 day' where id = $1`,
      [product],
    )
    expect(await published()).toEqual([false])
  }))

test('only the kinds that are asked for', () =>
  rolledBack(async (db) => {
    await world(db)
    const admin = await newPerson(db, ['admin'])
    const kinds = async (asked: string[]) =>
      (await find(db, admin, 'krytberg', asked)).map(({ kind }) => kind)
    for (const kind of ['customer', 'order', 'quote', 'product']) {
      expect(await kinds([kind])).toEqual([kind])
    }
    expect(await kinds(['product', 'customer'])).toEqual(['customer', 'product'])
    expect(await kinds([])).toEqual([])
  }))

test('superadmins find customers, nobody else anything', () =>
  rolledBack(async (db) => {
    const { teacher } = await world(db)
    expect(await find(db, await newPerson(db, ['superadmin']), 'krytberg')).toMatchObject([
      { kind: 'customer', id: teacher.id },
    ])
    for (const person of [teacher, await newPerson(db, ['reporting']), await newPerson(db)]) {
      expect(await find(db, person, 'krytberg')).toEqual([])
    }
    await expect(db.asAnon(`select public.search_back_office('krytberg')`)).rejects.toThrow(
      'permission denied',
    )
  }))

test('an old order is found by nobody, as the orders screen shows a month', () =>
  rolledBack(async (db) => {
    const { order } = await world(db)
    await db.root(
      `update public.teacher_products_order set created_at = now() - interval '40 days',
         order_date_time = now() - interval '40 days' where id = $1`,
      [order],
    )
    expect(await find(db, await newPerson(db, ['admin']), '0741302')).toEqual([])
  }))

test('five of a kind, resources by SKU first, then those with the words in their title', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    for (let n = 0; n < 7; n += 1) {
      await newProduct(db, { title: `Pack ${String(n)}`, price: '471.00' })
    }
    const titled = await newProduct(db, { title: 'Worksheet 471' })
    const numbered = await newProduct(db, { title: 'Zebra' })
    await db.root('update public.product set sku = 471 where id = $1', [numbered])
    const found = await find(db, admin, '471', ['product'])
    expect(found).toHaveLength(5)
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual([numbered, titled])
    expect(found.slice(2)).toMatchObject([
      { title: 'Pack 0' },
      { title: 'Pack 1' },
      { title: 'Pack 2' },
    ])
  }))

test('fewer than three letters find nothing, signs of patterns and quotes are letters', () =>
  rolledBack(async (db) => {
    await world(db)
    const admin = await newPerson(db, ['admin'])
    for (const words of ['', '  ', 'kr', ' kr ', 'kryt%berg', 'kryt_erg', `krytberg' or true --`]) {
      expect(await find(db, admin, words), words).toEqual([])
    }
    expect(await find(db, admin, ' kry ')).toHaveLength(4)
  }))
