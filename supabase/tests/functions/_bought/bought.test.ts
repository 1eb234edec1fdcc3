import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newBundle, newContent } from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newProduct, newTeacher } from '../../support/world.ts'

const bundles = (db: Database, person: Person) =>
  db.asUser(person, 'select bundle._bought as bought from public.product_bundle bundle')
const shelf = async (db: Database, person: Person) =>
  (await db.asUser(person, 'select title from public.my_library() order by title')).map(
    (row) => row['title'],
  )
const files = 'select file_key from public.product_files($1)'

/** Puts a bundle of two into the teacher's cart, with the shop's own function. */
async function cartWithBundle(db: Database) {
  const teacher = await newTeacher(db)
  const paper = await newProduct(db, { title: 'Paper' })
  const memo = await newProduct(db, { title: 'Memorandum' })
  await newContent(db, paper, ['ProductsContent/7/paper.pdf'])
  const bundle = await newBundle(db, [paper, memo])
  await db.asUser(teacher, 'select from public.add_to_cart(product_bundle_id => $1)', [bundle])
  return { teacher, paper, memo, bundle }
}

const pay = `update public.teacher_products_order set order_status = 'PAID'`

test('nothing of a bundle is owned before it is paid', () =>
  rolledBack(async (db) => {
    const { teacher, paper } = await cartWithBundle(db)
    expect(await bundles(db, teacher)).toEqual([{ bought: false }])
    expect(await shelf(db, teacher)).toEqual([])
    await expectRefused(db.asUser(teacher, files, [paper]), 'product_not_owned')
  }))

test('a paid bundle gives its members and their files to the buyer only', () =>
  rolledBack(async (db) => {
    const { teacher, paper } = await cartWithBundle(db)
    await db.root(pay)
    expect(await bundles(db, teacher)).toEqual([{ bought: true }])
    expect(await shelf(db, teacher)).toEqual(['Memorandum', 'Paper'])
    expect(await db.asUser(teacher, files, [paper])).toEqual([
      { file_key: 'ProductsContent/7/paper.pdf' },
    ])
    const other = await newTeacher(db)
    expect(await bundles(db, other)).toEqual([{ bought: false }])
    expect(await shelf(db, other)).toEqual([])
    await expectRefused(db.asUser(other, files, [paper]), 'product_not_owned')
  }))

test('the members at the time of purchase count, not the present ones', () =>
  rolledBack(async (db) => {
    const { teacher, memo, bundle } = await cartWithBundle(db)
    await db.root(pay)
    const later = await newProduct(db, { title: 'Later' })
    await db.root('delete from public.product_bundle_product where product_id = $1', [memo])
    await db.root(
      'insert into public.product_bundle_product (product_bundle_id, product_id) values ($1, $2)',
      [bundle, later],
    )
    expect(await shelf(db, teacher)).toEqual(['Memorandum', 'Paper'])
    await db.root('delete from public.product_bundle where id = $1', [bundle])
    expect(await shelf(db, teacher)).toEqual(['Memorandum', 'Paper'])
  }))

test('cancelling the order takes the members away again', () =>
  rolledBack(async (db) => {
    const { teacher, paper } = await cartWithBundle(db)
    await db.root(pay)
    await db.root(`update public.teacher_products_order set order_status = 'CANCELLED'`)
    expect(await bundles(db, teacher)).toEqual([{ bought: false }])
    expect(await shelf(db, teacher)).toEqual([])
    await expectRefused(db.asUser(teacher, files, [paper]), 'product_not_owned')
  }))
