import { expect, test } from 'vitest'
import { losesWhenEdited, readPageHtml } from './read-page-html.ts'
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
