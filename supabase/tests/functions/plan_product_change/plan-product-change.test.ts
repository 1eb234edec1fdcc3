import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCategory, newPerson, newProduct, newTag, newTeacher } from '../../support/world.ts'

const plan = (
  db: Database,
  person: Person,
  target: object,
  change: object,
  expected: number | null = null,
) =>
  db.asUser(person, 'select public.plan_product_change($1, $2, $3) as answer', [
    JSON.stringify(target),
    JSON.stringify(change),
    expected,
  ])

const nowhere = '00000000-0000-4000-8000-000000000000'

test('the preview says what each becomes, and changes nothing', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const dear = await newProduct(db, { title: 'B', price: '9999999999.99' })
    const usual = await newProduct(db, { title: 'A', discount_percentage: '10' })
    const free = await newProduct(db, { title: 'C', price: null })
    const [row] = await plan(
      db,
      admin,
      { ids: [dear, usual, free, nowhere] },
      { kind: 'price', percent: '10' },
    )
    const answer = row?.['answer'] as { id: string }
    expect(answer).toMatchObject({
      counts: { update: 1, unchanged: 1, error: 2, updated: 0, failed: 0 },
    })
    const rowsOf = async (outcome: string) =>
      (await db.asUser(admin, 'select public.run_rows($1, $2) as rows', [answer.id, outcome]))[0]?.[
        'rows'
      ]
    expect(await rowsOf('update')).toEqual([
      {
        n: 2,
        targetId: usual,
        title: 'A',
        raw: null,
        before: { price: 100, discount_percentage: 10 },
        after: { price: 110, discount_percentage: 10 },
        errors: [],
        warning: null,
      },
    ])
    expect(await rowsOf('error')).toMatchObject([
      { targetId: nowhere, errors: [{ word: 'not_there' }] },
      { targetId: dear, errors: [{ word: 'price_too_high' }] },
    ])
    expect(await db.root('select price from public.product where id = $1', [usual])).toEqual([
      { price: '100.00' },
    ])
  }))

test.each<[string, (world: Record<string, string>) => object]>([
  ['AE', ({ tag }) => ({ tags: { contains: [tag] } })],
  ['A', ({ tag, other }) => ({ tags: { contains: [tag, other] } })],
  ['BC', ({ category, second }) => ({ categoryId: { in: [category, second] } })],
  ['D', () => ({ physical: { eq: true } })],
  ['C', () => ({ publishDate: { is: 'NULL' } })],
  ['E', () => ({ publishDate: { gt: '2090-01-01T00:00:00Z' } })],
  ['ABD', () => ({ publishDate: { lte: '2090-01-01T00:00:00Z' } })],
  ['BCDE', () => ({ fileCount: { eq: 0 }, videoCount: { eq: 0 } })],
  [
    'B',
    ({ category }) => ({ and: [{ categoryId: { in: [category] } }, { featured: { eq: true } }] }),
  ],
  ['ABCDE', () => ({})],
])('all that match: %s', (titles, filterOf) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [tag, other] = [await newTag(db, 'one'), await newTag(db, 'other')]
    const [category, second] = [await newCategory(db, 'First'), await newCategory(db, 'Second')]
    const first = await newProduct(db, { title: 'A', tags: [tag, other] })
    await newProduct(db, { title: 'B', category_id: category, featured: true })
    await newProduct(db, { title: 'C', category_id: second, publish_date: null })
    await newProduct(db, { title: 'D', physical: true })
    await newProduct(db, { title: 'E', tags: [tag], publish_date: '2099-01-01' })
    await db.root(
      `insert into public.product_content (product_id, file_keys) values ($1, '{a.pdf}')`,
      [first],
    )
    const target = { filter: filterOf({ tag, other, category, second }), words: '' }
    const [row] = await plan(db, admin, target, { kind: 'price', by: '1' }, titles.length)
    const [rows] = await db.asUser(
      admin,
      `select string_agg(one ->> 'title', '' order by one ->> 'title') as titles
       from jsonb_array_elements(public.run_rows($1, 'update')) as one`,
      [(row?.['answer'] as { id: string }).id],
    )
    expect(rows).toEqual({ titles })
  }),
)

test('words narrow it, and another number than was counted is refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await newProduct(db, { title: 'Fractions' })
    await newProduct(db, { title: 'Decimals' })
    const target = { filter: {}, words: 'fractions' }
    const change = { kind: 'unpublish' }
    const [row] = await plan(db, admin, target, change, 1)
    expect(row?.['answer']).toMatchObject({ counts: { update: 1 } })
    await expectRefused(plan(db, admin, target, change, 2), 'selection_changed')
    await expectRefused(plan(db, admin, target, change), 'selection_changed')
  }))

test.each<[string, object, object]>([
  ['product_filter_not_known', { filter: { searchField: { eq: '' } } }, { kind: 'publish' }],
  [
    'product_filter_not_known',
    { filter: { physical: { eq: 'true or true' } } },
    { kind: 'publish' },
  ],
  ['product_filter_not_known', { filter: { publishDate: { gt: 'x' } } }, { kind: 'publish' }],
  ['product_filter_not_known', { filter: { and: [], price: { eq: 1 } } }, { kind: 'publish' }],
  ['product_change_malformed', {}, { kind: 'publish' }],
  ...[
    {},
    { kind: 'price' },
    { kind: 'price', set: '-1' },
    { kind: 'price', by: '1', percent: '2' },
    { kind: 'price', percent: '1e9' },
    { kind: 'discount', percent: '100.01' },
    { kind: 'sale', percent: '20' },
    { kind: 'sale', percent: '0', from: '2026-01-01T00:00Z', until: '2096-01-01T00:00Z' },
    { kind: 'sale', percent: '20', from: '2096-01-02T00:00Z', until: '2096-01-01T00:00Z' },
    // Over already.
    { kind: 'sale', percent: '20', from: '2020-01-01T00:00Z', until: '2020-02-01T00:00Z' },
    { kind: 'type' },
    { kind: 'type', physical: true, subscription: true },
    { kind: 'schedule' },
    { kind: 'schedule', at: 'soon' },
    { kind: 'tags', add: [] },
    { kind: 'tags', add: ['x'] },
    { kind: 'category' },
  ].map((change): [string, object, object] => ['product_change_malformed', { ids: [] }, change]),
  ['tag_not_found', { ids: [] }, { kind: 'tags', add: [nowhere] }],
  ['category_not_found', { ids: [] }, { kind: 'category', categoryId: nowhere }],
])('%s: %o %o', (word, target, change) =>
  rolledBack(async (db) => {
    await expectRefused(plan(db, await newPerson(db, ['admin']), target, change), word)
  }),
)

test('only administrators plan', () =>
  rolledBack(async (db) => {
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      await expectRefused(plan(db, person, { ids: [] }, { kind: 'publish' }), 'admin_required')
    }
    await expectRefused(
      db.asAnon(`select public.plan_product_change('{}', '{}', 1)`),
      'permission denied for function plan_product_change',
    )
  }))
