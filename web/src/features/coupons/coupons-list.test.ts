import { expect, test } from 'vitest'
import { listContract } from '@/components/list/testing/list-contract.ts'
import { coupons } from './coupons-list.ts'

listContract(coupons, { statuses: { state: ['running', 'coming', 'over', 'off', 'usedUp'] } })

test('a link leads to the codes of a batch', () => {
  expect(coupons.toUrl({ search: 'Fees of March' })).toBe('/admin/coupons?q=Fees+of+March')
})
