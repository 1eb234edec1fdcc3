import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import {
  newContent,
  newPurchase,
  newSubscriber,
  newSubscriptionProduct,
} from '../../support/library.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const files = 'select file_key, file_name, file_size from public.product_files($1)'
const urls = 'select public.product_urls($1) as urls'
const record = 'select user_id, product_id, file_key from public.record_download($1, $2)'
const paper = 'ProductsContent/7/1763703000000-2026-paper.pdf'
const memo = 'ProductsContent/7/memo.pdf'

async function boughtPaper(db: Database) {
  const teacher = await newTeacher(db)
  const product = await newProduct(db)
  await newContent(db, product, [paper, memo])
  const order = await newPurchase(db, teacher.profileId, product)
  return { teacher, product, order }
}

const downloads = (db: Database) => db.root('select from public.product_download')

test('the owner gets keys, names and sizes in order, and the URLs', () =>
  rolledBack(async (db) => {
    const { teacher, product } = await boughtPaper(db)
    expect(await db.asUser(teacher, files, [product])).toEqual([
      { file_key: paper, file_name: '2026 paper.pdf', file_size: '2048' },
      { file_key: memo, file_name: 'Memo.pdf', file_size: '2048' },
    ])
    expect(await db.asUser(teacher, urls, [product])).toEqual([{ urls: ['76979871'] }])
  }))

test('a file that is not stored is not offered', () =>
  rolledBack(async (db) => {
    const { teacher, product } = await boughtPaper(db)
    await db.root(
      `update public.product_content set file_keys = file_keys || '{ProductsContent/7/gone.pdf}'`,
    )
    expect(await db.asUser(teacher, files, [product])).toHaveLength(2)
    await expectRefused(
      db.asUser(teacher, record, [product, 'ProductsContent/7/gone.pdf']),
      'file_not_found',
    )
  }))

test('a resource without content has no files', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await newPurchase(db, teacher.profileId, product)
    expect(await db.asUser(teacher, files, [product])).toEqual([])
    expect(await db.asUser(teacher, urls, [product])).toEqual([{ urls: [] }])
  }))

test.each(['PENDING', 'QUOTING', 'PROCESSING', 'CANCELLED'])(
  'an order that is %s opens nothing',
  (status) =>
    rolledBack(async (db) => {
      const { teacher, product, order } = await boughtPaper(db)
      await db.root('update public.teacher_products_order set order_status = $2 where id = $1', [
        order,
        status,
      ])
      await expectRefused(db.asUser(teacher, files, [product]), 'product_not_owned')
      await expectRefused(db.asUser(teacher, urls, [product]), 'product_not_owned')
      await expectRefused(db.asUser(teacher, record, [product, paper]), 'product_not_owned')
      expect(await downloads(db)).toEqual([])
    }),
)

test('other teachers, other groups and visitors get nothing, and no record is written', () =>
  rolledBack(async (db) => {
    const { product } = await boughtPaper(db)
    const stranger = { id: crypto.randomUUID(), email: 'nobody@school.example' }
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      await expectRefused(db.asUser(person, files, [product]), 'product_not_owned')
      await expectRefused(db.asUser(person, urls, [product]), 'product_not_owned')
      await expectRefused(db.asUser(person, record, [product, paper]), 'product_not_owned')
    }
    // A deleted person's token is nobody's.
    await expectRefused(db.asUser(stranger, files, [product]), 'not_signed_in')
    await expectRefused(db.asUser(stranger, urls, [product]), 'not_signed_in')
    await expectRefused(db.asUser(stranger, record, [product, paper]), 'not_signed_in')
    await expectRefused(db.asAnon(files, [product]), 'permission denied for function product_files')
    await expectRefused(db.asAnon(urls, [product]), 'permission denied for function product_urls')
    await expectRefused(
      db.asAnon(record, [product, paper]),
      'permission denied for function record_download',
    )
    expect(await downloads(db)).toEqual([])
  }))

test('an addition gives access to the files, even after the subscription has ended', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const product = await newSubscriptionProduct(db)
    await newContent(db, product, [paper])
    await db.asUser(teacher, 'select from public.add_to_library($1)', [product])
    await db.root(`update public.teacher_subscription set status_text = 'CANCELLED'`)
    expect(await db.asUser(teacher, files, [product])).toHaveLength(1)
  }))

test('administrators have access to every resource', () =>
  rolledBack(async (db) => {
    const { product } = await boughtPaper(db)
    expect(await db.asUser(await newPerson(db, ['admin']), files, [product])).toHaveLength(2)
  }))

test('a download is recorded for the caller, for files of the resource only', () =>
  rolledBack(async (db) => {
    const { teacher, product } = await boughtPaper(db)
    const other = await newProduct(db)
    await newContent(db, other, ['ProductsContent/8/secret.pdf'])
    expect(await db.asUser(teacher, record, [product, paper])).toEqual([
      { user_id: teacher.id, product_id: product, file_key: paper },
    ])
    for (const key of ['ProductsContent/8/secret.pdf', '', '../8/secret.pdf']) {
      await expectRefused(db.asUser(teacher, record, [product, key]), 'file_not_found')
    }
    expect(await downloads(db)).toHaveLength(1)
  }))

test('people read their own downloads, administrators all, and nobody writes them', () =>
  rolledBack(async (db) => {
    const { teacher, product } = await boughtPaper(db)
    await db.asUser(teacher, record, [product, paper])
    const read = 'select file_key from public.product_download'
    expect(await db.asUser(teacher, read)).toEqual([{ file_key: paper }])
    expect(await db.asUser(await newPerson(db, ['admin']), read)).toHaveLength(1)
    expect(await db.asUser(await newTeacher(db), read)).toEqual([])
    await expectRefused(db.asAnon(read), noRight('product_download'))
    for (const write of [
      `insert into public.product_download (user_id, product_id, file_key) values ('${teacher.id}', '${product}', 'x')`,
      `update public.product_download set file_key = 'x'`,
      'delete from public.product_download',
    ]) {
      await expectRefused(db.asUser(teacher, write), noRight('product_download'))
      await expectRefused(db.asService(write), noRight('product_download'))
    }
  }))
