import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import type { LexicalEditor, SerializedEditorState } from 'lexical'
import { wordsOf } from '../view/rich-text-node.ts'

/** Types of nodes that stand within a line; all others stand by themselves. */
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'equation', 'image'])

const isInline = ({ type }: RichTextNode) => inlineTypes.has(type)

const text = (words: string): RichTextNode => ({ type: 'text', text: words })

/** The node, or in place of a type that this editor does not know, what it says. */
function known(types: ReadonlySet<string>, node: RichTextNode): RichTextNode[] {
  const children = node.children?.flatMap((child) => known(types, child))
  if (types.has(node.type)) {
    if (children === undefined) return [node]
    return [{ ...node, children: node.type === 'tablecell' ? inBlocks(children) : children }]
  }
  if (children !== undefined) return children
  const words = wordsOf(node)
  return words === '' ? [] : [text(words)]
}

/** Puts what stands within a line into paragraphs, since the root and cells of tables hold blocks only. */
function inBlocks(nodes: readonly RichTextNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let line: RichTextNode[] | undefined
  for (const node of nodes) {
    if (!isInline(node)) {
      line = undefined
      blocks.push(node)
    } else if (line === undefined) {
      line = [node]
      blocks.push({ type: 'paragraph', children: line })
    } else {
      line.push(node)
    }
  }
  return blocks.length === 0 ? [{ type: 'paragraph', children: [] }] : blocks
}

/** Nodes in the form that this editor can load, each in a block. */
export function readable(editor: LexicalEditor, nodes: readonly RichTextNode[]): RichTextNode[] {
  const types = new Set(editor._nodes.keys())
  return inBlocks(nodes.flatMap((node) => known(types, node)))
}

/**
 * A stored text in the form that this editor can load: texts come from older editors and other places, and Lexical refuses
 * a whole text for one type of node that it does not know, and an empty one.
 */
export function readableState(editor: LexicalEditor, value: RichText | null) {
  const children = readable(editor, value?.root.children ?? [])
  const state = { root: { ...value?.root, type: 'root', children } }
  // Lexical fills in what a node leaves out, but its type names all of it.
  return editor.parseEditorState(state as unknown as SerializedEditorState)
}
