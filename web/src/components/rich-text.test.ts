import { expect, test } from 'vitest'
import { safeHtml } from './rich-text.tsx'

test('keeps text, lists, tables and links', () => {
  const html =
    '<p>For <strong>grade 4</strong></p><ul><li>one</li></ul><a href="https://example.org/a">more</a>'
  expect(safeHtml(html)).toBe(html)
})

test('keeps the cells that a table joins', () => {
  const html = '<table><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table>'
  expect(safeHtml(html)).toBe(html)
})

test('keeps pictures of our own store, and loads them when they are near', () => {
  const src = 'http://127.0.0.1:54321/storage/v1/object/public/images/Communications/a.webp'
  expect(safeHtml(`<p><img src="${src}" alt="Wall"></p>`)).toBe(
    `<p><img src="${src}" alt="Wall" loading="lazy"></p>`,
  )
})

test('finds pictures of our own store by the address that texts name them by', () => {
  expect(
    safeHtml(
      '<img src="/storage/v1/object/public/images/Communications/a.webp" alt="" width="80">',
    ),
  ).toBe(
    '<img src="http://127.0.0.1:54321/storage/v1/object/public/images/Communications/a.webp" alt="" width="80" loading="lazy">',
  )
})

test.each([
  ['<img src="/storage/v1/object/public/images/../../../../rest/v1/a">a', 'a'],
  ['<img src="/storage/v1/object/public/images/%2e%2e/a">a', 'a'],
  ['<img src="https://spy.example/pixel.png">a', 'a'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>b', 'b'],
  ['<a href="javascript:alert(1)">c</a>', '<a>c</a>'],
  ['<a href="//other.example">c</a>', '<a>c</a>'],
  ['<p style="position:fixed">d</p>', '<p>d</p>'],
  ['<iframe src="https://example.org"></iframe>e', 'e'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>f</text></a></svg>', ''],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe)
})
