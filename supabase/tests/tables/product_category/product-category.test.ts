import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newCategory, newPerson, newTeacher } from '../../support/world.ts'

const read = 'select name from public.product_category where id = $1'
const insert = `insert into public.product_category (name, grade) values ('Grade R', 'R') returning slug`
const rename = `update public.product_category set name = 'Plakkate' where id = $1 returning slug`
const remove = 'delete from public.product_category where id = $1 returning name'

test('everybody reads categories', () =>
  rolledBack(async (db) => {
    const id = await newCategory(db, 'Posters')
    expect(await db.asAnon(read, [id])).toEqual([{ name: 'Posters' }])
    expect(await db.asUser(await newPerson(db), read, [id])).toEqual([{ name: 'Posters' }])
  }))

test('administrators create, change and delete categories', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newCategory(db, 'Posters')
    expect(await db.asUser(admin, insert)).toEqual([{ slug: 'grade-r' }])
    expect(await db.asUser(admin, rename, [id])).toEqual([{ slug: 'plakkate' }])
    expect(await db.asUser(admin, remove, [id])).toEqual([{ name: 'Plakkate' }])
  }))

test('nobody else writes categories', () =>
  rolledBack(async (db) => {
    const id = await newCategory(db, 'Posters')
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, insert), noPolicy('product_category'))
    expect(await db.asUser(teacher, rename, [id])).toEqual([])
    expect(await db.asUser(teacher, remove, [id])).toEqual([])
    for (const statement of [insert, rename, remove]) {
      await expectRefused(
        db.asAnon(statement, statement === insert ? [] : [id]),
        noRight('product_category'),
      )
    }
    expect(await db.root('select id, name from public.product_category')).toEqual([
      { id, name: 'Posters' },
    ])
  }))

test('the slug is made from the name and cannot be sent', () =>
  rolledBack(async (db) => {
    const id = await newCategory(db, '  Graad 4: Lees & Skryf -- hoër vlak!')
    expect(await db.root('select slug from public.product_category where id = $1', [id])).toEqual([
      { slug: 'graad-4-lees-skryf-hoer-vlak' },
    ])
    await expectRefused(
      db.asUser(
        await newPerson(db, ['admin']),
        `update public.product_category set slug = 'x' where id = $1`,
        [id],
      ),
      'column "slug" can only be updated to DEFAULT',
    )
  }))

test('a name exists once under each parent', () =>
  rolledBack(async (db) => {
    const four = await newCategory(db, 'Grade 4')
    const five = await newCategory(db, 'Grade 5')
    await newCategory(db, 'Mathematics', four)
    await newCategory(db, 'Mathematics', five)
    await db.root('savepoint twice')
    await expect(newCategory(db, 'mathematics', four)).rejects.toMatchObject({
      constraint: 'product_category_parent_slug_key',
    })
    await db.root('rollback to twice')
    await expect(newCategory(db, 'Grade 4')).rejects.toMatchObject({
      constraint: 'product_category_parent_slug_key',
    })
  }))

test('grades are R and 1 to 12', () =>
  rolledBack(async (db) => {
    await expect(
      db.root(`insert into public.product_category (name, grade) values ('Grade 13', '13')`),
    ).rejects.toMatchObject({ constraint: 'product_category_grade_known' })
  }))

test('a category does not become its own ancestor', () =>
  rolledBack(async (db) => {
    const grade = await newCategory(db, 'Grade 4')
    const subject = await newCategory(db, 'Mathematics', grade)
    const topic = await newCategory(db, 'Fractions', subject)
    const admin = await newPerson(db, ['admin'])
    const move =
      'update public.product_category set parent_id = $2 where id = $1 returning parent_id'

    await expectRefused(db.asUser(admin, move, [grade, grade]), 'category_cycle')
    await expectRefused(db.asUser(admin, move, [grade, topic]), 'category_cycle')
    expect(await db.asUser(admin, move, [topic, grade])).toEqual([{ parent_id: grade }])
  }))

test('a category with children is not deleted', () =>
  rolledBack(async (db) => {
    const grade = await newCategory(db, 'Grade 4')
    await newCategory(db, 'Mathematics', grade)
    await expect(db.asUser(await newPerson(db, ['admin']), remove, [grade])).rejects.toMatchObject({
      constraint: 'product_category_parent_id_fkey',
    })
  }))
