import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTag, newTeacher } from '../../support/world.ts'

const read = 'select name from public.product_tag where id = $1'
const insert = `insert into public.product_tag (name) values ('Poster') returning name`
const rename = `update public.product_tag set name = 'Plakkaat' where id = $1 returning name`
const remove = 'delete from public.product_tag where id = $1 returning name'

test('everybody reads tags', () =>
  rolledBack(async (db) => {
    const id = await newTag(db, 'Worksheet')
    expect(await db.asAnon(read, [id])).toEqual([{ name: 'Worksheet' }])
    expect(await db.asUser(await newPerson(db), read, [id])).toEqual([{ name: 'Worksheet' }])
  }))

test('administrators create, change and delete tags', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newTag(db, 'Worksheet')
    expect(await db.asUser(admin, insert)).toEqual([{ name: 'Poster' }])
    expect(await db.asUser(admin, rename, [id])).toEqual([{ name: 'Plakkaat' }])
    expect(await db.asUser(admin, remove, [id])).toEqual([{ name: 'Plakkaat' }])
  }))

test('nobody else writes tags', () =>
  rolledBack(async (db) => {
    const id = await newTag(db, 'Worksheet')
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, insert), noPolicy('product_tag'))
    expect(await db.asUser(teacher, rename, [id])).toEqual([])
    expect(await db.asUser(teacher, remove, [id])).toEqual([])
    for (const statement of [insert, rename, remove]) {
      await expectRefused(
        db.asAnon(statement, statement === insert ? [] : [id]),
        noRight('product_tag'),
      )
    }
    expect(await db.root('select id, name from public.product_tag')).toEqual([
      { id, name: 'Worksheet' },
    ])
  }))

test('a tag exists once, however it is written', () =>
  rolledBack(async (db) => {
    await newTag(db, 'Worksheet')
    await expect(newTag(db, 'WORKSHEET')).rejects.toMatchObject({
      constraint: 'product_tag_name_key',
    })
  }))
