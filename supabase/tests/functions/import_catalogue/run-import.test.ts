import { describe, expect, test } from 'vitest'
import { rolledBack, type Row } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCategory, newPerson, newProduct, newTag } from '../../support/world.ts'
import { call, checked, rowsOf } from './import-testing.ts'

const productBySku = 'select * from public.product where sku = $1'

test('a round trip of every column changes nothing', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const grade = await newCategory(db, 'Grade 4')
    const category = await newCategory(db, 'English HL/FAL', grade)
    const ids = [
      await newProduct(db, {
        title: '=Sum; "quoted"',
        description: '<p>Lines\nof text</p>',
        sku: 7,
        price: '1234.50',
        discount_percentage: '12.50',
        category_id: category,
        tags: [await newTag(db, 'Zebra'), await newTag(db, 'apple')],
        publish_date: '2026-02-03T10:11:12.345Z',
        featured: true,
        pages: 12,
        marks: 40,
        language: 'af',
        term: 2,
        topic: 'Breuke',
        questions: JSON.stringify([{ type: 'Text', label: 'Name?' }]),
      }),
      await newProduct(db, { price: null, sku: null, publish_date: null }),
    ]
    await db.root(
      `insert into public.product_content (product_id, file_keys, urls) values ($1, '{gone/a.pdf}', '{12345678}')`,
      [ids[0]],
    )
    const rows = await call<Record<string, string>[]>(
      db, admin, 'export_products', JSON.stringify({ ids }),
    ) // prettier-ignore
    expect(rows.find(({ sku }) => sku === '7')).toMatchObject({
      category: 'grade-4/english-hl-fal',
      tags: 'apple | Zebra',
      publish_date: '2026-02-03 12:11',
      files: 'gone/a.pdf',
    })
    const { counts } = await checked(db, admin, rows)
    expect(counts).toMatchObject({ unchanged: 2, create: 0, update: 0, error: 0 })
  }))

test('an export of all that match has a filter and words, page by page', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    for (const place of [1, 2, 3])
      await newProduct(db, { title: `Zyx ${String(place)}`, featured: place < 3 })
    const target = JSON.stringify({ filter: { featured: { eq: true } }, words: 'zyx' })
    const page = async (after: string | null) =>
      call<Record<string, string>[]>(db, admin, 'export_products', target, after, 1)
    const [first] = await page(null)
    const [second] = await page(first?.['id'] ?? null)
    expect([first?.['title'], second?.['title']].toSorted()).toEqual(['Zyx 1', 'Zyx 2'])
    expect(await page(second?.['id'] ?? null)).toEqual([])
  }))

test('creates and changes, and is safe to repeat by sku', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const grade = await newCategory(db, 'Grade 4')
    await newTag(db, 'Maths')
    const known = await newProduct(db, { title: 'Old', sku: 1, price: '10' })
    const rows = [
      { sku: '001', title: 'New name' },
      {
        sku: '2', title: 'Second', price: '', recommended_price: 'R 1 234,50', category: 'Grade 4',
        tags: 'maths | Fresh', e_commerce: 'ja', discount: '10%', publish_date: '03/02/2026', video_ids: '12345678',
      },
      { sku: '3', title: 'Third', price: '', recommended_price: '' },
    ] // prettier-ignore
    const plan = await checked(db, admin, rows, { createTags: true })
    expect(plan.counts).toMatchObject({ create: 2, update: 1, error: 0 })
    expect(await rowsOf(db, admin, plan.id, 'update')).toMatchObject([
      { n: 1, before: { title: 'Old' }, after: { title: 'New name' } },
    ])
    const ran = await call(db, admin, 'carry_out_run', plan.id)
    expect(ran.counts).toMatchObject({ create: 0, update: 0, created: 2, updated: 1, failed: 0 })
    expect(await db.root('select title, price from public.product where id = $1', [known])).toEqual(
      [{ title: 'New name', price: '10.00' }],
    )
    expect((await db.root(productBySku, [2]))[0]).toMatchObject({
      title: 'Second',
      price: '1234.50',
      discount_percentage: '10.00',
      category_id: grade,
      e_commerce_product: true,
      video_count: 1,
      publish_date: new Date('2026-02-02T22:00:00Z'),
    })
    expect((await db.root(productBySku, [3]))[0]).toMatchObject({ price: '0.00' })
    expect(await db.root(`select from public.product_tag where name = 'Fresh'`)).toHaveLength(1)
    const again = await checked(db, admin, rows, { createTags: true })
    expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 3 })
  }))

test.each<[string, Record<string, string>]>([
  ['import_title_missing', { title: '  ' }],
  ['import_title_missing', { sku: '77' }],
  ['import_sku_malformed', { title: 'A', sku: 'A1' }],
  ['import_price_malformed', { title: 'A', price: '1,234' }],
  ['import_price_malformed', { title: 'A', price: '-5' }],
  ['import_price_malformed', { title: 'A', recommended_price: 'ten' }],
  ['import_discount_malformed', { title: 'A', discount: '101' }],
  ['import_flag_malformed', { title: 'A', featured: 'maybe' }],
  ['import_date_malformed', { title: 'A', publish_date: '31/02/2026' }],
  ['import_category_not_known', { title: 'A', category: 'Nowhere' }],
  ['import_category_ambiguous', { title: 'A', category: 'Twice' }],
  ['import_tag_not_known', { title: 'A', tags: 'Nothing' }],
  ['import_video_malformed', { title: 'A', video_ids: 'javascript:alert(1)' }],
  ['import_video_malformed', { title: 'A', video_ids: 'https://youtu.be/dQw4w9WgXcQ' }],
  ['import_file_not_found', { title: 'A', files: 'none.pdf' }],
  ['import_file_not_found', { title: 'A', pictures: 'none.jpg' }],
  // What could not be brought in says why; nothing else does.
  ['file_address_private', { title: 'A', files: '!file_address_private https://x/a.pdf' }],
  ['file_too_large', { title: 'A', pictures: 'none.jpg | !file_too_large big.png' }],
  ['import_file_not_found', { title: 'A', files: '!file_anything https://x/a.pdf' }],
  ['import_questions_malformed', { title: 'A', questions: '[{"type":"Radio","label":"x"}]' }],
  ['import_questions_malformed', { title: 'A', questions: 'no json' }],
  ['import_number_malformed', { title: 'A', pages: '0' }],
  ['import_number_malformed', { title: 'A', marks: '12.5' }],
  ['import_term_malformed', { title: 'A', term: '5' }],
  ['import_language_malformed', { title: 'A', language: 'fr' }],
  ['import_kind_conflict', { title: 'A', physical: 'yes', subscription: 'yes' }],
  ['import_product_not_found', { title: 'A', id: '00000000-0000-4000-8000-000000000000' }],
  ['import_product_not_found', { title: 'A', id: 'no id' }],
])('%s: %o', (word, row) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await newCategory(db, 'Twice', await newCategory(db, 'One'))
    await newCategory(db, 'Twice', await newCategory(db, 'Two'))
    const { id, counts } = await checked(db, admin, [row])
    expect(counts).toMatchObject({ error: 1, create: 0 })
    expect((await rowsOf(db, admin, id, 'error'))[0]?.errors).toMatchObject([{ word }])
    await call(db, admin, 'carry_out_run', id)
    expect(await db.root(`select from public.product where title = 'A'`)).toEqual([])
  }),
)

test('a link of earlier years stays beside a new video', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newProduct(db, { sku: 1, title: 'A' })
    await db.root(
      `insert into public.product_content (product_id, urls) values ($1, '{https://old.example/v}')`,
      [id],
    )
    const row = { sku: '1', title: 'A', video_ids: 'https://old.example/v | dQw4w9WgXcQ' }
    expect((await checked(db, admin, [row])).counts).toMatchObject({ update: 1, error: 0 })
  }))

test('the same sku twice in a file, and one that another resource has', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const first = await newProduct(db, { sku: 5 })
    await newProduct(db, { sku: 6 })
    const { id, counts } = await checked(db, admin, [
      { sku: '9', title: 'A' },
      { sku: '09', title: 'B' },
      { id: first, sku: '6', title: 'C' },
    ])
    expect(counts).toMatchObject({ create: 1, error: 2 })
    expect((await rowsOf(db, admin, id, 'error')).map(({ errors }) => errors)).toEqual([
      [{ column: 'sku', word: 'import_row_repeated' }],
      [{ column: 'sku', word: 'product_sku_taken' }],
    ])
  }))

describe('while somebody else writes', () => {
  test('what changed, went or was taken since the check fails and says so', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      const [changed, gone] = [await newProduct(db, { sku: 1 }), await newProduct(db, { sku: 2 })]
      const { id } = await checked(db, admin, [
        { sku: '1', title: 'A' },
        { sku: '2', title: 'B' },
        { sku: '3', title: 'C' },
      ])
      await db.root(`update public.product set title = 'Mine' where id = $1`, [changed])
      await db.root('delete from public.product where id = $1', [gone])
      await newProduct(db, { sku: 3, title: 'Taken' })
      expect((await call(db, admin, 'carry_out_run', id)).counts).toMatchObject({ failed: 3 })
      expect((await rowsOf(db, admin, id, 'failed')).map(({ errors }) => errors[0]?.word)).toEqual([
        'changed_since',
        'not_there',
        'product_sku_taken',
      ])
      expect((await db.root(productBySku, [1]))[0]).toMatchObject({ title: 'Mine' })
    }))

  test('of two imports of one file the second creates nothing twice', () =>
    rolledBack(async (db) => {
      const [admin, other] = [await newPerson(db, ['admin']), await newPerson(db, ['admin'])]
      const rows = [{ sku: '1', title: 'A' }]
      const [one, two] = [await checked(db, admin, rows), await checked(db, other, rows)]
      expect((await call(db, admin, 'carry_out_run', one.id)).counts).toMatchObject({ created: 1 })
      expect((await call(db, other, 'carry_out_run', two.id)).counts).toMatchObject({ failed: 1 })
      expect(await db.root(productBySku, [1])).toHaveLength(1)
    }))
})

test('stop, go on and take back; what was changed or used since is kept', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const old = await newProduct(db, { sku: 1, title: 'Old' })
    const { id } = await checked(db, admin, [
      { sku: '1', title: 'New' },
      ...['2', '3', '4'].map((sku) => ({ sku, title: `Made ${sku}` })),
    ])
    expect((await call(db, admin, 'carry_out_run', id, 2)).counts).toMatchObject({
      updated: 1,
      created: 1,
      create: 2,
    })
    expect((await call(db, admin, 'stop_run', id)).status).toBe('stopped')
    await expectRefused(call(db, admin, 'carry_out_run', id), 'run_stopped')
    await call(db, admin, 'stop_run', id, false)
    expect((await call(db, admin, 'carry_out_run', id)).counts).toMatchObject({
      created: 3,
      create: 0,
    })
    await db.root(`update public.product set title = 'Touched' where sku = 3`)
    await db.root(
      `update public.product set updated_at = now() + interval '1 second' where sku = 3`,
    )
    const undone = await call(db, admin, 'undo_run', id)
    expect(undone.counts).toMatchObject({ undone: 3, kept: 1, created: 0, updated: 0 })
    expect(await db.root('select sku, title from public.product order by sku')).toEqual([
      { sku: 1, title: 'Old' },
      { sku: 3, title: 'Touched' },
    ])
    expect(old).toBeDefined()
    await expectRefused(call(db, admin, 'carry_out_run', id), 'run_stopped')
    await expectRefused(call(db, admin, 'stop_run', id, false), 'run_stopped')
    await db.root(`update private.run set created_at = now() - interval '31 days'`)
    await expectRefused(call(db, admin, 'undo_run', id), 'run_too_old')
  }))

test('for administrators, and each for those of their own', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { id } = await checked(db, admin, [{ title: 'A' }])
    const other = await newPerson(db, ['admin'])
    for (const name of ['check_import', 'carry_out_run', 'stop_run', 'undo_run']) {
      await expectRefused(call(db, other, name, id), 'run_not_found')
    }
    await expectRefused(rowsOf(db, other, id, 'create'), 'run_not_found')
    expect(await call<Row | null>(db, other, 'run_state', 'catalogue', id)).toBeNull()
    const person = await newPerson(db)
    for (const name of ['check_import', 'carry_out_run', 'stop_run', 'undo_run']) {
      await expectRefused(call(db, person, name, id), 'admin_required')
    }
    await expectRefused(call(db, person, 'run_state', 'catalogue', id), 'admin_required')
    await expectRefused(call(db, person, 'start_import', 'catalogue', '{}'), 'admin_required')
    await expectRefused(call(db, person, 'export_products', '{"ids":[]}'), 'admin_required')
    await expectRefused(call(db, admin, 'start_import', 'catalogue', '{}'), 'import_malformed')
    await expectRefused(call(db, admin, 'add_import_rows', id, 50001, '[{}]'), 'import_malformed')
    await call(db, admin, 'add_import_rows', id, 2, '[{"title":"B"}]')
    await expectRefused(call(db, admin, 'carry_out_run', id), 'run_not_checked')
  }))
