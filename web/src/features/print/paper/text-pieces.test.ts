import { expect, test } from 'vitest'
import { paragraph, stored } from '@/components/rich-text/editor/test-editor.ts'
import { textPieces } from './text-pieces.ts'

const table = { type: 'table', children: [] }

test('the empty lines that the editor keeps below a table or a figure are not on paper', () => {
  const pieces = textPieces(
    stored(paragraph('Study the table.'), table, paragraph(), paragraph(' ')),
  )
  expect(pieces.map(({ text }) => text.root.children[0]?.type)).toEqual(['paragraph', 'table'])
  expect(pieces.map(({ withNext }) => withNext)).toEqual([true, 'mostly'])
})

test('words stand with the first part of their question, a picture only mostly so', () => {
  const picture = paragraph({ type: 'image', src: 'a.png' })
  const lasts = [paragraph('Read.'), picture, table].map(
    (last) => textPieces(stored(paragraph('One'), last)).at(-1)?.withNext,
  )
  expect(lasts).toEqual([true, 'mostly', 'mostly'])
})

test('an empty line between two others stays', () => {
  expect(textPieces(stored(paragraph('One'), paragraph(), paragraph('Two')))).toHaveLength(3)
})
