import { $getRoot, $isElementNode } from 'lexical'
import { expect, test } from 'vitest'
import { paragraph, stored, testEditor } from '../editor/test-editor.ts'
import { changeKind } from '../editor/change-kind.ts'
import { $isPictureNode, type PictureNode } from './picture-node.tsx'

const picture = {
  type: 'image',
  src: 'papers/Assessments/me/a.png',
  altText: 'A rain gauge',
  width: 400,
  height: 300,
}

test('a stored picture is kept, and its width changes in proportion, down to 10', () => {
  const editor = testEditor(stored(paragraph('See ', picture)))
  const width = (wide: number) => {
    editor.update(
      () => {
        const line = $getRoot().getFirstChild()
        const node = $isElementNode(line) ? line.getLastChild() : null
        if ($isPictureNode(node)) node.setWidth(wide)
      },
      { discrete: true },
    )
    const [line] = editor.getEditorState().toJSON().root.children as unknown as [
      { children: unknown[] },
    ]
    return line.children[1]
  }
  expect(width(200)).toMatchObject({ ...picture, width: 200, height: 150, decorative: false })
  expect(width(1)).toMatchObject({ width: 10, height: 8 })
})

test('a picture is not put into a text of one line, but said', () => {
  const editor = testEditor(stored(paragraph('See ', picture)), 'line')
  expect(editor.getRootElement()?.textContent).toBe('See A rain gauge')
})

test('what is typed into its description is typing, and no change of format', async () => {
  const editor = testEditor(stored(paragraph('See ', picture)))
  const kinds: string[] = []
  editor.registerUpdateListener(({ prevEditorState, editorState, tags }) => {
    kinds.push(changeKind(prevEditorState, editorState, tags))
  })
  const shown = editor.read(() => {
    const line = $getRoot().getFirstChild()
    const node = $isElementNode(line) ? line.getLastChild() : null
    return $isPictureNode(node) ? node.decorate(editor) : null
  })
  const { change } = shown?.props as { change: (act: (node: PictureNode) => void) => void } // of PictureInEditor
  change((node) => node.change({ altText: 'A full rain gauge' }))
  await Promise.resolve()
  expect(kinds).toEqual(['panel'])
})
