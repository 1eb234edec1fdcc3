import { expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'

// "There is no such order in your account" is said to somebody who has an account with orders: a buyer.

const source = (name: string) => `
  select proname as name from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and prosrc like '%''${name}''%' order by 1`

test('the word of buyers for an order that is not there is theirs alone', () =>
  rolledBack(async (db) => {
    const buyers = await db.root(source('order_not_found'))
    expect(buyers.map(({ name }) => name)).toEqual([
      'cancel_order',
      'checkout',
      'give_up_payment',
      'lock_order_for_coupon',
      'prepare_card_payment',
    ])
    // What asks for an administrator first never says it.
    const asked = await db.root(
      `select proname as name from pg_proc
       where prosrc like '%''order_not_found''%' and prosrc ~ 'require_admin|lock_order_for_admin'`,
    )
    expect(asked).toEqual([])
  }))
