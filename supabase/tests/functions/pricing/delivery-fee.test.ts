import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'

const shown = readFileSync(
  new URL('../../../../web/src/domain/product/delivery-fee.ts', import.meta.url),
  'utf8',
)

test('the screens tell the delivery fee that orders are charged', () =>
  rolledBack(async (db) => {
    const [fee] = await db.root(
      'select private.shipping_fee(true)::text as posted, private.shipping_fee(false)::text as none',
    )
    expect(Number(fee?.['none'])).toBe(0)
    expect(/deliveryFee = '([\d.]+)'/.exec(shown)?.[1]).toBe(fee?.['posted'])
  }))
