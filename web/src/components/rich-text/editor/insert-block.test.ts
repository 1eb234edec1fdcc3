import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { $createFigureNode } from '../nodes/figure-node.tsx'
import { newFigure } from '../view/figures/figure.ts'
import { $insertBlock } from './insert-block.ts'
import { outline, paragraph, stored, testEditor } from './test-editor.ts'

function withFigure(...lines: ReturnType<typeof paragraph>[]) {
  const editor = testEditor(stored(...lines))
  editor.update(
    () => {
      $getRoot().selectEnd()
      $insertBlock($createFigureNode(newFigure.lines))
    },
    { discrete: true },
  )
  return outline(editor)
}

test('a figure takes the place of the empty line of the caret', () => {
  expect(withFigure(paragraph())).toBe('figure() paragraph()')
  expect(withFigure(paragraph('How many?'), paragraph())).toBe(
    'paragraph(How many?) figure() paragraph()',
  )
})

test('a line with words stays above it', () => {
  expect(withFigure(paragraph('How many?'))).toBe('paragraph(How many?) figure() paragraph()')
})
