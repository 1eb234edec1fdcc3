import { expect, it } from 'vitest'
import { escapeCalendarText, escapeMarkup } from './escape.ts'

it('text cannot leave its element or attribute', () => {
  expect(escapeMarkup(`<b title="a" id='b'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
})

it('calendar text keeps its separators, backslashes and lines', () => {
  expect(escapeCalendarText('a;b,c\\d\r\ne\nf')).toBe('a\\;b\\,c\\\\d\\ne\\nf')
})
