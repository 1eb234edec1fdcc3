import { test } from 'vitest'
import { rolledBack, type Database, type Row } from '../support/database.ts'
import { distinctRow, wholeRow, without } from '../support/distinct.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../support/world.ts'
import { carriers } from './carriers.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith, storedResource, writeColumns } from './filled.ts'

const lines = 'public.order_line'

/** A resource that is sold, with a value in each column that a line copies. */
const sold = async (db: Database, round: number): Promise<Row> => {
  const names = carriers['add_to_cart: order_line'].carries.filter((name) => name !== 'product_id')
  const given = { physical: round === 1, questions: [{ type: 'Text', label: `Name ${round}?` }] }
  return distinctRow(db, 'public.product', names, given, round)
}

/** The questions of the resource as a line has them, with the answer. */
const answered = ({ questions, ...row }: Row, answer: string): Row => ({
  ...row,
  questions: (questions as Row[]).map((question) => ({ ...question, value: answer })),
})

const published = {
  e_commerce_product: true,
  publish_date: '2025-01-15T08:00:00Z',
  thumbnails: ['Products/cover.png'],
}

test('a line of the cart copies all that it shows of the resource, and a change of it', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const round of [1, 2]) {
      const sent = await sold(db, round)
      const id = await storedResource(db, { ...published, ...sent })
      const answers = JSON.stringify([`Answer ${round}`])
      await callWith(db, teacher, 'add_to_cart', { product_id: id, answers })
      const row = await wholeRow(db, lines, id, 'product_id')
      await expectCarried(
        db,
        'add_to_cart: order_line',
        { ...answered(sent, `Answer ${round}`), product_id: id },
        row,
        { also: { product_bundle_id: null, full_price: null, quantity: 1, withdrawn_at: null } },
      )

      const next = without(await sold(db, 3 - round), 'questions')
      await writeColumns(db, 'public.product', id, { ...next, title: `Now ${round}` })
      await callWith(db, teacher, 'refresh_cart', {})
      await expectCarried(
        db,
        'refresh_cart: order_line',
        { ...next, title: `Now ${round}`, price_before: row['unit_price'] },
        await wholeRow(db, lines, id, 'product_id'),
        { also: { id: row['id'], product_id: id, questions: row['questions'] } },
      )
    }
  }))

test('a line of a quote copies all that it shows of the resource', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    for (const round of [1, 2]) {
      const teacher = await newTeacher(db)
      const sent = await sold(db, round)
      const id = await storedResource(db, { ...published, ...sent })
      await callWith(db, admin, 'create_quote', {
        teacher_profile_id: teacher.profileId,
        items: JSON.stringify([{ productId: id, quantity: 3 + round, answers: ['Answered'] }]),
        shipping_details: null,
      })
      await expectCarried(
        db,
        'create_quote: order_line',
        { ...answered(sent, 'Answered'), product_id: id, quantity: 3 + round },
        await wholeRow(db, lines, id, 'product_id'),
        { also: { product_bundle_id: null, full_price: null, withdrawn_at: null } },
      )
    }
  }))

test.each([
  ['add_to_cart', 'add_to_cart: order_line of a bundle'],
  ['create_quote', 'create_quote: order_line of a bundle'],
] as const)('%s copies the members of a bundle', (call, carrier) =>
  rolledBack(async (db) => {
    const [admin, teacher] = [await newPerson(db, ['admin']), await newTeacher(db)]
    const members = [
      await newProduct(db, { title: 'Second', physical: true }),
      await newProduct(db, { title: 'First' }),
    ].toReversed()
    const columns = { title: 'A bundle', price: '77.00', discount_percentage: '12.50' }
    const id = await newBundle(db, members, columns)
    await (call === 'add_to_cart'
      ? callWith(db, teacher, call, { product_bundle_id: id })
      : callWith(db, admin, call, {
          teacher_profile_id: teacher.profileId,
          items: JSON.stringify([{ productBundleId: id }]),
        }))
    const line = await wholeRow(db, lines, id, 'product_bundle_id')
    await expectCarried(
      db,
      carrier,
      {
        product_bundle_id: id,
        title: 'A bundle',
        price: 77,
        discount_percentage: 12.5,
        physical: true,
      },
      line,
      { also: { product_id: null, full_price: null, questions: [] } },
    )
    for (const [position, product_id] of members.entries()) {
      const [member] = await db.root(
        `select to_jsonb(m) as row from public.order_line_member as m
         where order_line_id = $1 and product_id = $2`,
        [line['id'], product_id],
      )
      await expectCarried(
        db,
        'copy_bundle_members: order_line_member',
        {
          order_line_id: line['id'],
          product_id,
          position,
          title: ['First', 'Second'][position],
          physical: position === 1,
          teacher_profile_id: teacher.profileId,
        },
        member?.['row'] as Row, // as selected
        { also: { paid_before: false } },
      )
    }
  }),
)
