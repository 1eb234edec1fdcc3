import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

/** A picture is the same where its file is. */
const fileOf = (node: RichTextNode): string => JSON.stringify(node['src'] ?? node)

const all = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])])

/** Without the pictures that already stand above; null where nothing else was in it. */
function withoutPictures(node: RichTextNode, above: ReadonlySet<string>): RichTextNode | null {
  if (node.type === 'image' && above.has(fileOf(node))) return null
  if (node.children === undefined) return node
  const children = node.children.flatMap((child) => withoutPictures(child, above) ?? [])
  if (children.length === node.children.length) {
    return children.every((child, at) => child === node.children?.[at])
      ? node
      : { ...node, children }
  }
  return children.length === 0 ? null : { ...node, children }
}

/** A text whose blocks say in which language they are, beside others of another one. */
export const inLanguage = (text: RichText, lang: 'en' | 'af'): RichText => ({
  root: { ...text.root, children: text.root.children.map((block) => ({ ...block, lang })) },
})

/**
 * A formatted text with its translation below it. What is the same in both stands once: a picture, whatever its description,
 * and a formula, a table or a line without words to translate.
 */
export function bilingualText(own: RichText, other: RichText, language: 'en' | 'af'): RichText {
  const blocks = new Set(own.root.children.map((block) => JSON.stringify(block)))
  const pictures = new Set(
    all(own.root.children).flatMap((node) => (node.type === 'image' ? [fileOf(node)] : [])),
  )
  const below = other.root.children.flatMap((block) =>
    blocks.has(JSON.stringify(block)) ? [] : (withoutPictures(block, pictures) ?? []),
  )
  const said = inLanguage({ root: { ...other.root, children: below } }, language)
  return { root: { ...own.root, children: [...own.root.children, ...said.root.children] } }
}
