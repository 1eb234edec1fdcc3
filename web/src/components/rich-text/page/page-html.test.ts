import { expect, test } from 'vitest'
import { losesWhenEdited, picturesIn, readPageHtml } from './read-page-html.ts'
import { writePageHtml } from './write-page-html.ts'

const again = (html: string) => writePageHtml(readPageHtml(html))

test.each([
  '<p>Halves and <strong>quarters</strong>.</p>',
  '<p><strong><em>Both</em></strong> <u>under</u> <s>out</s> H<sub>2</sub>O m<sup>2</sup></p>',
  '<h2>What is in it</h2><ul><li>12 pages</li><li>A memorandum<ul><li>with marks</li></ul></li></ul>',
  '<ol><li>Cut</li><li>Paste</li></ol><p>One<br>two</p>',
  '<p>See <a href="https://www.education.gov.za/">CAPS</a></p>',
  '<table><tr><th><p>Week</p></th><th><p>Topic</p></th></tr><tr><td colspan="2"><p>Revision</p></td></tr></table>',
  '<p>1 &lt; 2 &amp; "two"</p>',
])('what is read and written again is the same: %s', (html) => {
  expect(again(html)).toBe(html)
})

const wall = '/storage/v1/object/public/images/Communications/c/Body/wall.png'

test('a page that may have pictures keeps those of our own store, whatever the address of the API', () => {
  const html = `<p>A wall: <img src="${wall}" alt="Four rows" width="480" height="300"></p><p><img src="${wall}" alt=""></p>`
  expect(writePageHtml(readPageHtml(html, true))).toBe(html)
  const whole = html.replaceAll('/storage', 'http://127.0.0.1:54321/storage')
  expect(writePageHtml(readPageHtml(whole, true))).toBe(html)
  expect(picturesIn(html)).toEqual([
    'Communications/c/Body/wall.png',
    'Communications/c/Body/wall.png',
  ])
  expect(losesWhenEdited(html, true)).toBe(false)
})

test('pictures of other sites are not kept, and any page says what it would lose', () => {
  const html = '<p>A<img src="https://spy.example/a.png" alt="b"></p>'
  expect(writePageHtml(readPageHtml(html, true))).toBe('<p>A</p>')
  expect(picturesIn(html)).toEqual([])
  expect(losesWhenEdited(html, true)).toBe(true)
  expect(losesWhenEdited(`<p><img src="${wall}"></p><blockquote>Q</blockquote>`, true)).toBe(true)
})

test('a picture that was copied from a paper leaves its words', () => {
  const image = { type: 'image', version: 1, src: 'papers/Assessments/x/a.png', altText: 'A wall' }
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 } as const
  const line = { type: 'paragraph', version: 1, children: [image] }
  expect(writePageHtml({ root: { ...root, children: [line] } })).toBe('<p>A wall</p>')
})

test('nothing stays nothing, and an empty paragraph is nothing', () => {
  expect(readPageHtml('')).toBeNull()
  expect(writePageHtml(null)).toBe('')
  expect(again('<p> </p>')).toBe('')
})

test('nothing that could run is written', () => {
  expect(again('<p onclick="x()">A<script>x()</script><a href="javascript:x()">b</a></p>')).toBe(
    '<p>Ab</p>',
  )
})

test('a level above or below those of a page becomes the nearest', () => {
  expect(again('<h1>A</h1><h6>B</h6>')).toBe('<h2>A</h2><h4>B</h4>')
})

test('what the editor cannot hold is known before it is lost', () => {
  expect(losesWhenEdited('<p>Words</p>')).toBe(false)
  for (const html of ['<p><img src="a.jpg"></p>', '<blockquote>Q</blockquote>', '<hr>'])
    expect(losesWhenEdited(html)).toBe(true)
})
