import { expect, test } from 'vitest'
import { call } from '../functions/import_catalogue/import-testing.ts'
import { rolledBack, type Database, type Person, type Row } from '../support/database.ts'
import { wholeRow, without } from '../support/distinct.ts'
import { newCategory, newPerson, newTag } from '../support/world.ts'
import { carriers } from './carriers.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith, filledResource, filledSale, storedResource } from './filled.ts'

const table = 'public.product'

const plan = async (db: Database, admin: Person, id: string, change: object): Promise<string> => {
  const answer = await call<{ id: string }>(
    db, admin, 'plan_product_change', JSON.stringify({ ids: [id] }), JSON.stringify(change), null,
  ) // prettier-ignore
  return answer.id
}

/** Each change of many resources, and what it makes of one. */
const changes = (tag: string, category: string): [object, Row][] => [
  [{ kind: 'price', set: '12.34' }, { price: 12.34 }],
  [{ kind: 'discount', percent: '7.5' }, { discount_percentage: 7.5 }],
  [
    { kind: 'type', physical: false, subscription: true, eCommerce: false },
    { physical: false, subscription_product: true, e_commerce_product: false },
  ],
  [{ kind: 'schedule', at: '2032-04-05T06:07:00Z' }, { publish_date: '2032-04-05T06:07:00+00:00' }],
  [{ kind: 'feature', featured: false }, { featured: false }],
  [{ kind: 'tags', add: [tag], remove: [] }, { tags: tag }],
  [{ kind: 'category', categoryId: category }, { category_id: category }],
]

const editable: readonly string[] = carriers['write_product_columns: product'].carries

test('each change of many changes its column alone, and is taken back whole', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const sent = await filledResource(db, 1)
    const id = await storedResource(db, sent)
    const touched = new Set<string>()
    for (const [change, result] of changes(
      await newTag(db, 'Added'),
      await newCategory(db, 'Other'),
    )) {
      const before = without(
        await wholeRow(db, table, id),
        'updated_at',
        'search_field',
        'category_order',
        'listable',
      )
      const started = await plan(db, admin, id, change)
      await call(db, admin, 'carry_out_run', started, 1000)
      const tags =
        'tags' in result ? { tags: [...(before['tags'] as string[]), result['tags']] } : {}
      const after = { ...before, ...result, ...tags }
      await expectCarried(
        db,
        'write_product_columns: product',
        after,
        await wholeRow(db, table, id),
        {
          also: Object.fromEntries(
            Object.entries(after).filter(([name]) => !editable.includes(name)),
          ),
        },
      )
      expect(await call(db, admin, 'undo_run', started)).toMatchObject({ counts: { undone: 1 } })
      for (const name of Object.keys(result)) touched.add(name)
      await expectCarried(
        db,
        'write_product_columns: product',
        before,
        await wholeRow(db, table, id),
        {
          also: Object.fromEntries(
            Object.entries(before).filter(([name]) => !editable.includes(name)),
          ),
        },
      )
    }
    expect([...touched].toSorted()).toEqual([...editable].toSorted())
  }))

test('a sale of many is what was planned, and is taken back whole', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await storedResource(db, await filledResource(db, 1))
    const [first, second] = [await filledSale(db, 1), await filledSale(db, 2)]
    await callWith(db, admin, 'carry_out_run', {
      run_id: await plan(db, admin, id, asChange(first)),
    })
    await expectCarried(
      db,
      'write_product_columns: sale',
      first,
      await wholeRow(db, 'private.sale', id),
      {
        also: { product_id: id },
      },
    )
    const started = await plan(db, admin, id, asChange(second))
    await callWith(db, admin, 'carry_out_run', { run_id: started })
    await expectCarried(
      db,
      'write_product_columns: sale',
      second,
      await wholeRow(db, 'private.sale', id),
    )
    await callWith(db, admin, 'undo_run', { run_id: started })
    await expectCarried(
      db,
      'write_product_columns: sale',
      first,
      await wholeRow(db, 'private.sale', id),
    )
  }))

const asChange = (sale: Row): object => ({
  kind: 'sale',
  percent: sale['sale_percentage'],
  from: sale['sale_starts_at'],
  until: sale['sale_ends_at'],
})
