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

const project = 'https://api.kryt.example'
const rulesFor = (functions: string) =>
  redirects(functions)
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))

/** What a host does that takes the first rule that fits, as Netlify does. */
function targetOf(address: string, rules: string[]): string | undefined {
  return rules
    .map((rule) => rule.split(' '))
    .find(([from = '']) =>
      new RegExp(`^${from.replaceAll(/:[^/]+/g, '[^/]+').replace('*', '.*')}$`).test(address),
    )?.[1]
}

test('the rules name each of them, and answer 404 for the rest', () => {
  const rules = rulesFor(project)
  expect(rules).toHaveLength(appAddresses.length + 2)
  expect(rules).toContain('/app/productorders /200.html 200')
  expect(rules).toContain('/app/productorders/:orderId /200.html 200')
  expect(rules.at(-1)).toBe('/* /404.html 404')
})

test('the first rule for a resource and for the sitemap is that of their function', () => {
  const rules = rulesFor(project)
  expect(targetOf('/sitemap.xml', rules)).toBe(`${project}/functions/v1/sitemap`)
  expect(targetOf('/product/abc', rules)).toBe(`${project}/functions/v1/product-page?id=:productId`)
  expect(targetOf('/category/abc', rules)).toBe('/200.html')
  expect(targetOf('/no-such-page', rules)).toBe('/404.html')
})

test('where functions answer no HTML, the app draws the page of a resource', () => {
  const rules = rulesFor('https://abcdef.supabase.co')
  expect(targetOf('/sitemap.xml', rules)).toBe('https://abcdef.supabase.co/functions/v1/sitemap')
  expect(targetOf('/product/abc', rules)).toBe('/200.html')
})
