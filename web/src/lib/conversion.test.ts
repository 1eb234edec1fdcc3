import { beforeEach, expect, test } from 'vitest'
import { acceptCookies } from './cookie-consent.ts'
import { recordPurchase } from './conversion.ts'

beforeEach(() => {
  acceptCookies()
  localStorage.clear()
  window.dataLayer = []
})

test('a purchase is told once, with order, total and currency', () => {
  recordPurchase({ orderId: 'order-1', total: '149.50' })
  recordPurchase({ orderId: 'order-1', total: '149.50' })
  recordPurchase({ orderId: 'order-2', total: '20' })
  expect(window.dataLayer).toEqual([
    {
      event: 'purchase',
      ecommerce: { transaction_id: 'order-1', value: 149.5, currency: 'ZAR' },
    },
    { event: 'purchase', ecommerce: { transaction_id: 'order-2', value: 20, currency: 'ZAR' } },
  ])
})
