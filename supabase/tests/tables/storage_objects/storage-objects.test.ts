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

test('even administrators have no direct right on files that are paid for', () =>
  rolledBack(async (db) => {
    await stored(db)
    const admin = await newPerson(db, ['admin', 'superadmin'])
    expect(await db.asUser(admin, list, ['content'])).toEqual([])
    await expectRefused(db.asUser(admin, put, ['content', 'Products/2/x.pdf']), refused)
    expect(await db.root(list, ['content'])).toEqual([{ name: 'ProductsContent/1/paper.pdf' }])
    expect(await db.asService(list, ['content'])).toEqual([{ name: 'ProductsContent/1/paper.pdf' }])
  }))
