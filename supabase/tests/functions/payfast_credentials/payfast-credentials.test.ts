import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const ask = 'select public.payfast_credentials() as credentials'

const write = (db: Database, type: string, value: object) =>
  db.root(
    `insert into public.secret (type, value) values ($1, $2)
     on conflict on constraint secret_type_key do update set value = excluded.value`,
    [type, value],
  )

test('the service role reads the three fields of the secret', () =>
  rolledBack(async (db) => {
    await write(db, 'PayFast', { merchantId: '10000100', merchantKey: 'abc', other: 'hidden' })
    await write(db, 'IAM', { key: 'hidden' })
    expect(await db.asService(ask)).toEqual([
      { credentials: { merchantId: '10000100', merchantKey: 'abc', passphrase: '' } },
    ])
  }))

test.each(['merchantId', 'merchantKey'])('without %s there are none', (field) =>
  rolledBack(async (db) => {
    await write(db, 'PayFast', { merchantId: '1', merchantKey: 'a', [field]: ' ' })
    expect(await db.asService(ask)).toEqual([{ credentials: null }])
  }),
)

test('nobody else may ask', () =>
  rolledBack(async (db) => {
    const refusal = 'permission denied for function payfast_credentials'
    await expectRefused(db.asUser(await newTeacher(db), ask), refusal)
    await expectRefused(db.asAnon(ask), refusal)
  }))
