import type { RichTextNode } from '@kryt/documents/rich-text'
import type { ReactNode } from 'react'
import { markerOf } from './list-marker.ts'
import { numberOf, textOf } from './rich-text-node.ts'

export function ListView({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const kind = textOf(node, 'listType')
  if (kind === 'number') {
    return (
      <ol
        start={numberOf(node, 'start') ?? 1}
        lang={textOf(node, 'lang')}
        data-marker={markerOf(node)}
      >
        {children}
      </ol>
    )
  }
  return (
    <ul className={kind === 'check' ? 'to-tick' : undefined} lang={textOf(node, 'lang')}>
      {children}
    </ul>
  )
}

export function ListItemView({ node, children }: { node: RichTextNode; children: ReactNode }) {
  // Lexical stores a nested list in a separate item, which must not be numbered.
  const nested = node.children?.some(({ type }) => type === 'list') === true
  return (
    <li
      value={numberOf(node, 'value')}
      className={nested ? 'nested' : undefined}
      data-ticked={node['checked'] === true ? '' : undefined}
    >
      {children}
    </li>
  )
}
