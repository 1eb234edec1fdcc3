import { expect, test } from 'vitest'
import { fullLink, isSafeLink } from './safe-link.ts'

test('only addresses of the web and of mailboxes are linked', () => {
  expect(isSafeLink('https://kryt.example/a')).toBe(true)
  expect(isSafeLink('mailto:me@kryt.example')).toBe(true)
  expect(isSafeLink('javascript:alert(1)')).toBe(false)
  expect(isSafeLink(' java\nscript:alert(1)')).toBe(false)
  expect(isSafeLink('data:text/html,x')).toBe(false)
  expect(isSafeLink('file:///c:/x')).toBe(false)
})

test('what is left out while typing is filled in', () => {
  expect(fullLink('www.kryt.example/a')).toBe('https://www.kryt.example/a')
  expect(fullLink('kryt.example:8080/a')).toBe('https://kryt.example:8080/a')
  expect(fullLink('me@kryt.example')).toBe('mailto:me@kryt.example')
  expect(fullLink('http://kryt.example')).toBe('http://kryt.example')
  expect(fullLink('javascript:alert(1)')).toBe(null)
  expect(fullLink('two words')).toBe(null)
  expect(fullLink('')).toBe(null)
})
