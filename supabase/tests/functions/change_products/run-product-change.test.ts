import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person, type Row } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCategory, newPerson, newProduct, newTag, newTeacher } from '../../support/world.ts'

interface Summary {
  id: string
  counts: Record<string, number>
}

const answerOf = ([row]: Row[]) => row?.['answer'] as Summary // the functions' own shape

const plan = async (
  db: Database,
  person: Person,
  target: object,
  change: object,
  expected: number | null = null,
) =>
  answerOf(
    await db.asUser(person, 'select public.plan_product_change($1, $2, $3) as answer', [
      JSON.stringify(target),
      JSON.stringify(change),
      expected,
    ]),
  )

const run = async (db: Database, person: Person, id: string, atMost = 1000) =>
  answerOf(await db.asUser(person, 'select public.carry_out_run($1, $2) as answer', [id, atMost]))

const undo = async (db: Database, person: Person, id: string) =>
  answerOf(await db.asUser(person, 'select public.undo_run($1) as answer', [id]))

const productOf = async (db: Database, id: string) =>
  (
    await db.root(
      `select price, discount_percentage as discount, physical, subscription_product as subscription,
         e_commerce_product as sold, featured, publish_date is not null as dated, tags, category_id as category
       from public.product where id = $1`,
      [id],
    )
  )[0]

/** Plans a change of one product, carries it out and returns the product. */
async function changed(db: Database, columns: Row, change: object) {
  const admin = await newPerson(db, ['admin'])
  const id = await newProduct(db, columns)
  const { id: planned } = await plan(db, admin, { ids: [id] }, change)
  const { counts } = await run(db, admin, planned)
  expect((counts['updated'] ?? 0) + (counts['unchanged'] ?? 0)).toBe(1)
  return productOf(db, id)
}

describe('prices', () => {
  test.each<[string | null, object, string | null]>([
    ['100.00', { set: '49.5' }, '49.50'],
    ['100.00', { by: '-10.25' }, '89.75'],
    ['100.00', { by: '-100' }, '0.00'],
    ['100.00', { by: '-250' }, '0.00'],
    ['99.99', { percent: '12.5' }, '112.49'],
    ['0.10', { percent: '-5' }, '0.10'],
    ['10.00', { percent: '-150' }, '0.00'],
    [null, { percent: '10' }, null],
    [null, { by: '-5' }, null],
    [null, { set: '0' }, null],
    [null, { by: '15' }, '15.00'],
  ])('%s with %o becomes %s', (price, change, result) =>
    rolledBack(async (db) => {
      expect(await changed(db, { price }, { kind: 'price', ...change })).toMatchObject({
        price: result,
      })
    }),
  )

  test('what costs nothing any more keeps no discount', () =>
    rolledBack(async (db) => {
      const free = await changed(
        db,
        { price: '10.00', discount_percentage: '5' },
        { kind: 'price', set: '0' },
      )
      expect(free).toMatchObject({ price: '0.00', discount: null })
    }))

  test.each<[string | null, string, string | null]>([
    ['100.00', '12.5', '12.50'],
    ['100.00', '0', null],
    [null, '10', null],
  ])('a product for %s with a discount of %s has %s', (price, percent, result) =>
    rolledBack(async (db) => {
      const product = await changed(db, { price }, { kind: 'discount', percent })
      expect(product).toMatchObject({ discount: result })
    }),
  )
})

describe('everything else', () => {
  test('physical and subscription switch each other off', () =>
    rolledBack(async (db) => {
      const kind = 'type'
      expect(
        await changed(db, { subscription_product: true }, { kind, physical: true }),
      ).toMatchObject({ physical: true, subscription: false, sold: true })
      expect(
        await changed(db, { physical: true }, { kind, subscription: true, eCommerce: false }),
      ).toMatchObject({ physical: false, subscription: true, sold: false })
      expect(await changed(db, { physical: true }, { kind, eCommerce: false })).toMatchObject({
        physical: true,
        sold: false,
      })
    }))

  test('publishing keeps the date of what is published, and brings forward what is scheduled', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      const old = await newProduct(db)
      const ids = [
        old,
        await newProduct(db, { publish_date: '2099-01-01' }),
        await newProduct(db, { publish_date: null }),
      ]
      const planned = await plan(db, admin, { ids }, { kind: 'publish' })
      expect(planned).toMatchObject({ counts: { update: 2, unchanged: 1 } })
      await run(db, admin, planned.id)
      expect(
        await db.root(
          'select count(*)::int as count from public.product where publish_date = now() and id = any ($1)',
          [ids],
        ),
      ).toEqual([{ count: 2 }])
    }))

  test('scheduled, taken back, featured', () =>
    rolledBack(async (db) => {
      const at = { kind: 'schedule', at: '2031-03-01T08:00:00+02:00' }
      expect(await changed(db, { publish_date: null }, at)).toMatchObject({ dated: true })
      expect(await changed(db, {}, { kind: 'unpublish' })).toMatchObject({ dated: false })
      expect(await changed(db, {}, { kind: 'feature', featured: true })).toMatchObject({
        featured: true,
      })
    }))

  test('tags are added once and removed; a category is set and taken away', () =>
    rolledBack(async (db) => {
      const [kept, gone, added] = [
        await newTag(db, 'kept'),
        await newTag(db, 'gone'),
        await newTag(db, 'added'),
      ]
      expect(
        await changed(
          db,
          { tags: [kept, gone] },
          { kind: 'tags', add: [added, kept], remove: [gone] },
        ),
      ).toMatchObject({ tags: [kept, added] })
      const category = await newCategory(db, 'Mathematics')
      const kind = 'category'
      expect(await changed(db, {}, { kind, categoryId: category })).toMatchObject({ category })
      expect(
        await changed(db, { category_id: category }, { kind, categoryId: null }),
      ).toMatchObject({ category: null })
    }))
})

test('a product that somebody changed since the preview is skipped, others are done', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [mine, theirs, gone] = [await newProduct(db), await newProduct(db), await newProduct(db)]
    const planned = await plan(db, admin, { ids: [mine, theirs, gone] }, { kind: 'price', by: '5' })
    expect(planned).toMatchObject({ counts: { update: 3 } })
    await db.root('update public.product set price = 70 where id = $1', [theirs])
    await db.root(`update public.product set title = 'Another word' where id = $1`, [mine])
    await db.root('delete from public.product where id = $1', [gone])
    expect(await run(db, admin, planned.id)).toMatchObject({
      counts: { update: 0, updated: 1, failed: 2 },
    })
    expect(await productOf(db, mine)).toMatchObject({ price: '105.00' })
    expect(await productOf(db, theirs)).toMatchObject({ price: '70.00' })
    const [rows] = await db.asUser(admin, `select public.run_rows($1, 'failed') as answer`, [
      planned.id,
    ])
    expect(rows?.['answer']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          targetId: theirs,
          errors: [{ column: 'id', word: 'changed_since' }],
        }),
        expect.objectContaining({
          targetId: gone,
          errors: [{ column: 'id', word: 'not_there' }],
        }),
      ]),
    )
  }))

test('it is done in batches, and never twice', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const ids = [await newProduct(db), await newProduct(db), await newProduct(db)]
    const { id } = await plan(db, admin, { ids }, { kind: 'price', by: '5' })
    expect(await run(db, admin, id, 2)).toMatchObject({ counts: { update: 1, updated: 2 } })
    expect(await run(db, admin, id, 2)).toMatchObject({ counts: { update: 0, updated: 3 } })
    expect(await run(db, admin, id, 2)).toMatchObject({ counts: { update: 0, updated: 3 } })
    for (const one of ids) expect(await productOf(db, one)).toMatchObject({ price: '105.00' })
  }))

test('undone, except where somebody has changed it again; a second time takes nothing back', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [mine, theirs] = [await newProduct(db), await newProduct(db, { price: null })]
    const { id } = await plan(db, admin, { ids: [mine, theirs] }, { kind: 'price', set: '20' })
    await run(db, admin, id)
    await db.root('update public.product set price = 33 where id = $1', [theirs])
    expect(await undo(db, admin, id)).toMatchObject({ counts: { updated: 0, undone: 1, kept: 1 } })
    expect(await productOf(db, mine)).toMatchObject({ price: '100.00' })
    expect(await productOf(db, theirs)).toMatchObject({ price: '33.00' })
    await db.root('update public.product set price = 20 where id = any ($1)', [[mine, theirs]])
    expect(await undo(db, admin, id)).toMatchObject({ counts: { updated: 0, undone: 1, kept: 1 } })
    expect(await productOf(db, mine)).toMatchObject({ price: '20.00' })
    await expectRefused(run(db, admin, id), 'run_stopped')
  }))

test('nobody but the administrator who planned it carries it out, reads it or takes it back', () =>
  rolledBack(async (db) => {
    const [admin, other] = [await newPerson(db, ['admin']), await newPerson(db, ['admin'])]
    const teacher = await newTeacher(db)
    const { id } = await plan(db, admin, { ids: [await newProduct(db)] }, { kind: 'unpublish' })
    await expectRefused(run(db, teacher, id), 'admin_required')
    await expectRefused(undo(db, teacher, id), 'admin_required')
    await expectRefused(run(db, other, id), 'run_not_found')
    await expectRefused(undo(db, other, id), 'run_not_found')
    const read = `select public.run_rows($1, 'update')`
    await expectRefused(db.asUser(teacher, read, [id]), 'admin_required')
    await expectRefused(db.asUser(other, read, [id]), 'run_not_found')
  }))

test('what it does is in the audit of each product', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    const { id } = await plan(db, admin, { ids: [product] }, { kind: 'feature', featured: true })
    await run(db, admin, id)
    expect(
      await db.root(
        'select new_values from public.admin_audit where row_id = $1 and actor_id = $2',
        [product, admin.id],
      ),
    ).toEqual([{ new_values: { featured: true } }])
  }))

test('a sale is planned for many, ended by hand, and either is taken back', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const sold = await newProduct(db, { title: 'Sold' })
    const free = await newProduct(db, { title: 'Free', price: null })
    const ids = [sold, free]
    const [moments] = await db.root(
      `select now() - interval '1 hour' as "from", now() + interval '1 hour' as until`,
    )
    const priceNow = async () =>
      (
        await db.root(
          'select public._product_sale_price(product) as sale_price from public.product as product where id = $1',
          [sold],
        )
      )[0]
    const begun = await plan(db, admin, { ids }, { kind: 'sale', percent: '20', ...moments })
    // What is free has nothing to take off.
    expect(begun).toMatchObject({ counts: { update: 1, unchanged: 1 } })
    await run(db, admin, begun.id)
    expect(await priceNow()).toEqual({ sale_price: '80.00' })
    const ended = await plan(db, admin, { ids }, { kind: 'end_sale' })
    await run(db, admin, ended.id)
    expect(await priceNow()).toEqual({ sale_price: '100.00' })
    await undo(db, admin, ended.id)
    expect(await priceNow()).toEqual({ sale_price: '80.00' })
    await undo(db, admin, begun.id)
    expect(await priceNow()).toEqual({ sale_price: '100.00' })
  }))
