import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newTag, newTeacher } from '../../support/world.ts'

const entries = (db: Database, table: string) =>
  db.root(
    `select actor_id, verb, old_values, new_values from public.admin_audit
     where table_name = $1 order by created_at, verb desc`,
    [table],
  )

test('what an administrator creates, changes and deletes is audited', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [tag] = await db.asUser(
      admin,
      `insert into public.product_tag (name) values ('Chalk') returning id`,
    )
    const id = tag?.['id']
    await db.asUser(admin, `update public.product_tag set name = 'Kryt' where id = $1`, [id])
    await db.asUser(admin, `update public.product_tag set name = 'Kryt' where id = $1`, [id])
    await db.asUser(admin, 'delete from public.product_tag where id = $1', [id])
    expect(await entries(db, 'product_tag')).toEqual([
      {
        actor_id: admin.id,
        verb: 'update',
        old_values: { name: 'Chalk' },
        new_values: { name: 'Kryt' },
      },
      { actor_id: admin.id, verb: 'insert', old_values: {}, new_values: { id, name: 'Chalk' } },
      { actor_id: admin.id, verb: 'delete', old_values: { id, name: 'Kryt' }, new_values: {} },
    ])
  }))

test('changes by teachers and by the shop itself are not audited', () =>
  rolledBack(async (db) => {
    // Tests that commit leave the audit of what they wrote.
    const all = async () => [await entries(db, 'teacher_profile'), await entries(db, 'product_tag')]
    const before = await all()
    const teacher = await newTeacher(db)
    await db.asUser(teacher, `update public.teacher_profile set translate_i18n = 'af'`)
    await newTag(db, 'Chalk')
    expect(await all()).toEqual(before)
  }))

test('secrets are audited without values, long documents by their length', () =>
  rolledBack(async (db) => {
    const superadmin = await newPerson(db, ['superadmin', 'admin'])
    await db.asUser(
      superadmin,
      `insert into public.secret (type, value) values ('SES', '{"key": "hush"}')`,
    )
    await db.asUser(superadmin, `update public.secret set value = '{"key": "hush2"}'`)
    await db.asUser(
      superadmin,
      `insert into public.communication (body) values (repeat('x', 30000))`,
    )
    expect(JSON.stringify(await db.root('select * from public.admin_audit'))).not.toContain('hush')
    expect((await entries(db, 'secret'))[0]).toMatchObject({
      old_values: { value: '(secret)' },
      new_values: { value: '(secret)' },
    })
    expect((await entries(db, 'communication'))[0]).toMatchObject({
      new_values: { body: { length: 30_002 } },
    })
  }))

test('administrators and superadmins read the audit, nobody else', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, `insert into public.product_tag (name) values ('Chalk')`)
    const read = `select verb from public.admin_audit where table_name = 'product_tag'`
    for (const person of [await newPerson(db, ['superadmin']), await newPerson(db, ['admin'])]) {
      expect(await db.asUser(person, read)).toEqual([{ verb: 'insert' }])
    }
    for (const person of [await newTeacher(db), await newPerson(db, ['reporting'])]) {
      expect(await db.asUser(person, read)).toEqual([])
    }
    await expectRefused(db.asAnon(read), noRight('admin_audit'))
  }))

test('nobody changes the audit, not even the owner of the tables', () =>
  rolledBack(async (db) => {
    const superadmin = await newPerson(db, ['superadmin', 'admin'])
    await db.asUser(superadmin, `insert into public.product_tag (name) values ('Chalk')`)
    for (const statement of [
      `update public.admin_audit set actor = 'somebody else'`,
      'delete from public.admin_audit',
    ]) {
      await expectRefused(db.asUser(superadmin, statement), noRight('admin_audit'))
      await expectRefused(db.asService(statement), noRight('admin_audit'))
      await db.root('savepoint attempt')
      await expectRefused(db.root(statement), 'audit_is_append_only')
      await db.root('rollback to savepoint attempt')
    }
    await db.root('savepoint attempt')
    await expectRefused(db.root('truncate public.admin_audit'), 'audit_is_append_only')
    await db.root('rollback to savepoint attempt')
    expect(await entries(db, 'product_tag')).toHaveLength(1)
  }))
