import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const put = 'insert into storage.objects (bucket_id, name) values ($1, $2)'
const rename =
  'update storage.objects set name = $3 where bucket_id = $1 and name = $2 returning name'
const list = 'select name from storage.objects where bucket_id = $1'
const refused = 'new row violates row-level security policy for table "objects"'

const cover = ['images', 'Products/1/cover.png']
const paper = ['content', 'ProductsContent/1/paper.pdf']

async function stored(db: Database): Promise<void> {
  await db.root(put, cover)
  await db.root(put, paper)
}

test('pictures are public by URL, files are not', () =>
  rolledBack(async (db) => {
    expect(await db.root('select id, public from storage.buckets order by id')).toEqual([
      { id: 'content', public: false },
      { id: 'images', public: true },
      { id: 'invoices', public: false },
      { id: 'papers', public: false },
      { id: 'proofs', public: false },
    ])
  }))

test('administrators list, upload, move and delete pictures', () =>
  rolledBack(async (db) => {
    await stored(db)
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, list, ['images'])).toEqual([{ name: 'Products/1/cover.png' }])
    for (const folder of ['Products', 'ProductBundles', 'Communications']) {
      await db.asUser(admin, put, ['images', `${folder}/2/picture.png`])
    }
    expect(await db.asUser(admin, rename, [...cover, 'Products/1/front.png'])).toEqual([
      { name: 'Products/1/front.png' },
    ])
    await db.root(`set local storage.allow_delete_query = 'true'`)
    expect(
      await db.asUser(
        admin,
        `delete from storage.objects where name = 'Products/1/front.png' returning name`,
      ),
    ).toEqual([{ name: 'Products/1/front.png' }])
  }))

test('administrators keep to the folders of the shop', () =>
  rolledBack(async (db) => {
    await stored(db)
    const admin = await newPerson(db, ['admin'])
    await expectRefused(db.asUser(admin, put, ['images', 'elsewhere/picture.png']), refused)
    await expectRefused(db.asUser(admin, put, ['images', 'picture.png']), refused)
    await expectRefused(db.asUser(admin, rename, [...cover, 'elsewhere/cover.png']), refused)
  }))

test('teachers and visitors neither list nor write, in either bucket', () =>
  rolledBack(async (db) => {
    await stored(db)
    await db.root(`set local storage.allow_delete_query = 'true'`)
    const teacher = await newTeacher(db)
    for (const [bucket, name] of [cover, paper]) {
      expect(await db.asUser(teacher, list, [bucket])).toEqual([])
      expect(await db.asAnon(list, [bucket])).toEqual([])
      await expectRefused(db.asUser(teacher, put, [bucket, 'Products/2/x.png']), refused)
      await expectRefused(db.asAnon(put, [bucket, 'Products/2/x.png']), refused)
      expect(await db.asUser(teacher, rename, [bucket, name, 'Products/2/x.png'])).toEqual([])
      expect(
        await db.asUser(teacher, 'delete from storage.objects where name = $1 returning name', [
          name,
        ]),
      ).toEqual([])
      expect(await db.root(list, [bucket])).toEqual([{ name }])
    }
  }))

test('administrators list, upload and delete files that are paid for, in their own folder', () =>
  rolledBack(async (db) => {
    await stored(db)
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, list, ['content'])).toEqual([
      { name: 'ProductsContent/1/paper.pdf' },
    ])
    await db.asUser(admin, put, ['content', 'ProductsContent/2/1763703000000-paper.pdf'])
    await expectRefused(db.asUser(admin, put, ['content', 'Products/2/x.pdf']), refused)
    await expectRefused(db.asUser(admin, put, ['content', 'ProductsContent/x.pdf']), refused)
    await expectRefused(db.asUser(admin, put, ['images', 'ProductsContent/2/x.pdf']), refused)
    await db.root(`set local storage.allow_delete_query = 'true'`)
    expect(
      await db.asUser(admin, 'delete from storage.objects where name = $1 returning name', [
        'ProductsContent/1/paper.pdf',
      ]),
    ).toEqual([{ name: 'ProductsContent/1/paper.pdf' }])
  }))

test('the groups superadmin and reporting alone give no right on files', () =>
  rolledBack(async (db) => {
    await stored(db)
    const person = await newPerson(db, ['superadmin', 'reporting'])
    expect(await db.asUser(person, list, ['content'])).toEqual([])
    expect(await db.asUser(person, list, ['images'])).toEqual([])
    await expectRefused(db.asUser(person, put, ['content', 'ProductsContent/2/paper.pdf']), refused)
    expect(await db.asService(list, ['content'])).toEqual([{ name: 'ProductsContent/1/paper.pdf' }])
  }))

test('teachers keep the pictures of their question papers in a folder of their own', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const own = `Assessments/${teacher.id}/1763703000000-graph.png`
    await db.asUser(teacher, put, ['papers', own])
    expect(await db.asUser(teacher, list, ['papers'])).toEqual([{ name: own }])
    expect(await db.asUser(other, list, ['papers'])).toEqual([])
    for (const [bucket, name] of [
      ['papers', `Assessments/${other.id}/graph.png`],
      ['papers', `Assessments/${teacher.id}/more/graph.png`],
      ['images', 'Assessments/graph.png'],
      ['content', own],
    ]) {
      await expectRefused(db.asUser(teacher, put, [bucket, name]), refused)
    }
    await db.root(`set local storage.allow_delete_query = 'true'`)
    const remove = 'delete from storage.objects where name = $1 returning name'
    expect(await db.asUser(other, remove, [own])).toEqual([])
    expect(await db.asUser(teacher, remove, [own])).toEqual([{ name: own }])
  }))
