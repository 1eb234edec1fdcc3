import type { RichTextNode } from '@kryt/documents/rich-text'
import type { CSSProperties } from 'react'
import { numberOf, textOf } from './rich-text-node.ts'

const alignment: Record<string, CSSProperties['textAlign']> = {
  left: 'left',
  start: 'start',
  center: 'center',
  right: 'right',
  end: 'end',
  justify: 'justify',
}

/** Alignment and indent, which every Lexical block has. */
export function layoutOf(node: RichTextNode): CSSProperties | undefined {
  const textAlign = alignment[textOf(node, 'format') ?? '']
  const indent = Math.min(8, numberOf(node, 'indent') ?? 0)
  if (textAlign === undefined && indent === 0) return undefined
  return {
    ...(textAlign === undefined ? {} : { textAlign }),
    ...(indent === 0 ? {} : { paddingInlineStart: `${indent * 2}em` }),
  }
}
