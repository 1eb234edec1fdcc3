import { expect, test } from 'vitest'
import { address } from '../support/orders.ts'
import { rolledBackAlone, type Row } from '../support/database.ts'
import { distinctRow, wholeRow } from '../support/distinct.ts'
import { newOrder, newPerson, newProduct, newTeacher } from '../support/world.ts'
import { carriers } from './carriers.ts'
import { expectCarried } from './expect-carried.ts'
import { writeColumns } from './filled.ts'

const orders = 'public.teacher_products_order'

test('an archived order has all of the order and of its lines', () =>
  rolledBackAlone(async (db) => {
    const [boss, teacher] = [await newPerson(db, ['superadmin']), await newTeacher(db)]
    const ids = [
      await newOrder(db, teacher.profileId, 'CANCELLED'),
      await newOrder(db, teacher.profileId, 'CANCELLED'),
    ]
    await db.root(`alter table ${orders} disable trigger user`)
    await db.root('alter table public.order_line disable trigger user')
    const placed = new Map<string, { order: Row; line: Row }>()
    for (const [at, id] of ids.entries()) {
      const round = at + 1
      const { carries } = carriers['archive_orders: teacher_products_order']
      const kept = ['id', 'teacher_profile_id', 'owner', 'order_status']
      await writeColumns(db, orders, id, {
        ...(await distinctRow(
          db,
          orders,
          carries.filter((name) => !kept.includes(name)),
          {
            order_number: `20310${round}-0000001${round}`,
            order_payment_method: round === 1 ? 'EFT' : 'PayFast',
            order_shipping_details: { ...address, city: `City ${round}` },
            coupon_discount_type: round === 1 ? 'PERCENTAGE' : 'AMOUNT',
          },
          round,
        )),
        updated_at: '2024-01-01',
      })
      const product_id = await newProduct(db)
      const { carries: ofLine } = carriers['archive_orders: order_line']
      const written = ofLine.filter((name) => !['unit_price', 'line_price'].includes(name))
      const columns = await distinctRow(
        db,
        'public.order_line',
        written,
        { product_id, quantity: 3 + round, questions: [{ type: 'Text', label: `Name ${round}?` }] },
        round,
      )
      const [line] = await db.root(
        `insert into public.order_line (order_id, teacher_profile_id, ${written.join(', ')})
         select $1, $2, ${written.map((name) => `r.${name}`).join(', ')}
         from jsonb_populate_record(null::public.order_line, $3) as r returning id`,
        [id, teacher.profileId, JSON.stringify(columns)],
      )
      placed.set(id, {
        order: await wholeRow(db, orders, id),
        line: await wholeRow(db, 'public.order_line', line?.['id']),
      })
    }
    await db.root(`alter table ${orders} enable trigger user`)
    await db.root('alter table public.order_line enable trigger user')
    await db.asUser(boss, `select public.archive_orders('2025-01-01')`)

    for (const [id, { order, line }] of placed) {
      const archived = await wholeRow(db, 'public.archived_teacher_products_order', id)
      await expectCarried(db, 'archive_orders: teacher_products_order', order, archived)
      const [kept] = archived['order_products'] as Row[]
      // Money is text in documents, with both its places.
      for (const name of ['price', 'unitPrice', 'linePrice', 'couponShare', 'discountPercentage'])
        expect(kept?.[name]).toMatch(/^\d+\.\d\d$/)
      await expectCarried(db, 'archive_orders: order_line', line, {
        product_id: kept?.['id'],
        title: kept?.['title'],
        price: Number(kept?.['price']),
        discount_percentage: Number(kept?.['discountPercentage']),
        quantity: kept?.['quantity'],
        unit_price: Number(kept?.['unitPrice']),
        line_price: Number(kept?.['linePrice']),
        coupon_share: Number(kept?.['couponShare']),
        physical: kept?.['physical'],
        questions: kept?.['questions'],
      })
    }
  }))
