import { describe, expect, it } from 'vitest'
import { isRedirectAllowed } from './redirect-allow-list.ts'

const allowed = (url: string, ...patterns: string[]) =>
  isRedirectAllowed({ site_url: 'https://kryt.example', additional_redirect_urls: patterns }, url)

describe('the site itself', () => {
  it.each(['https://kryt.example', 'https://kryt.example/any/path?x=1#y'])('%s', (url) => {
    expect(allowed(url)).toBe(true)
  })
  it.each([
    'http://kryt.example',
    'https://kryt.example:8443',
    'https://kryt.example.evil.example',
    'https://evil.example/https://kryt.example',
    'https://kryt.example@evil.example',
  ])('is not %s', (url) => {
    expect(allowed(url)).toBe(false)
  })
})

describe('patterns', () => {
  it.each([
    ['https://*.kryt.example/welcome', 'https://af.kryt.example/welcome', true],
    ['https://*.kryt.example/welcome', 'https://a.b.kryt.example/welcome', false],
    ['https://*.kryt.example/*', 'https://af.kryt.example/a/b', false],
    ['https://*.kryt.example/**', 'https://af.kryt.example/a/b?c=d', true],
    ['https://preview-?.kryt.example', 'https://preview-7.kryt.example', true],
    ['https://{one,two}.example/x', 'https://two.example/x', true],
    ['https://{one,two}.example/x', 'https://three.example/x', false],
    ['https://other.example/x', 'https://other.example/x#with-fragment', true],
    ['https://other.example/x', 'https://otherXexample/x', false],
    ['com.kryt.app://callback', 'com.kryt.app://callback', true],
    ['**', 'https://2130706433/', false],
    ['**', 'https://203.0.113.7/', false],
    ['**', 'https://ev\til.example/', false],
    ['**', 'https:/\\evil.example', false],
  ])('%s and %j: %s', (pattern, url, expected) => {
    expect(allowed(url, pattern)).toBe(expected)
  })

  it('are not needed for this machine', () => {
    expect(allowed('http://127.0.0.1:5173/x')).toBe(true)
  })
})
