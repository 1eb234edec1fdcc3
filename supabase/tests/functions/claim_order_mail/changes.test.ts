import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { address, newCart } from '../../support/orders.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

type Mail = Record<string, unknown>

async function claimed(db: Database): Promise<Mail[]> {
  const [row] = await db.asService('select public.claim_order_mail() as mails')
  return row?.['mails'] as Mail[] // an array, as the function says
}

const sent = (db: Database, mail: Mail | undefined) =>
  db.asService('select public.finish_order_mail($1)', [mail?.['id']])

/** now() does not advance within a transaction. */
const wait = (db: Database) =>
  db.root(`update private.order_mail set due_at = now(), sent_at = sent_at - interval '1 hour'`)

const change = (db: Database, admin: Person, order: string, items: unknown, to: unknown = null) =>
  db.asUser(admin, 'select from public.change_order($1, $2, $3)', [
    order,
    items === null ? null : JSON.stringify(items),
    to,
  ])

async function placed(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const teacher = await newTeacher(db)
  const { cart, products } = await newCart(db, teacher, [{ title: 'Fractions' }])
  await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
  const added = await newProduct(db, { title: 'Decimals' })
  const items = [{ productId: products[0] }, { productId: added }]
  return { admin, cart, items }
}

test('a changed order is mailed with its earlier state, some minutes after the last change', () =>
  rolledBack(async (db) => {
    const { admin, cart, items } = await placed(db)
    await sent(db, (await claimed(db))[0])
    await change(db, admin, cart, items)
    await change(db, admin, cart, null, address)
    expect(await claimed(db)).toEqual([])
    await wait(db)
    expect(await claimed(db)).toMatchObject([
      {
        kind: 'changed',
        total: '200.00',
        lines: { length: 2 },
        shipping: address,
        before: { total: '100.00', lines: [{ title: 'Fractions' }], shipping: null },
      },
    ])
  }))

test('the next change is compared with the last mail', () =>
  rolledBack(async (db) => {
    const { admin, cart, items } = await placed(db)
    await sent(db, (await claimed(db))[0])
    await change(db, admin, cart, items)
    await wait(db)
    await sent(db, (await claimed(db))[0])
    await change(db, admin, cart, items.slice(0, 1))
    await wait(db)
    expect(await claimed(db)).toMatchObject([
      { kind: 'changed', total: '100.00', before: { total: '200.00' } },
    ])
  }))

test('waits for the first mail about the order, which then contains everything', () =>
  rolledBack(async (db) => {
    const { admin, cart, items } = await placed(db)
    await change(db, admin, cart, items)
    await wait(db)
    const first = await claimed(db)
    expect(first).toMatchObject([{ kind: 'placed', total: '200.00' }])
    await wait(db)
    await sent(db, first[0])
    expect(await claimed(db)).toMatchObject([{ kind: 'changed', before: { total: '200.00' } }])
  }))

test('a changed quote sends no mail', () =>
  rolledBack(async (db) => {
    const { admin, cart, items } = await placed(db)
    await sent(db, (await claimed(db))[0])
    await db.asUser(admin, `select from public.set_order_status($1, 'PROCESSING', 'QUOTING')`, [
      cart,
    ])
    await change(db, admin, cart, items)
    await wait(db)
    expect(await claimed(db)).toEqual([])
  }))

test('answers are sent with their questions', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const question = {
      hint: '',
      placeholder: '',
      required: false,
      items: ['A1', 'A2'],
      value: null,
    }
    const questions = JSON.stringify([{ ...question, type: 'Multi Select', label: 'Sizes' }])
    const { cart, products } = await newCart(db, teacher, [{ questions }])
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
    await change(db, admin, cart, [{ productId: products[0], answers: [['A1', 'A2']] }])
    expect(await claimed(db)).toMatchObject([
      { lines: [{ answers: [{ label: 'Sizes', value: 'A1, A2' }] }] },
    ])
  }))
