import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const ask = 'select public.bank_details() as bank'
const account = {
  accountHolder: 'Kryt (Pty) Ltd',
  bank: 'Testbank',
  accountType: 'Cheque',
  accountNumber: '1234567890',
  branchCode: '250655',
  proofEmail: 'orders@kryt.example',
}

const write = (db: Database, type: string, value: object) =>
  db.root(
    `insert into public.secret (type, value) values ($1, $2)
     on conflict on constraint secret_type_key do update set value = excluded.value`,
    [type, value],
  )

test('buyers see the account, without the other fields of the secret', () =>
  rolledBack(async (db) => {
    await write(db, 'BankAccount', { ...account, password: 'hidden' })
    await write(db, 'IAM', { key: 'hidden' })
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, ask)).toEqual([{ bank: { ...account, proofPhone: '' } }])
    expect(await db.asUser(teacher, 'select from public.secret')).toEqual([])
  }))

test.each(['accountHolder', 'bank', 'accountNumber'])('without %s there is no account', (field) =>
  rolledBack(async (db) => {
    await write(db, 'BankAccount', { ...account, [field]: ' ' })
    expect(await db.asUser(await newTeacher(db), ask)).toEqual([{ bank: null }])
  }),
)

test('visitors do not see it', () =>
  rolledBack(async (db) => {
    await write(db, 'BankAccount', account)
    await expectRefused(db.asAnon(ask), 'permission denied for function bank_details')
  }))
