import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

interface View {
  id: string
  name: string
  query: string
}

const list = async (db: Database, person: Person, name = 'products') =>
  (await db.asUser(person, 'select public.my_list_views($1) as views', [name]))[0]?.[
    'views'
  ] as View[] // the function's own shape

const save = async (db: Database, person: Person, ...values: (string | null)[]) =>
  (
    await db.asUser(person, 'select public.save_list_view($1, $2, $3, $4) as views', [
      ...values,
      ...(values.length === 3 ? [null] : []),
    ])
  )[0]?.['views'] as View[] // as above

test('views are kept for each person and list, by name, renamed and replaced', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await save(db, admin, 'products', '  Missing  ', 'files=missing')
    const views = await save(db, admin, 'products', 'Cheap', 'q=a&sort=price')
    expect(views).toMatchObject([
      { name: 'Cheap', query: 'q=a&sort=price' },
      { name: 'Missing', query: 'files=missing' },
    ])
    expect(await list(db, admin)).toEqual(views)
    expect(await list(db, admin, 'bundles')).toEqual([])
    const cheap = String(views[0]?.id)
    expect(await save(db, admin, 'products', 'Very cheap', 'sort=price', cheap)).toMatchObject([
      { name: 'Missing' },
      { id: cheap, name: 'Very cheap', query: 'sort=price' },
    ])
    await db.asUser(admin, 'select public.delete_list_view($1)', [cheap])
    expect(await list(db, admin)).toMatchObject([{ name: 'Missing' }])
  }))

test('nobody sees, changes or deletes those of somebody else, and visitors have none', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [mine] = await save(db, admin, 'products', 'Mine', 'q=a')
    const id = String(mine?.id)
    for (const other of [await newPerson(db, ['admin']), await newTeacher(db)]) {
      expect(await list(db, other)).toEqual([])
      await expectRefused(save(db, other, 'products', 'Stolen', 'q=b', id), 'list_view_not_found')
      expect(await db.asUser(other, 'select public.delete_list_view($1) as deleted', [id])).toEqual(
        [{ deleted: false }],
      )
    }
    // The name of another list does not lead to it either.
    await expectRefused(save(db, admin, 'orders', 'Moved', 'q=b', id), 'list_view_not_found')
    expect(await list(db, admin)).toMatchObject([{ name: 'Mine', query: 'q=a' }])
    await expectRefused(
      db.asAnon(`select public.my_list_views('products')`),
      'permission denied for function my_list_views',
    )
  }))

test.each([
  ['list_view_name_key', ['products', ' MINE ', 'q=b']],
  ['list_view_name_length', ['products', '  ', 'q=b']],
  ['list_view_name_length', ['products', 'x'.repeat(61), 'q=b']],
  ['list_view_query_length', ['products', 'Other', 'x'.repeat(2001)]],
  ['list_view_list_name_shape', ['Products; drop', 'Other', '']],
  ['list_view_list_name_shape', ['', 'Other', '']],
  ['list_view_list_name_shape', ['products-', 'Other', '']],
  ['list_view_list_name_shape', ['x'.repeat(41), 'Other', '']],
])('%s refuses %o', (constraint, values) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await save(db, admin, 'products', 'Mine', 'q=a')
    await expect(save(db, admin, ...values)).rejects.toMatchObject({ constraint })
  }),
)

test('a list has at most 30 views, and changing one of 30 is no new one', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    let views: View[] = []
    for (let n = 0; n < 30; n += 1) views = await save(db, admin, 'products', `View ${n}`, '')
    const first = String(views[0]?.id)
    expect(await save(db, admin, 'products', 'Renamed', '', first)).toHaveLength(30)
    await save(db, admin, 'desk-orders', 'Another list', '')
    await expectRefused(save(db, admin, 'products', 'One more', ''), 'list_views_full')
  }))

test('names of lists that somebody makes up do not get around the limit of all views', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.root(
      `insert into private.list_view (user_id, list_name, name, query)
      select $1, 'made-up-' || chr(97 + n / 30 / 26) || chr(97 + n / 30 % 26), 'View ' || n, ''
      from generate_series(0, 998) as n`,
      [teacher.id],
    )
    const [last] = await save(db, teacher, 'products', 'The thousandth', '')
    await expectRefused(save(db, teacher, 'bundles', 'One more', ''), 'list_views_full')
    expect(await save(db, teacher, 'products', 'Renamed', '', String(last?.id))).toMatchObject([
      { name: 'Renamed' },
    ])
    await save(db, await newTeacher(db), 'bundles', 'Of somebody else', '')
  }))
