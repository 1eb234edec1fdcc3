import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select value from public.secret where type = $1'
const value = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'hush' }
const insert = `insert into public.secret (type, value) values ($1, '${JSON.stringify(value)}')`

const keep = (db: Database, type: string) => db.root(insert, [type])

test('superadmins read, create, change and delete', () =>
  rolledBack(async (db) => {
    const superadmin = await newPerson(db, ['superadmin'])
    await db.asUser(superadmin, insert, ['SES'])
    expect(await db.asUser(superadmin, read, ['SES'])).toEqual([{ value }])
    await db.asUser(superadmin, `update public.secret set value = '{"a": "b"}' where type = 'SES'`)
    expect(await db.asUser(superadmin, read, ['SES'])).toEqual([{ value: { a: 'b' } }])
    await db.asUser(superadmin, `delete from public.secret where type = 'SES'`)
    expect(await db.root(read, ['SES'])).toEqual([])
  }))

test('administrators read and write nothing', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await keep(db, 'SES')
    expect(await db.asUser(admin, read, ['SES'])).toEqual([{ value }])
    await expectRefused(db.asUser(admin, insert, ['Other']), noPolicy('secret'))
    for (const statement of [
      `update public.secret set value = '{"a": "b"}' returning id`,
      'delete from public.secret returning id',
    ]) {
      expect(await db.asUser(admin, statement)).toEqual([])
    }
    expect(await db.root(read, ['SES'])).toEqual([{ value }])
  }))

test('nobody else reads, the service role neither', () =>
  rolledBack(async (db) => {
    await keep(db, 'SES')
    for (const person of [await newTeacher(db), await newPerson(db, ['reporting'])]) {
      expect(await db.asUser(person, read, ['SES'])).toEqual([])
    }
    await expectRefused(db.asAnon(read, ['SES']), noRight('secret'))
    await expectRefused(db.asService(read, ['SES']), noRight('secret'))
  }))

test.each([
  ['secret_type_required', ' ', '{"a": "hush"}'],
  ['secret_malformed', 'SES', '["hush"]'],
  ['secret_malformed', 'SES', '"hush"'],
  ['secret_malformed', 'SES', '{}'],
  ['secret_malformed', 'SES', '{"a": {"b": "hush"}}'],
])('a refusal contains only %s: %j %j', (word, type, wrong) =>
  rolledBack(async (db) => {
    const superadmin = await newPerson(db, ['superadmin'])
    const refusal = await db
      .asUser(superadmin, 'insert into public.secret (type, value) values ($1, $2)', [type, wrong])
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ message: word })
    expect(JSON.stringify(refusal)).not.toContain('hush')
  }),
)

test('a name is used once', () =>
  rolledBack(async (db) => {
    await keep(db, 'SES')
    await expect(keep(db, 'SES')).rejects.toMatchObject({ constraint: 'secret_type_key' })
  }))

test('no publication contains secrets or the audit', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select tablename from pg_publication_tables where tablename in ('secret', 'admin_audit')`,
      ),
    ).toEqual([])
  }))
