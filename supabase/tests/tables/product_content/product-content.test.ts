import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const read = 'select file_keys from public.product_content where product_id = $1'
const insert = `insert into public.product_content (product_id) values ($1) returning product_id`
const change = `update public.product_content set urls = '{76979871}' where product_id = $1 returning urls`
const remove = 'delete from public.product_content where product_id = $1 returning product_id'

async function productWithContent(db: Database): Promise<string> {
  const product = await newProduct(db)
  await db.root(
    `insert into public.product_content (product_id, file_keys) values ($1, '{Fractions/paper.pdf}')`,
    [product],
  )
  return product
}

test('administrators read, create, change and delete content', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await productWithContent(db)
    const empty = await newProduct(db)
    expect(await db.asUser(admin, read, [product])).toEqual([
      { file_keys: ['Fractions/paper.pdf'] },
    ])
    expect(await db.asUser(admin, insert, [empty])).toEqual([{ product_id: empty }])
    expect(await db.asUser(admin, change, [product])).toEqual([{ urls: ['76979871'] }])
    expect(await db.asUser(admin, remove, [product])).toEqual([{ product_id: product }])
  }))

test('nobody else reads or writes content', () =>
  rolledBack(async (db) => {
    const product = await productWithContent(db)
    const empty = await newProduct(db)
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      expect(await db.asUser(person, read, [product])).toEqual([])
      await expectRefused(db.asUser(person, insert, [empty]), noPolicy('product_content'))
      expect(await db.asUser(person, change, [product])).toEqual([])
      expect(await db.asUser(person, remove, [product])).toEqual([])
    }
    for (const statement of [read, insert, change, remove]) {
      await expectRefused(db.asAnon(statement, [product]), noRight('product_content'))
    }
    expect(await db.root(read, [product])).toEqual([{ file_keys: ['Fractions/paper.pdf'] }])
  }))

test('content cannot move to another resource, and is deleted with its own', () =>
  rolledBack(async (db) => {
    const product = await productWithContent(db)
    const other = await newProduct(db)
    const admin = await newPerson(db, ['admin'])
    await expectRefused(
      db.asUser(admin, 'update public.product_content set product_id = $2 where product_id = $1', [
        product,
        other,
      ]),
      noRight('product_content'),
    )
    await db.asUser(admin, 'delete from public.product where id = $1', [product])
    expect(await db.root(read, [product])).toEqual([])
  }))

test('a resource has one content', () =>
  rolledBack(async (db) => {
    const product = await productWithContent(db)
    await expect(db.root(insert, [product])).rejects.toMatchObject({
      constraint: 'product_content_product_id_key',
    })
  }))
