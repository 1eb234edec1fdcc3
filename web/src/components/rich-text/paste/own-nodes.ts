import type { RichTextNode } from '@kryt/documents/rich-text'
import { z } from 'zod/mini'
import { richTextSchema } from '@kryt/documents/rich-text'
import { isSafeLink } from '../view/safe-link.ts'
import { keptStyle } from '../view/text-look.ts'
import { textOf } from '../view/rich-text-node.ts'

const copied = z.object({ namespace: z.literal('kryt'), nodes: z.array(z.unknown()) })

/** A node as we write it: our styles, safe links, and pictures in our storage. Anybody may put anything on a clipboard. */
function cleaned(node: RichTextNode): RichTextNode[] {
  const children = node.children?.flatMap(cleaned)
  if (node.type === 'link' && !isSafeLink(textOf(node, 'url') ?? '')) return children ?? []
  if (node.type === 'image' && !(textOf(node, 'src') ?? '').startsWith('papers/')) return []
  return [
    {
      ...node,
      ...(node.type === 'text' ? { style: keptStyle(textOf(node, 'style') ?? '') } : {}),
      ...(children === undefined ? {} : { children }),
    },
  ]
}

/** What was copied from one of our own texts, or null for anything else. */
export function readOwn(data: string): RichTextNode[] | null {
  try {
    const { nodes } = copied.parse(JSON.parse(data))
    return richTextSchema
      .parse({ root: { type: 'root', children: nodes } })
      .root.children.flatMap(cleaned)
  } catch {
    return null
  }
}
