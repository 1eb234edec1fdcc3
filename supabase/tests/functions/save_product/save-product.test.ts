import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const save = 'select * from public.save_product($1, $2, $3, $4)'
const row = (more: object = {}) =>
  JSON.stringify({
    title: ' Fractions ',
    description: '<p>Halves</p>',
    price: '40.00',
    sku: 900001,
    ...more,
  })

test('makes a resource with its videos, and leaves the files alone when they change', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [made] = await db.asUser(admin, save, [row(), ['dQw4w9WgXcQ'], null, null])
    expect(made).toMatchObject({ title: 'Fractions', price: '40.00', video_count: 1 })
    const id = made?.['id']
    await db.root(`update public.product_content set file_keys = '{a.pdf}' where product_id = $1`, [
      id,
    ])
    const version = `(select updated_at from public.product where id = $3)`
    await db.asUser(admin, `select public.save_product($1, $2, $3, ${version})`, [
      row({ title: 'Halves' }),
      ['123456', 'dQw4w9WgXcQ'],
      id,
    ])
    expect(
      await db.root(
        `select title, file_count, video_count, urls, file_keys from public.product
         join public.product_content as content on content.product_id = product.id where product.id = $1`,
        [id],
      ),
    ).toEqual([
      {
        title: 'Halves',
        file_count: 1,
        video_count: 2,
        urls: ['123456', 'dQw4w9WgXcQ'],
        file_keys: ['a.pdf'],
      },
    ])
  }))

test('a description that is left out stays; a discount without a price goes', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newProduct(db, { description: '<blockquote>Kept</blockquote>' })
    const [saved] = await db.asUser(admin, save, [
      JSON.stringify({ title: 'T', discountPercentage: 10 }),
      [],
      id,
      null,
    ])
    expect(saved).toMatchObject({
      description: '<blockquote>Kept</blockquote>',
      price: null,
      discount_percentage: null,
    })
  }))

test('a link of earlier years stays, and no new one comes', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newProduct(db)
    await db.root(
      `insert into public.product_content (product_id, urls) values ($1, '{https://old.example/v}')`,
      [id],
    )
    const videos = async (list: string[]) => db.asUser(admin, save, [row(), list, id, null])
    await videos(['https://old.example/v', '42'])
    await expectRefused(videos(['https://new.example/v']), 'video_id_invalid')
    await expectRefused(videos(['tooshort']), 'video_id_invalid')
  }))

test('changes nothing in another version, and refuses what is not right', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newProduct(db, { title: 'Old' })
    const other = await newProduct(db)
    await db.root('update public.product set sku = 900002 where id = $1', [other])
    await expectRefused(db.asUser(admin, save, [row(), [], id, '2020-01-01']), 'row_changed')
    await expectRefused(
      db.asUser(admin, save, [row(), [], '00000000-0000-4000-8000-00000000dead', null]),
      'product_not_found',
    )
    await expect(
      db.asUser(admin, save, [row({ sku: 900002 }), [], id, null]),
    ).rejects.toMatchObject({ constraint: 'product_sku_key' })
    await expect(
      db.asUser(admin, save, [row({ thumbnails: Array(11).fill('a.jpg') }), [], id, null]),
    ).rejects.toMatchObject({ constraint: 'product_thumbnails_count' })
    await expect(
      db.asUser(admin, save, [row({ physical: true, subscriptionProduct: true }), [], id, null]),
    ).rejects.toMatchObject({ constraint: 'product_physical_or_subscription' })
    await expectRefused(
      db.asUser(await newTeacher(db), save, [row(), [], id, null]),
      'admin_required',
    )
    expect(await db.root('select title from public.product where id = $1', [id])).toEqual([
      { title: 'Old' },
    ])
  }))
