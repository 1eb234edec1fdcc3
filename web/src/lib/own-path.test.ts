import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/product/1?size=a#top',
  '/app/products/6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e/buy',
  '/category/a%20b',
  '/auth/new-password',
])('keeps the own path %s', (wish) => {
  expect(ownPath(wish, '/fallback')).toBe(wish)
})

test.each([
  null,
  undefined,
  '',
  'product/1',
  'https://other.example/',
  'javascript:alert(1)',
  '//other.example',
  '/\\other.example',
  '/%5Cother.example/../\\x',
  '/\t/other.example',
  '/x/..//other.example',
  '/auth?redirect=/auth',
  '/auth/sign-up',
  '/auth/code?redirect=/auth/code',
])('refuses %j', (wish) => {
  expect(ownPath(wish, '/fallback')).toBe('/fallback')
})
