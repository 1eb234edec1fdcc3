import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSchool } from '../../support/papers.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

async function row(db: Database, id: string, ...columns: string[]) {
  const rows = await db.root(
    `select ${columns.join(', ')} from public.reporting_teacher where id = $1`,
    [id],
  )
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}

const saveProfile = `update public.teacher_profile
  set title = 'Ms', name = 'Naledi', surname = 'Khumalo', language = 'Zulu', province = 'Gauteng',
    days_per_week = 5, teacher_profile_school_id = $2 where id = $1`

test('user, groups and profile are in one row, and follow their sources', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const school = await newSchool(db, 'Gauteng')
    await db.root(saveProfile, [teacher.profileId, school])
    await db.root(`update auth.users set phone = '27600000999' where id = $1`, [teacher.id])
    await db.root(`select public.add_user_to_group($1, 'admin')`, [teacher.id])
    await db.root(`update public.school set name = 'Chalkhill Primary' where id = $1`, [school])
    expect(
      await row(
        db,
        teacher.id,
        'teacher_profile_id, owner, username, title, name, surname, language, province',
        'email, phone, roles, role_list, product_count, teacher_profile_school_id, school_name',
      ),
    ).toEqual({
      teacher_profile_id: teacher.profileId,
      owner: `${teacher.id}::${teacher.email}`,
      username: teacher.email,
      title: 'Ms',
      name: 'Naledi',
      surname: 'Khumalo',
      language: 'Zulu',
      province: 'Gauteng',
      email: teacher.email,
      phone: '+27600000999',
      roles: ['admin', 'teacher'],
      role_list: 'admin, teacher',
      product_count: 0,
      teacher_profile_school_id: school,
      school_name: 'Chalkhill Primary',
    })
    await db.root(`select public.remove_user_from_group($1, 'admin')`, [teacher.id])
    expect(await row(db, teacher.id, 'roles')).toEqual({ roles: ['teacher'] })
  }))

test('only paid resources are counted', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const order = await newOrder(db, teacher.profileId)
    await newLine(db, order, await newProduct(db))
    await newLine(db, order, await newProduct(db))
    const count = () => row(db, teacher.id, 'product_count')
    expect(await count()).toEqual({ product_count: 0 })
    const become = 'update public.teacher_products_order set order_status = $2 where id = $1'
    await db.root(become, [order, 'PAID'])
    expect(await count()).toEqual({ product_count: 2 })
    const added = await newLine(db, order, await newProduct(db))
    expect(await count()).toEqual({ product_count: 3 })
    await db.root('delete from public.order_line where id = $1', [added])
    expect(await count()).toEqual({ product_count: 2 })
    await db.root(become, [order, 'CANCELLED'])
    expect(await count()).toEqual({ product_count: 0 })
    await db.root(become, [order, 'PAID'])
    await db.root('delete from public.teacher_products_order where id = $1', [order])
    expect(await count()).toEqual({ product_count: 0 })
  }))

test('an imported customer has a row, which later becomes the user’s', () =>
  rolledBack(async (db) => {
    const owner = `${crypto.randomUUID()}::old.customer`
    const [profile] = await db.root(
      `insert into public.teacher_profile (user_id, owner) values (null, $1) returning id`,
      [owner],
    )
    const profileId = String(profile?.['id'])
    expect(await row(db, profileId, 'username, roles')).toEqual({
      username: 'old.customer',
      roles: [],
    })
    const person = await newPerson(db, ['teacher'])
    await db.root('update public.teacher_profile set user_id = $2 where id = $1', [
      profileId,
      person.id,
    ])
    expect(await row(db, profileId, 'id')).toBeUndefined()
    expect(await row(db, person.id, 'teacher_profile_id')).toEqual({
      teacher_profile_id: profileId,
    })
  }))

test('deleting a user keeps the row of a profile; a user without a profile leaves none', () =>
  rolledBack(async (db) => {
    const [teacher, visitor] = [await newTeacher(db), await newPerson(db)]
    await db.root('delete from auth.users where id = any ($1)', [[teacher.id, visitor.id]])
    expect(await row(db, teacher.id, 'id')).toBeUndefined()
    expect(await row(db, visitor.id, 'id')).toBeUndefined()
    expect(await row(db, teacher.profileId, 'username')).toEqual({ username: teacher.email })
  }))
