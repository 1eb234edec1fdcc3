import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const start = 'select public.start_content_check($1) as answer'
const next = 'select public.continue_content_check($1, $2) as answer'

interface Run {
  id: string
  total: number
  checked: number
  missing: number
  finishedAt: string | null
}

const ask = async (db: Database, person: Person, sql: string, values: unknown[] = []) =>
  (await db.asUser(person, sql, values))[0]?.['answer'] as Run
const store = (db: Database, name: string) =>
  db.root(
    `insert into storage.objects (bucket_id, name, metadata) values ('content', $1, '{"size": 2048}')`,
    [name],
  )
const content = (db: Database, productId: string, keys: string[]) =>
  db.root('insert into public.product_content (product_id, file_keys) values ($1, $2)', [
    productId,
    keys,
  ])
const result = (db: Database, admin: Person) =>
  ask(db, admin, 'select public.content_check_result() as answer')

/** Two resources, of which one lacks two of its three files. */
async function shop(db: Database) {
  await db.root('delete from public.product')
  const broken = await newProduct(db, { title: 'Broken' })
  const whole = await newProduct(db, { title: 'Whole' })
  await store(db, 'ProductsContent/1/a.pdf')
  await content(db, broken, ['x.pdf', 'ProductsContent/1/a.pdf', 'y.pdf'])
  await content(db, whole, ['ProductsContent/1/a.pdf'])
  return { broken, whole, admin: await newPerson(db, ['admin']) }
}

test('goes on where it stopped, and names the files that are not stored', () =>
  rolledBack(async (db) => {
    const { broken, admin } = await shop(db)
    const run = await ask(db, admin, start, [true])
    expect(run).toMatchObject({ total: 2, checked: 0, finishedAt: null })
    expect(await ask(db, admin, next, [run.id, 1])).toMatchObject({ checked: 1, finishedAt: null })
    expect((await ask(db, admin, start, [true])).id).toBe(run.id)
    const done = await ask(db, admin, next, [run.id, 50])
    expect(done).toMatchObject({ checked: 2, total: 2, missing: 1 })
    expect(done.finishedAt).not.toBeNull()
    expect((await ask(db, admin, start, [true])).id).not.toBe(run.id)
    expect(await result(db, admin)).toMatchObject({
      missing: 1,
      products: [{ id: broken, title: 'Broken', fileKeys: ['x.pdf', 'y.pdf'] }],
    })
    expect(
      await db.asUser(admin, 'select title from public.product where missing_count > 0'),
    ).toEqual([{ title: 'Broken' }])
    expect(
      await db.asUser(
        admin,
        'select public._file_sizes(product) as sizes from public.product where id = $1',
        [broken],
      ),
    ).toEqual([{ sizes: [null, '2048', null] }])
  }))

test('a finding goes when the resource no longer names the file, or the file comes', () =>
  rolledBack(async (db) => {
    const { broken, admin } = await shop(db)
    await db.asService('select public.run_nightly_content_check(true)')
    expect(await result(db, admin)).toMatchObject({ missing: 1 })
    const [{ id } = {}] = await db.root(
      'select id from public.product_content where product_id = $1',
      [broken],
    )
    const late = `ProductsContent/${String(id)}/late.pdf`
    await db.root('update public.product_content set file_keys = $2 where product_id = $1', [
      broken,
      [late],
    ])
    expect(await result(db, admin)).toMatchObject({ products: [{ fileKeys: [late] }] })
    await store(db, late)
    expect(await result(db, admin)).toMatchObject({ missing: 0, products: [] })
    expect(
      await db.root('select missing_count from public.product where id = $1', [broken]),
    ).toEqual([{ missing_count: 0 }])
  }))

test('the schedule checks once a night', () =>
  rolledBack(async (db) => {
    await shop(db)
    const nightly = 'select public.run_nightly_content_check() as answer'
    expect((await db.asService(nightly))[0]?.['answer']).toMatchObject({ ran: true, missing: 1 })
    expect((await db.asService(nightly))[0]?.['answer']).toEqual({ ran: false })
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    const { admin, broken } = await shop(db)
    const { id } = await ask(db, admin, start, [false])
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, start, [true]), 'admin_required')
    await expectRefused(db.asUser(teacher, next, [id, 50]), 'admin_required')
    await expectRefused(
      db.asUser(teacher, 'select public.content_check_result()'),
      'admin_required',
    )
    await expectRefused(
      db.asUser(admin, next, ['00000000-0000-4000-8000-00000000dead', 50]),
      'content_check_not_found',
    )
    await expectRefused(
      db.asUser(admin, 'select public.run_nightly_content_check()'),
      'permission denied for function run_nightly_content_check',
    )
    expect(
      await db.asUser(
        teacher,
        'select public._file_sizes(product) as sizes from public.product where id = $1',
        [broken],
      ),
    ).toEqual([{ sizes: null }])
  }))
