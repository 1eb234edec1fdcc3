import type { RichTextNode } from '@kryt/documents/rich-text'
import type { ReactNode } from 'react'
import { numberOf, textOf } from './rich-text-node.ts'
import { textLook } from './text-look.ts'

/** Bits of a Lexical text node's "format", outermost element first. */
const formats = [
  [128, 'mark'],
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

/** Words with their formats, font and size. */
export function TextView({ node }: { node: RichTextNode }): ReactNode {
  const bits = numberOf(node, 'format') ?? 0
  const look = textLook(textOf(node, 'style'))
  const words = formats.reduceRight<ReactNode>(
    (inner, [bit, Tag]) => ((bits & bit) === 0 ? inner : <Tag>{inner}</Tag>),
    textOf(node, 'text') ?? '',
  )
  return look === undefined ? words : <span style={look}>{words}</span>
}
