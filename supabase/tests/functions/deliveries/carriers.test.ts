import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'

// Read as text: what is deployed imports nothing of the web app.
const file = '../../../../web/src/features/delivery-desk/named-carriers.ts'
const offered = [
  ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^ {2}(\w+): '([^']+)'/gm),
].map(([, code = '', name = '']) => ({ code, name }))

test('the desk offers the carriers that the database knows, by the same names', () =>
  rolledBack(async (db) => {
    const [known] = await db.root(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'parcel_carrier_known'`,
    )
    const codes = [...String(known?.['rule']).matchAll(/'(\w+)'/g)].map(([, code]) => code)
    expect([...offered.map(({ code }) => code), 'OTHER', 'BY_HAND']).toEqual(codes)
    for (const { code, name } of offered) {
      const [row] = await db.root(
        'select private.carrier_name($1) as name, private.tracking_link($1, $2) as link',
        [code, 'X1'],
      )
      expect(row).toEqual({ name, link: expect.stringMatching(/^https:\/\//) as string })
    }
  }))
