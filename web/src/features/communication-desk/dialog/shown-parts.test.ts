import { expect, test } from 'vitest'
import { readPageHtml } from '@/components/rich-text/page/read-page-html.ts'
import { filledParts, type Content } from './shown-parts.ts'

const nothing: Content = { subject: ' ', body: null, video: '', images: [] }

test('nothing is offered of what is empty', () => {
  expect(filledParts(nothing)).toEqual([])
  expect(filledParts({ ...nothing, video: 'no video', body: readPageHtml('<p> </p>') })).toEqual([])
})

test('each part is offered by its own content, in the order of the specification', () => {
  const filled: Content = {
    subject: 'Beans',
    body: readPageHtml('<p>Four</p>'),
    video: 'https://vimeo.com/76979871',
    images: ['a'],
  }
  expect(filledParts(filled)).toEqual(['SUBJECT', 'BODY', 'VIDEO', 'IMAGES'])
  for (const [key, part] of [
    ['subject', 'SUBJECT'],
    ['body', 'BODY'],
    ['video', 'VIDEO'],
    ['images', 'IMAGES'],
  ] as const) {
    expect(filledParts({ ...nothing, [key]: filled[key] })).toEqual([part])
    expect(filledParts({ ...filled, [key]: nothing[key] })).not.toContain(part)
  }
})
