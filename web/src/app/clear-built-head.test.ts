import { expect, test } from 'vitest'
import { clearBuiltHead } from './clear-built-head.ts'

test('removes the elements of the build, and its title once the page has one', async () => {
  document.head.innerHTML =
    '<meta data-prerendered name="description" content="x"><meta charset="utf-8"><title data-prerendered>Kryt</title>'
  clearBuiltHead(document.head)
  expect(document.head.querySelectorAll('meta')).toHaveLength(1)
  expect(document.title).toBe('Kryt')

  const own = document.createElement('title')
  own.textContent = 'Sign In · Kryt'
  document.head.append(own)
  await expect.poll(() => document.title).toBe('Sign In · Kryt')
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
})
