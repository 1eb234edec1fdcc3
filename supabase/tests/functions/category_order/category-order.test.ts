import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newBundle, newCategory, newPerson, newProduct } from '../../support/world.ts'

type Root = Pick<Database, 'root'>

/** The titles in the order of their categories, of both lists, as the lists ask for them. */
const inOrder = async (db: Root, direction: 'asc' | 'desc' = 'asc') => {
  const rows = await db.root(
    `select title from (
       select title, category_order, id from public.product where title like 'Order %'
       union all
       select title, category_order, id from public.product_bundle where title like 'Order %'
     ) as goods
     order by category_order ${direction} nulls last, title, id`,
  )
  return rows.map(({ title }) => String(title).replace('Order ', ''))
}

const put = (db: Root, name: string, categoryId: string | null) =>
  newProduct(db, { title: `Order ${name}`, category_id: categoryId, updated_at: '2020-01-01' })

test('paths are sorted level by level: grade R first, 2 before 10, what has no category last', () =>
  rolledBack(async (db) => {
    const of = async (grade: string | null, name: string) => {
      const id = await newCategory(db, name)
      await db.root('update public.product_category set grade = $2 where id = $1', [id, grade])
      return id
    }
    const ten = await of('10', 'Order Grade 10')
    const reception = await of('R', 'Order Grade R')
    const two = await of('2', 'Order Grade 2')
    const art = await of(null, 'Order Art')
    await put(db, 'none', null)
    await put(db, 'ten', ten)
    await put(db, 'two', two)
    await put(db, 'two › set 10', await newCategory(db, 'Set 10', two))
    await put(db, 'two › set 9', await newCategory(db, 'set 9', two))
    await put(db, 'two › Ênvelopes', await newCategory(db, 'Ênvelopes', two))
    await put(db, 'reception', reception)
    const bundled = await put(db, 'art', art)
    await newBundle(db, [bundled], { title: 'Order bundle of two', category_id: two })
    const path = ['bundle of two', 'two', 'two › Ênvelopes', 'two › set 9', 'two › set 10']
    expect(await inOrder(db)).toEqual(['reception', ...path, 'ten', 'art', 'none'])
    expect(await inOrder(db, 'desc')).toEqual([
      'art',
      'ten',
      'two › set 10',
      'two › set 9',
      'two › Ênvelopes',
      'bundle of two',
      'two',
      'reception',
      'none',
    ])
  }))

test('it follows what happens to a category and to those above it, and nobody is told that the row was changed', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [a, b] = [await newCategory(db, 'Order A'), await newCategory(db, 'Order B')]
    const below = await newCategory(db, 'Below', await newCategory(db, 'Middle', a))
    const deep = await put(db, 'deep', below)
    await put(db, 'beside', b)
    await newBundle(db, [deep], { title: 'Order deep bundle', category_id: below })
    expect(await inOrder(db)).toEqual(['deep', 'deep bundle', 'beside'])

    const rename = 'update public.product_category set name = $2 where id = $1'
    await db.asUser(admin, rename, [a, 'Order Z'])
    expect(await inOrder(db)).toEqual(['beside', 'deep', 'deep bundle'])
    await db.asUser(admin, rename, [a, 'Order A'])
    expect(await inOrder(db)).toEqual(['deep', 'deep bundle', 'beside'])
    await db.asUser(admin, `update public.product_category set grade = 'R' where id = $1`, [b])
    expect(await inOrder(db)).toEqual(['beside', 'deep', 'deep bundle'])
    const last = await newCategory(db, 'Order Y')
    await put(db, 'between', await newCategory(db, 'Order X'))
    expect(await inOrder(db)).toEqual(['beside', 'deep', 'deep bundle', 'between'])
    await db.asUser(admin, 'select public.move_category($1, $2)', [a, last])
    expect(await inOrder(db)).toEqual(['beside', 'between', 'deep', 'deep bundle'])
    expect(
      await db.root(
        `select updated_at = '2020-01-01' as untouched from public.product where id = $1`,
        [deep],
      ),
    ).toEqual([{ untouched: true }])
    expect(
      await db.root('select 1 from public.admin_audit where row_id = $1', [deep]),
      'a change of the category is no change of the resource',
    ).toEqual([])

    await db.asUser(admin, 'select public.delete_category($1, null)', [below])
    expect(await inOrder(db)).toEqual(['beside', 'between', 'deep', 'deep bundle'])
    expect(
      await db.root(
        `select category_order, updated_at > '2020-01-01' as changed from public.product where id = $1`,
        [deep],
      ),
    ).toEqual([{ category_order: null, changed: true }])
  }))

test('any names fit into the index', () =>
  rolledBack(async (db) => {
    let above: string | null = null
    for (let level = 0; level < 12; level += 1) {
      above = await newCategory(db, '\u{1D7D8}1a😀'.repeat(12), above)
    }
    await newProduct(db, { title: '😀'.repeat(200), category_id: above })
  }))

test.each([
  ['product', 'asc', 'product_category_order_idx'],
  ['product', 'desc nulls last', 'product_category_order_desc_idx'],
  ['product_bundle', 'asc', 'product_bundle_category_order_idx'],
  ['product_bundle', 'desc nulls last', 'product_bundle_category_order_desc_idx'],
])('a page of %s, %s, is read from its index and not sorted', (table, direction, index) =>
  rolledBack(async (db) => {
    // So few rows as a test has are sorted sooner.
    await db.root('set local enable_seqscan = off')
    await db.root('set local enable_bitmapscan = off')
    const plan = JSON.stringify(
      await db.asUser(
        await newPerson(db, ['admin']),
        `explain select id from public.${table} order by category_order ${direction}, title, id limit 25`,
      ),
    )
    expect(plan).toContain(`using ${index} `)
    expect(plan).not.toContain('Sort')
  }),
)
