import { expect, test } from 'vitest'
import { namedCarriers } from '../../../../web/src/features/delivery-desk/named-carriers.ts'
import { rolledBack } from '../../support/database.ts'

test('the desk offers the carriers that the database knows, by the same names', () =>
  rolledBack(async (db) => {
    const [known] = await db.root(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'parcel_carrier_known'`,
    )
    const codes = [...String(known?.['rule']).matchAll(/'(\w+)'/g)].map(([, code]) => code)
    expect([...Object.keys(namedCarriers), 'OTHER', 'BY_HAND']).toEqual(codes)
    for (const [code, name] of Object.entries(namedCarriers)) {
      const [row] = await db.root(
        'select private.carrier_name($1) as name, private.tracking_link($1, $2) as link',
        [code, 'X1'],
      )
      expect(row).toEqual({ name, link: expect.stringMatching(/^https:\/\//) as string })
    }
  }))
