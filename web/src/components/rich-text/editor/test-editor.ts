import { buildEditorFromExtensions } from '@lexical/extension'
import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import type { LexicalEditor } from 'lexical'
import type { SlotKind } from '../slot/slot-change.ts'
import { extensionOf } from './extensions.ts'
import { readableState } from './readable-state.ts'

/** A stored text of these nodes, for tests. */
export const stored = (...children: RichTextNode[]): RichText => ({
  root: { type: 'root', children },
})

export const words = (text: string, more: object = {}): RichTextNode => ({
  type: 'text',
  text,
  ...more,
})

export const paragraph = (...children: (string | RichTextNode)[]): RichTextNode => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? words(child) : child)),
})

/** An editor on the page of the test, with a text. */
export function testEditor(value: RichText | null, kind: SlotKind = 'full'): LexicalEditor {
  const editor = buildEditorFromExtensions(extensionOf[kind])
  const root = document.createElement('div')
  root.setAttribute('contenteditable', 'true')
  root.tabIndex = 0 // what a browser makes focusable by itself
  document.body.append(root)
  editor.setRootElement(root)
  editor.setEditorState(readableState(editor, value))
  return editor
}

/** The text of an editor in short: type of each node, with its words. */
export function outline(editor: LexicalEditor): string {
  const say = (node: RichTextNode): string =>
    node.type === 'text'
      ? String(node['text'])
      : `${node.type}(${(node.children ?? []).map(say).join(' ')})`
  return editor
    .getEditorState()
    .toJSON()
    .root.children.map((node) => say(node as unknown as RichTextNode))
    .join(' ')
}
