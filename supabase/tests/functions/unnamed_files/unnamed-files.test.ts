import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const ask = 'select public.unnamed_files_for_admin() as answer'
const store = (db: Database, bucket: string, name: string, age = '2 days') =>
  db.root(
    `insert into storage.objects (bucket_id, name, created_at, metadata)
     values ($1, $2, now() - $3::interval, '{"size": 100}')`,
    [bucket, name, age],
  )

test('lists files older than a day that no resource, bundle, communication or text names', () =>
  rolledBack(async (db) => {
    await db.root(`update storage.objects set created_at = now()`)
    const product = await newProduct(db, { thumbnails: ['Products/1/cover.png'] })
    await db.root(`update public.product set description = $2 where id = $1`, [
      product,
      `<img src="/images/Products/${product}/inside.png">`,
    ])
    await db.root('insert into public.product_content (product_id, file_keys) values ($1, $2)', [
      product,
      ['ProductsContent/1/named.pdf'],
    ])
    await store(db, 'images', 'Products/1/cover.png')
    await store(db, 'images', `Products/${product}/inside.png`)
    await store(db, 'images', 'Schools/1/crest.png')
    await store(db, 'content', 'ProductsContent/1/named.pdf')
    await store(db, 'content', 'ProductsContent/1/fresh.pdf', '1 hour')
    await store(db, 'content', 'ProductsContent/1/lost.pdf')
    await store(db, 'images', 'ProductBundles/1/Thumbnails/lost.png', '3 days')
    const [sent] = await db.root(
      `insert into public.communication (images) values
        ('{Communications/1/Images/shown.jpg,Products/1/shown.png}') returning id`,
    )
    const id = String(sent?.['id'])
    await db.root(`update public.communication set body = $2 where id = $1`, [
      id,
      `<img src="/images/Communications/${id}/Body/inside.png">`,
    ])
    await store(db, 'images', 'Products/1/shown.png')
    await store(db, 'images', 'Communications/1/Images/shown.jpg')
    await store(db, 'images', `Communications/${id}/Body/inside.png`)
    await store(db, 'images', `Communications/${id}/Body/lost.png`, '4 days')
    const [row] = await db.asUser(await newPerson(db, ['admin']), ask)
    expect(row?.['answer']).toMatchObject({
      count: 3,
      bytes: 300,
      files: [
        { bucket: 'images', name: `Communications/${id}/Body/lost.png` },
        { bucket: 'images', name: 'ProductBundles/1/Thumbnails/lost.png', size: 100 },
        { bucket: 'content', name: 'ProductsContent/1/lost.pdf' },
      ],
    })
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), ask), 'admin_required')
    await expectRefused(db.asAnon(ask), 'permission denied for function unnamed_files_for_admin')
  }))
