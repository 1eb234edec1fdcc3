import { expect, test } from 'vitest'
import { webLinks } from './web-links.ts'

const links = (text: string) => webLinks(text).flatMap(({ href }) => (href === null ? [] : [href]))

test.each([
  ['See https://example.org/a?b=c#d now', ['https://example.org/a?b=c#d']],
  ['www.example.org', ['https://www.example.org/']],
  ['(https://example.org/a).', ['https://example.org/a']],
  [
    'https://en.wikipedia.org/wiki/Plant_(biology)',
    ['https://en.wikipedia.org/wiki/Plant_(biology)'],
  ],
  [
    'http://example.org, then HTTPS://EXAMPLE.COM!',
    ['http://example.org/', 'https://example.com/'],
  ],
  ['javascript:alert(1)', []],
  ['data:text/html,x ftp://example.org', []],
  ['https://bank.example@evil.example/', []],
  ['https://localhost/', []],
  ['https://', []],
  ['bladsy 12. Lees www', []],
  ['', []],
])('%o leads to %o', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test('the pieces are the text again', () => {
  const text = 'Lees https://a.example/x), dan www.b.example.\nKlaar javascript:alert(1) https://'
  expect(
    webLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
