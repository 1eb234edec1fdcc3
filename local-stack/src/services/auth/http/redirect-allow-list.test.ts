import { describe, expect, it } from 'vitest'
import { isRedirectAllowed } from './redirect-allow-list.ts'
import { addresses } from './redirect-addresses.ts'

const allowed = (url: string, ...patterns: string[]) =>
  isRedirectAllowed({ site_url: 'https://kryt.example', additional_redirect_urls: patterns }, url)

describe('with the patterns of this machine', () => {
  const settings = {
    site_url: 'http://127.0.0.1:3000',
    additional_redirect_urls: [
      'http://127.0.0.1:3000/**',
      'http://localhost:3000/**',
      'https://*.kryt.example/**',
      'https://kryt.example/auth/*',
      'com.kryt.app://callback',
    ],
  }

  it.each(addresses.good)('%j is allowed', (address) => {
    expect(isRedirectAllowed(settings, address)).toBe(true)
  })

  it.each(addresses.bad)('%j is refused', (address) => {
    expect(isRedirectAllowed(settings, address)).toBe(false)
  })

  it('has addresses enough to try', () => {
    expect(new Set([...addresses.good, ...addresses.bad]).size).toBeGreaterThan(100)
  })
})

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
    ['https://*.kryt.example/**', 'https://evil?.kryt.example/', false],
    ['https://*.kryt.example/**', 'https://evil/.kryt.example/', false],
    ['https://**.kryt.example/**', 'https://evil.test/.kryt.example/', false],
    ['https://**', 'https://any.example/a?b', true],
    ['https://**', 'http://any.example/a?b', false],
    ['**', 'https://any.example/a?b', true],
    ['**', 'javascript://any.example/%0aalert(1)', false],
    ['https://preview-?.kryt.example', 'https://preview-7.kryt.example', true],
    ['https://{one,two}.example/x', 'https://two.example/x', true],
    ['https://{one,two}.example/x', 'https://three.example/x', false],
    ['{https://one.example,https://two.example}/x', 'https://two.example/x', true],
    ['https://other.example/x', 'https://other.example/x#with-fragment', true],
    ['https://other.example/x', 'https://otherXexample/x', false],
    ['https://other.example/x', 'https://other.example/x?y', false],
    ['com.kryt.app://callback', 'com.kryt.app://callback', true],
    ['**', 'https://2130706433/', false],
    ['**', 'https://203.0.113.7/', false],
    ['**', 'https://ev\til.example/', false],
    ['**', 'https:/\\evil.example', false],
    ['**', '/a/path', false],
  ])('%s and %j: %s', (pattern, url, expected) => {
    expect(allowed(url, pattern)).toBe(expected)
  })

  it('are not needed for this machine', () => {
    expect(allowed('http://127.0.0.1:5173/x', 'http://127.0.0.1:*/**')).toBe(true)
    expect(
      isRedirectAllowed(
        { site_url: 'http://127.0.0.1:3000', additional_redirect_urls: [] },
        'http://127.0.0.1:5173/x',
      ),
    ).toBe(true)
  })
})
