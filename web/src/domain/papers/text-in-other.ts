import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

/** What a question may speak of, whatever its language: without it the question cannot be answered. */
const shown = ['image', 'figure', 'table']

const has = (nodes: readonly RichTextNode[], type: string): boolean =>
  nodes.some((node) => node.type === type || has(node.children ?? [], type))

/** The pictures in a line of words, without the words. */
const pulledOut = (node: RichTextNode, missing: readonly string[]): RichTextNode[] =>
  missing.includes(node.type)
    ? [node]
    : (node.children ?? []).flatMap((child) => pulledOut(child, missing))

/**
 * A translation as it is printed alone. Pictures, figures and tables of the original that the translation has none of its
 * own for stay where they stand: who types "Bestudeer die kaart" means the map above it.
 */
export function textInOther(own: RichText, other: RichText): RichText {
  const missing = shown.filter(
    (type) => has(own.root.children, type) && !has(other.root.children, type),
  )
  if (missing.length === 0) return other
  const children = [...other.root.children]
  for (const [at, block] of own.root.children.entries()) {
    const kept = pulledOut(block, missing)
    if (kept.length === 0) continue
    const whole = kept[0] === block ? block : { ...block, children: kept }
    children.splice(Math.min(at, children.length), 0, whole)
  }
  return { root: { ...other.root, children } }
}
