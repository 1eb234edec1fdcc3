import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const add = 'select public.add_content_file($1, $2)'
const remove = 'select public.remove_content_file($1, $2)'

const stored = async (db: Pick<Database, 'root'>, ...names: string[]) => {
  for (const name of names)
    await db.root(`insert into storage.objects (bucket_id, name) values ('content', $1)`, [name])
}
const keysOf = async (db: Pick<Database, 'root'>, product: string) => {
  const [row] = await db.root(
    'select file_keys from public.product_content where product_id = $1',
    [product],
  )
  return row?.['file_keys']
}

test('files are named one by one, each once, and taken out alone', () =>
  rolledBack(async (db) => {
    const [admin, other] = [await newPerson(db, ['admin']), await newPerson(db, ['admin'])]
    const product = await newProduct(db)
    await stored(db, 'a.pdf', 'b.pdf')
    await db.asUser(admin, add, [product, 'a.pdf'])
    await db.asUser(other, add, [product, 'b.pdf'])
    await db.asUser(admin, add, [product, 'a.pdf'])
    expect(await keysOf(db, product)).toEqual(['a.pdf', 'b.pdf'])
    await db.asUser(other, remove, [product, 'a.pdf'])
    await db.asUser(admin, remove, [product, 'a.pdf'])
    expect(await keysOf(db, product)).toEqual(['b.pdf'])
    expect(await db.root('select file_count from public.product where id = $1', [product])).toEqual(
      [{ file_count: 1 }],
    )
  }))

test('the content of a resource is made once', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    const start = 'select public.start_content($1) as id'
    const [first] = await db.asUser(admin, start, [product])
    expect(await db.asUser(admin, start, [product])).toEqual([first])
  }))

test('refuses a file that is not stored, one too many, an unknown resource and other people', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    const nowhere = '00000000-0000-4000-8000-00000000dead'
    await stored(db, 'a.pdf')
    await db.root(`insert into storage.objects (bucket_id, name) values ('images', 'b.jpg')`)
    await expectRefused(db.asUser(admin, add, [product, 'b.jpg']), 'content_file_not_stored')
    await expectRefused(db.asUser(admin, add, [nowhere, 'a.pdf']), 'product_not_found')
    const teacher = await newTeacher(db)
    for (const sql of [add, remove])
      await expectRefused(db.asUser(teacher, sql, [product, 'a.pdf']), 'admin_required')
    await expectRefused(
      db.asUser(teacher, 'select public.start_content($1)', [product]),
      'admin_required',
    )
    await db.root(
      `insert into public.product_content (product_id, file_keys)
       select $1, array_agg('f' || n) from generate_series(1, 50) as n`,
      [product],
    )
    await expect(db.asUser(admin, add, [product, 'a.pdf'])).rejects.toMatchObject({
      constraint: 'product_content_file_count',
    })
  }))

test('a file of another size than was sent is refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    await db.root(
      `insert into storage.objects (bucket_id, name, metadata) values ('content', 'a.pdf', '{"size": 5}')`,
    )
    const addWith = 'select public.add_content_file($1, $2, $3, $4)'
    const digest = 'a'.repeat(64)
    await expectRefused(
      db.asUser(admin, addWith, [product, 'a.pdf', digest, 6]),
      'content_file_not_whole',
    )
  }))

test('a digest has its shape, is told to administrators, and ends with the file', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const product = await newProduct(db)
    await db.root(
      `insert into storage.objects (bucket_id, name, metadata) values ('content', 'a.pdf', '{"size": 5}')`,
    )
    const addWith = 'select public.add_content_file($1, $2, $3, $4)'
    const sent = 'select public.content_file_sent($1) as sent'
    const digest = 'a'.repeat(64)
    await db.asUser(admin, addWith, [product, 'a.pdf', digest, 5])
    expect(await db.asUser(admin, sent, ['a.pdf'])).toEqual([
      { sent: { sha256: digest, bytes: 5 } },
    ])
    await expectRefused(db.asUser(await newTeacher(db), sent, ['a.pdf']), 'admin_required')
    await db.asUser(admin, remove, [product, 'a.pdf'])
    expect(await db.asUser(admin, sent, ['a.pdf'])).toEqual([{ sent: null }])
    await expect(
      db.asUser(admin, addWith, [product, 'a.pdf', 'no digest', 5]),
    ).rejects.toMatchObject({ constraint: 'content_file_sha256_shape' })
  }))
