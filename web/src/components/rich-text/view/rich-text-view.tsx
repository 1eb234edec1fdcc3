import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { env } from '@/config/env.ts'
import { numberOf, textOf, wordsOf } from './rich-text-node.ts'
import './rich-text-view.css'

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

function formatted(node: RichTextNode): ReactNode {
  const bits = numberOf(node, 'format') ?? 0
  return formats.reduceRight<ReactNode>(
    (inner, [bit, Tag]) => ((bits & bit) === 0 ? inner : <Tag>{inner}</Tag>),
    textOf(node, 'text') ?? '',
  )
}

/** A picture in our storage, or a pasted one; any other site would learn who prints what. */
function pictureSource(node: RichTextNode): string | undefined {
  const source = textOf(node, 'src') ?? ''
  const own = `${env.supabaseUrl}/storage/v1/object/public/images/`
  return source.startsWith(own) || /^data:image\/(png|jpeg|bmp|gif|webp);/.test(source)
    ? source
    : undefined
}

function Picture({ node }: { node: RichTextNode }) {
  const source = pictureSource(node)
  const alt = textOf(node, 'altText') ?? ''
  if (source === undefined) return <>{alt}</>
  const width = numberOf(node, 'width')
  return <img src={source} alt={alt} {...(width ? { width } : {})} />
}

/** Below the paper's title and headings: the editor's first level is the paper's fourth. */
const headingOf: Record<string, 'h4' | 'h5' | 'h6'> = { h1: 'h4', h2: 'h5' }

function List({ node }: { node: RichTextNode }) {
  const kind = textOf(node, 'listType')
  if (kind === 'number') {
    return (
      <ol start={numberOf(node, 'start') ?? 1}>
        <Children node={node} />
      </ol>
    )
  }
  return (
    <ul className={kind === 'check' ? 'to-tick' : undefined}>
      <Children node={node} />
    </ul>
  )
}

function Item({ node }: { node: RichTextNode }) {
  const value = numberOf(node, 'value')
  // Lexical stores a nested list in a separate item, which must not be numbered.
  const nested = node.children?.some(({ type }) => type === 'list') === true
  return (
    <li
      value={value}
      className={nested ? 'nested' : undefined}
      data-ticked={node['checked'] === true ? '' : undefined}
    >
      <Children node={node} />
    </li>
  )
}

/** Whether a table has more columns than fit on the paper without breaking words. */
const isWide = (table: RichTextNode) =>
  (table.children ?? []).some(({ children }) => (children ?? []).length > 6)

function Cell({ node }: { node: RichTextNode }) {
  const state = numberOf(node, 'headerState') ?? 0
  const Tag = state === 0 ? 'td' : 'th'
  return (
    <Tag
      colSpan={numberOf(node, 'colSpan') ?? 1}
      rowSpan={numberOf(node, 'rowSpan') ?? 1}
      // Lexical's bits: 1 is a heading of the column, 2 of the row.
      {...(state === 0 ? {} : { scope: (state & 1) === 0 ? 'row' : 'col' })}
    >
      <Children node={node} />
    </Tag>
  )
}

const alignment: Record<string, CSSProperties['textAlign']> = {
  left: 'left',
  start: 'start',
  center: 'center',
  right: 'right',
  end: 'end',
  justify: 'justify',
}

/** Alignment and indent, which every Lexical block has. */
function layoutOf(node: RichTextNode): CSSProperties | undefined {
  const textAlign = alignment[textOf(node, 'format') ?? '']
  const indent = Math.min(8, numberOf(node, 'indent') ?? 0)
  if (textAlign === undefined && indent === 0) return undefined
  return {
    ...(textAlign === undefined ? {} : { textAlign }),
    ...(indent === 0 ? {} : { paddingInlineStart: `${indent * 2}em` }),
  }
}

function Node({ node }: { node: RichTextNode }) {
  const style = layoutOf(node)
  switch (node.type) {
    case 'text':
    case 'code-highlight':
      return formatted(node)
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'paragraph':
      return (
        <p style={style}>
          <Children node={node} />
        </p>
      )
    case 'heading': {
      const Tag = headingOf[textOf(node, 'tag') ?? ''] ?? 'h6'
      return (
        <Tag style={style}>
          <Children node={node} />
        </Tag>
      )
    }
    case 'quote':
      return (
        <blockquote style={style}>
          <Children node={node} />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <Children node={node} />
        </pre>
      )
    case 'list':
      return <List node={node} />
    case 'listitem':
      return <Item node={node} />
    case 'table':
      return (
        <table className={isWide(node) ? 'wide' : undefined}>
          <tbody>
            <Children node={node} />
          </tbody>
        </table>
      )
    case 'tablerow':
      return (
        <tr>
          <Children node={node} />
        </tr>
      )
    case 'tablecell':
      return <Cell node={node} />
    case 'image':
      return <Picture node={node} />
    case 'horizontalrule':
      return <hr />
    default:
      // A printed link is only its text. An unknown node type keeps its text.
      return node.children === undefined ? wordsOf(node) : <Children node={node} />
  }
}

function Children({ node }: { node: Pick<RichTextNode, 'children'> }): ReactNode {
  return node.children?.map((child, index) => (
    <Fragment key={index}>
      <Node node={child} />
    </Fragment>
  ))
}

/** The printed form of a text from the editor (docs/decisions/037). An unknown node type keeps its text. */
export function RichTextView({ text }: { text: RichText }) {
  return (
    <div className="paper-text">
      <Children node={text.root} />
    </div>
  )
}
