import { expect, test } from 'vitest'
import { notBuilt, ownRoutes, specifiedRoutes } from '../src/testing/route-table.ts'
import { appAddresses, isAppAddress, redirects } from './host-rules.ts'

const files = /^\/legal\//

test('every address of the route table is a page of the app', () => {
  const routes = Object.keys({ ...specifiedRoutes, ...ownRoutes }).filter(
    (address) => !notBuilt.includes(address) && !files.test(address),
  )
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter((address) => !isAppAddress(address))).toEqual([])
  expect(isAppAddress('/app/calendar?view=day&date=2027-02-03')).toBe(true)
})

test.each([
  '/no-such-page',
  '/legal/no-such-text',
  '/app/nothing',
  '/admin/nothing',
  '/aboutus',
  '/product',
])('%s is none', (address) => {
  expect(isAppAddress(address)).toBe(false)
})

test('the rules name each of them, and answer 404 for the rest', () => {
  const rules = redirects().trim().split('\n')
  expect(rules).toHaveLength(appAddresses.length + 1)
  expect(rules).toContain('/product/:productId /200.html 200')
  expect(rules).toContain('/app/productorders /200.html 200')
  expect(rules).toContain('/app/productorders/:orderId /200.html 200')
  expect(rules.at(-1)).toBe('/* /404.html 404')
})
