import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { $getRoot, type LexicalEditor } from 'lexical'
import { expect, test } from 'vitest'
import type { SlotKind } from '../slot/slot-change.ts'
import { missingPictures } from '../pictures/missing-pictures.tsx'
import { insertPasted, pastedNodes } from './paste-extension.ts'
import { outline, paragraph, stored, testEditor } from './test-editor.ts'

const clipboard = (data: Record<string, string>) => ({
  getData: (type: string) => data[type] ?? '',
})

async function pasted(
  data: Record<string, string>,
  kind: SlotKind = 'full',
): Promise<LexicalEditor> {
  const editor = testEditor(stored(paragraph('one')), kind)
  editor.update(() => $getRoot().selectEnd(), { discrete: true })
  insertPasted(editor, pastedNodes(clipboard(data)))
  await Promise.resolve()
  return editor
}

test('words of one paragraph join the line, several paragraphs follow it', async () => {
  expect(outline(await pasted({ 'text/html': '<p> <b>two</b></p>' }))).toBe('paragraph(one two)')
  expect(outline(await pasted({ 'text/html': '<p>two</p><p>three</p>' }))).toMatch(
    /^paragraph\(one.*two\).*paragraph\(three\)$/,
  )
  expect(outline(await pasted({ 'text/plain': ' two' }))).toBe('paragraph(one two)')
})

test('cells come as a table', async () => {
  const html = '<table><tr><td>a</td></tr></table>'
  expect(outline(await pasted({ 'text/html': html }))).toContain(
    'table(tablerow(tablecell(paragraph(a))))',
  )
})

test('a line takes the words of a list and a table, and no second line', async () => {
  const html = '<ul><li>two</li><li>three</li></ul><table><tr><td>four</td></tr></table>'
  expect(outline(await pasted({ 'text/html': html }, 'line'))).toMatch(
    /^paragraph\(one.*two.*three.*four\)$/,
  )
})

test('a type of node that nobody knows does not stop our own from being pasted', async () => {
  const nodes = [{ type: 'later', children: [{ type: 'text', text: 'two', format: 0 }] }]
  const data = { 'application/x-lexical-editor': JSON.stringify({ namespace: 'kryt', nodes }) }
  expect(outline(await pasted(data))).toBe('paragraph(onetwo)')
})

test('a picture that is pasted into one line is said to have no room there', () => {
  const editor = testEditor(stored(paragraph('one')), 'line')
  editor.dispatchCommand(DRAG_DROP_PASTE, [new File(['x'], 'a.png', { type: 'image/png' })])
  expect(missingPictures.get()).toEqual({ editor, missing: 'one line' })
})
