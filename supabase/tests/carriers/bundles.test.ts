import { test } from 'vitest'
import { rolledBack, type Row } from '../support/database.ts'
import { distinctRow, wholeRow } from '../support/distinct.ts'
import {
  newBundle,
  newCategory,
  newPerson,
  newProduct,
  newTag,
  type Root,
} from '../support/world.ts'
import { carriers } from './carriers.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith, filledSale, writeColumns } from './filled.ts'

/** A percentage of what the members cost takes the place of a price: each round has one of them. */
const empty = (round: number) => (round === 1 ? ['price_percentage'] : ['price'])

const filledBundle = async (db: Root, round: number): Promise<Row> =>
  distinctRow(
    db,
    'public.product_bundle',
    carriers['save_bundle: product_bundle'].carries,
    {
      tags: [await newTag(db, `Tag a ${round}`), await newTag(db, `Tag b ${round}`)],
      category_id: await newCategory(db, `Grade ${round}`),
      ...Object.fromEntries(empty(round).map((name) => [name, null])),
    },
    round,
  )

test.each(['new', 'there already'])('save_bundle keeps all of a bundle that is %s', (which) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const members = [await newProduct(db, { price: '80.00' }), await newProduct(db)]
    let id = which === 'new' ? null : await newBundle(db, members)
    for (const round of [1, 2]) {
      const sent = await filledBundle(db, round)
      const sale = await filledSale(db, round)
      const [made] = await callWith(db, admin, 'save_bundle', {
        ...sent,
        ...sale,
        product_ids: members,
        bundle_id: id,
      })
      id = String(made?.['id'])
      const row = await wholeRow(db, 'public.product_bundle', id)
      // The percentage makes a price.
      const arrived = round === 1 ? row : { ...row, price: row['price'] === null ? 'none' : null }
      await expectCarried(db, 'save_bundle: product_bundle', sent, arrived, {
        empty: empty(round),
        also: { member_count: 2, physical: false },
      })
      await expectCarried(db, 'save_bundle: sale', sale, await wholeRow(db, 'private.sale', id), {
        also: { product_id: null, product_bundle_id: id },
      })
      for (const [position, product_id] of members.entries()) {
        const [member] = await db.root(
          `select to_jsonb(member) as row from public.product_bundle_product as member
           where product_bundle_id = $1 and product_id = $2`,
          [id, product_id],
        )
        await expectCarried(
          db,
          'save_bundle: product_bundle_product',
          { product_bundle_id: id, product_id, position },
          member?.['row'] as Row, // as selected
          { also: { title: 'Fractions of a whole' } },
        )
      }
      members.reverse()
    }
  }),
)

test('a published bundle is on the shelf with all that the shop shows, and so is a change', () =>
  rolledBack(async (db) => {
    const physical = { physical: true, language: 'af', thumbnails: ['Products/one.png'] }
    const members = [await newProduct(db, physical), await newProduct(db, { language: 'af' })]
    const id = await newBundle(db, members)
    for (const round of [1, 2]) {
      const sent = await filledBundle(db, round)
      await writeColumns(db, 'public.product_bundle', id, { ...sent, price: 60.5 + round })
      const row = await wholeRow(db, 'public.product_bundle', id)
      await expectCarried(
        db,
        'shelve_bundle: shop_item',
        { ...row, product_bundle_id: id, usual_discount: row['discount_percentage'] },
        await wholeRow(db, 'public.shop_item', id),
        {
          alike: ['product_bundle_id'],
          also: {
            product_id: null,
            term: null,
            e_commerce_product: true,
            subscription_product: false,
          },
        },
      )
    }
  }))

test('each coupon of a batch is what the form says', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    for (const round of [1, 2]) {
      const sent = await distinctRow(
        db,
        'public.coupon',
        carriers['create_coupon_batch: coupon'].carries,
        {
          discount_type: round === 1 ? 'PERCENTAGE' : 'AMOUNT',
          restrict_to: round === 1 ? 'Teachers' : 'ALL',
          end_date: '2036-01-01',
        },
        round,
      )
      await callWith(db, admin, 'create_coupon_batch', { ...sent, how_many: 1 })
      await expectCarried(
        db,
        'create_coupon_batch: coupon',
        sent,
        await wholeRow(db, 'public.coupon', sent['batch'], 'batch'),
        { also: { enabled: true, uses: 0, restrict_to_teachers: [] } },
      )
    }
  }))
