import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const ask = 'select public.shop_problems() as problems'

test('lists what a new project lacks, and what waits because of it', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    await db.root(`update private.order_mail set problem = '421 busy'`)
    expect(await db.asUser(admin, ask)).toEqual([
      {
        problems: [
          { problem: 'seller_missing', count: 2 },
          { problem: 'bank_account_missing', count: 1 },
          { problem: 'mails_not_sent', count: 1 },
        ],
      },
    ])
  }))

test('is empty when nothing is missing', () =>
  rolledBack(async (db) => {
    await db.root(`insert into private.seller (valid_from, trading_name, address)
      values ('2020-01-01', 'Kryt', 'Polokwane')`)
    await db.root(`insert into public.secret (type, value) values
      ('BankAccount', '{"accountHolder": "Kryt", "bank": "Testbank", "accountNumber": "1"}')`)
    expect(await db.asUser(await newPerson(db, ['admin']), ask)).toEqual([{ problems: [] }])
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), ask), 'admin_required')
  }))
