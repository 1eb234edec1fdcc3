import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { Fragment, type ReactNode } from 'react'
import { layoutOf } from './block-layout.ts'
import { figureOf } from './figures/figure.ts'
import { FigureView } from './figures/figure-view.tsx'
import { FormulaView } from './formula-view.tsx'
import { ListItemView, ListView } from './list-view.tsx'
import { PictureView } from './picture-view.tsx'
import { textOf, wordsOf } from './rich-text-node.ts'
import { CellView, TableView } from './table-view.tsx'
import { TextLanguage } from './text-language.ts'
import { TextView } from './text-view.tsx'
import './rich-text-view.css'

/** Below the paper's title and headings: the editor's first level is the paper's fourth. */
const headingOf: Record<string, 'h4' | 'h5' | 'h6'> = { h1: 'h4', h2: 'h5' }

function HeadingView({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const tag = textOf(node, 'tag') ?? 'h6'
  const Tag = headingOf[tag] ?? 'h6'
  return (
    <Tag style={layoutOf(node)} lang={textOf(node, 'lang')} data-level={tag.slice(1)}>
      {children}
    </Tag>
  )
}

function NodeView({ node }: { node: RichTextNode }) {
  const style = layoutOf(node)
  const lang = textOf(node, 'lang')
  const children = drawn(node.children)
  switch (node.type) {
    case 'text':
    case 'code-highlight':
      return <TextView node={node} />
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'paragraph':
      return (
        <p style={style} lang={lang}>
          {children}
        </p>
      )
    case 'heading':
      return <HeadingView node={node}>{children}</HeadingView>
    case 'quote':
      return (
        <blockquote style={style} lang={lang}>
          {children}
        </blockquote>
      )
    case 'code':
      return <pre lang={lang}>{children}</pre>
    case 'list':
      return <ListView node={node}>{children}</ListView>
    case 'listitem':
      return <ListItemView node={node}>{children}</ListItemView>
    case 'table':
      return <TableView node={node} draw={drawn} />
    case 'tablerow':
      return <tr>{children}</tr>
    case 'tablecell':
      return <CellView node={node}>{children}</CellView>
    case 'image':
      return <PictureView node={node} />
    case 'figure': {
      const figure = figureOf(node)
      return figure === null ? wordsOf(node) : <FigureView figure={figure} />
    }
    case 'equation':
      return <FormulaView node={node} />
    case 'horizontalrule':
      return <hr />
    default:
      // A printed link is only its text. An unknown node type keeps its text.
      return node.children === undefined ? wordsOf(node) : children
  }
}

/** Formulas inside are read aloud in the language of their block, where it has one of its own. */
function Spoken({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const lang = textOf(node, 'lang')
  return lang === 'en' || lang === 'af' ? (
    <TextLanguage value={lang}>{children}</TextLanguage>
  ) : (
    children
  )
}

function drawn(nodes: readonly RichTextNode[] | undefined): ReactNode {
  return nodes?.map((child, index) => (
    <Fragment key={index}>
      <Spoken node={child}>
        <NodeView node={child} />
      </Spoken>
    </Fragment>
  ))
}

/** The printed form of a text from the editor (docs/decisions/037). An unknown node type keeps its text. */
export function RichTextView({ text }: { text: RichText }) {
  return <div className="paper-text">{drawn(text.root.children)}</div>
}
