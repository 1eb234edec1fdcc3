import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'

const ask = 'select public.current_seller() as seller'

test('anybody learns who sells today, as invoices name them', () =>
  rolledBack(async (db) => {
    await db.root('delete from private.seller')
    expect(await db.asAnon(ask)).toEqual([{ seller: null }])
    await db.root(`insert into private.seller (valid_from, trading_name, address, vat_number) values
      ('2020-01-01', 'Old', 'A', '4999999999'), ('2024-01-01', 'Kryt', 'B', null),
      ('2099-01-01', 'Later', 'C', null)`)
    expect(await db.asAnon(ask)).toEqual([
      { seller: { tradingName: 'Kryt', address: 'B', vatNumber: null } },
    ])
  }))
