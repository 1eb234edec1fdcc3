import { expect, test } from 'vitest'
import { call, checked } from '../functions/import_catalogue/import-testing.ts'
import { rolledBack, type Row } from '../support/database.ts'
import { wholeRow } from '../support/distinct.ts'
import { newPerson, newProduct } from '../support/world.ts'
import { expectCarried } from './expect-carried.ts'
import {
  apiNames,
  callWith,
  filledResource,
  filledSale,
  storedResource,
  writeColumns,
} from './filled.ts'

test.each(['new', 'there already'])('save_product keeps all of a resource that is %s', (which) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    let id = which === 'new' ? null : await newProduct(db)
    for (const round of [1, 2]) {
      const sent = await filledResource(db, round)
      const sale = await filledSale(db, round)
      const urls = [`1234${round}`, 'dQw4w9WgXcQ']
      const [made] = await callWith(db, admin, 'save_product', {
        saved_row: JSON.stringify(apiNames({ ...sent, ...sale })),
        videos: urls,
        product_id: id,
      })
      id = String(made?.['id'])
      const row = await wholeRow(db, 'public.product', id)
      const also = { video_count: 2, file_count: 0, listable: true, type: 'Product' }
      await expectCarried(db, 'save_product: product', sent, row, { also })
      await expectCarried(db, 'save_product: sale', sale, await wholeRow(db, 'private.sale', id), {
        also: { product_id: id, product_bundle_id: null },
      })
      await expectCarried(
        db,
        'save_product: product_content',
        { product_id: id, urls },
        await wholeRow(db, 'public.product_content', id, 'product_id'),
        { also: { file_keys: [] } },
      )
    }
  }),
)

test.each(['new', 'there already'])(
  'an export and its import keep all of a resource that is %s',
  (which) =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      for (const round of [1, 2]) {
        const sent = await filledResource(db, round)
        const id = await storedResource(db, sent)
        const content = { file_keys: [`b${round}.pdf`, 'a.pdf'], urls: [`1234${round}`, '99'] }
        await db.root(
          'insert into public.product_content (product_id, file_keys, urls) values ($1, $2, $3)',
          [id, content.file_keys, content.urls],
        )
        await db.root(
          `insert into storage.objects (bucket_id, name)
         select 'content', unnest($1::text[]) union all select 'images', unnest($2::text[])
         on conflict do nothing`,
          [content.file_keys, sent['thumbnails']],
        )
        const exported = await call<Record<string, string>[]>(
        db, admin, 'export_products', JSON.stringify({ ids: [id] }),
      ) // prettier-ignore
        expect(Object.entries(exported[0] ?? {}).filter(([, text]) => text === '')).toEqual([])
        const { id: exportedId, ...texts } = exported[0] ?? {}

        // Its own number would find the same resource again.
        const sku = `77${round}`
        const target = which === 'new' ? {} : { id: await newProduct(db) }
        const { id: started } = await checked(db, admin, [{ ...texts, ...target, sku }])
        await call(db, admin, 'carry_out_run', started, 1000)
        const [made] = await db.root('select id from public.product where sku = $1', [sku])
        const expected = { ...sent, sku: Number(sku) }
        const row = await wholeRow(db, 'public.product', made?.['id'])
        await expectCarried(db, 'write_product_texts: product', expected, row)
        await expectCarried(
          db,
          'write_product_texts: product_content',
          { product_id: made?.['id'], ...content },
          await wholeRow(db, 'public.product_content', made?.['id'], 'product_id'),
        )
        await expectCarried(
          db,
          'export_products: product',
          { ...sent, id },
          { ...row, sku: Number(texts['sku']), id: exportedId },
        )
      }
    }),
)

test('a file of resources says each column by its name', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const sent = await filledResource(db, 1)
    const id = await storedResource(db, { ...sent, publish_date: '2031-02-03T09:05:00Z' })
    const rows = await call<Row[]>(db, admin, 'export_products', JSON.stringify({ ids: [id] }))
    expect(rows).toEqual([
      {
        id,
        title: sent['title'],
        sku: String(sent['sku']),
        description: sent['description'],
        price: Number(sent['price']).toFixed(2),
        discount: Number(sent['discount_percentage']).toFixed(2),
        category: 'grade-1',
        tags: 'Tag a 1 | Tag b 1',
        publish_date: '2031-02-03 11:05',
        featured: 'yes',
        physical: 'yes',
        subscription: 'no',
        e_commerce: 'yes',
        video_ids: '',
        files: '',
        pictures: 'thumbnails/b-1.png | thumbnails/a-1.png',
        pages: String(sent['pages']),
        marks: String(sent['marks']),
        language: 'af',
        term: '3',
        topic: sent['topic'],
        questions: JSON.stringify(sent['questions'])
          .replaceAll('":', '": ')
          .replaceAll(',"', ', "'),
      },
    ])
    // The web app's file has a column for each (product-columns.test.ts). What suppliers recommend is read and never written.
    const known = (await db.root('select key from private.file_columns()')).map(({ key }) => key)
    expect([...known.filter((key) => key !== 'recommended_price'), 'id'].toSorted()).toEqual(
      Object.keys(rows[0] ?? {}).toSorted(),
    )
  }))

test('a published resource is on the shelf with all that the shop shows, and so is a change', () =>
  rolledBack(async (db) => {
    let id = ''
    for (const round of [1, 2]) {
      const sent = await filledResource(db, round)
      if (round === 1) id = await storedResource(db, sent)
      else await writeColumns(db, 'public.product', id, sent)
      const row = await wholeRow(db, 'public.product', id)
      await expectCarried(
        db,
        'shelve_product: shop_item',
        { ...row, product_id: id, usual_discount: row['discount_percentage'] },
        await wholeRow(db, 'public.shop_item', id),
        {
          alike: ['product_id'],
          also: { product_bundle_id: null, mixed: false, member_covers: [] },
        },
      )
    }
  }))
