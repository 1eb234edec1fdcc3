import type { RichTextNode } from '@kryt/documents/rich-text'
import { declarations } from '../view/text-look.ts'
import { isSafeLink } from '../view/safe-link.ts'
import { headingNode, listsOf, paragraphNode, textNode, type FlatItem } from './build-nodes.ts'
import { bits, inlineFormat } from './inline-look.ts'
import { itemMark, markOfList } from './list-marks.ts'
import { latexOfMathml } from './mathml.ts'
import { readTable } from './read-table.ts'
import { tidyOffice } from './tidy-office.ts'
import { showEquationsOfWord } from './word-equations.ts'

const skipped = new Set([
  'STYLE',
  'SCRIPT',
  'META',
  'LINK',
  'TITLE',
  'HEAD',
  'SVG',
  'VIDEO',
  'AUDIO',
  'IFRAME',
  'OBJECT',
  'XML',
  'TEMPLATE',
  'COL',
  'COLGROUP',
  'BUTTON',
  'INPUT',
  'SELECT',
  'TEXTAREA',
])
const blocks = new Set([
  'P',
  'DIV',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'LI',
  'BLOCKQUOTE',
  'PRE',
  'SECTION',
  'ARTICLE',
  'HEADER',
  'FOOTER',
  'MAIN',
  'CENTER',
  'DL',
  'DT',
  'DD',
  'FIGURE',
  'FIGCAPTION',
  'BODY',
  'ADDRESS',
  'HR',
  'FORM',
])

const alignments = new Set(['left', 'center', 'right', 'justify'])

function alignmentOf(element: Element): string {
  const said =
    declarations(element.getAttribute('style') ?? '').get('text-align') ??
    element.getAttribute('align') ??
    ''
  return alignments.has(said) && said !== 'left' ? said : ''
}

/** LaTeX that a web page keeps beside a formula, or that its MathML comes to; undefined for an empty one. */
function latexOf(formula: Element): string | undefined {
  const kept = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim()
  if (kept !== undefined) return kept
  const math = formula.tagName.toUpperCase() === 'MATH' ? formula : formula.querySelector('math')
  const read = math === null ? '' : latexOfMathml(math)
  return read === '' ? undefined : read
}

type PictureOf = (image: Element) => RichTextNode | null

/** Builds blocks while an HTML text is walked through. */
class Reading {
  readonly blocks: RichTextNode[] = []
  private readonly pictureOf: PictureOf
  private line: RichTextNode[] = []
  private items: FlatItem[] = []
  private alignment = ''
  private level = 0

  /** @param pictureOf the node for a picture that is kept; null for others */
  constructor(pictureOf: PictureOf = () => null) {
    this.pictureOf = pictureOf
  }

  /** Ends the paragraph that is being read. */
  endLine() {
    const children = trimmed(this.line)
    this.line = []
    if (children.length === 0) return
    this.endList()
    this.blocks.push(
      this.level > 0
        ? headingNode(this.level, children, this.alignment)
        : paragraphNode(children, this.alignment),
    )
  }

  endList() {
    if (this.items.length === 0) return
    this.blocks.push(...listsOf(this.items))
    this.items = []
  }

  private endItem(depth: number, mark: FlatItem['mark']) {
    const children = trimmed(this.line)
    this.line = []
    if (children.length > 0) this.items.push({ depth, mark, children })
  }

  walk(parent: Node, format: number) {
    for (const child of parent.childNodes) this.node(child, format)
  }

  private node(node: Node, format: number) {
    if (node.nodeType === Node.TEXT_NODE) {
      const words = (node.nodeValue ?? '').replaceAll(/[\t\n\r ]+/g, ' ').replaceAll('\u200b', '')
      if (words !== '') this.line.push(textNode(words, format))
    } else if (node instanceof Element) this.element(node, format)
  }

  private element(element: Element, around: number) {
    const tag = element.tagName.toUpperCase()
    if (tag === 'IMG') {
      const picture = this.pictureOf(element)
      if (picture !== null) this.line.push(picture)
      return
    }
    if (skipped.has(tag) || tag.startsWith('V:') || tag.startsWith('W:')) return
    const format = inlineFormat(element, around)
    if (tag === 'BR') {
      this.line.push({ type: 'linebreak', version: 1 })
    } else if (tag === 'TABLE') {
      this.table(element as HTMLTableElement) // by its tag
    } else if (tag === 'OL' || tag === 'UL') {
      this.endLine()
      this.list(element, format, 0)
    } else if (tag === 'A') {
      this.link(element, format)
    } else if (tag === 'MATH' || element.classList.contains('katex')) {
      const latex = latexOf(element)
      if (latex === undefined) this.walk(element, format)
      else {
        const inline = element.getAttribute('display') !== 'block'
        this.line.push({ type: 'equation', version: 1, equation: latex, inline })
      }
    } else if (element.hasAttribute('data-list-depth')) {
      this.officeItem(element, format)
    } else if (blocks.has(tag)) {
      this.block(element, tag, format)
    } else {
      this.walk(element, format)
    }
  }

  private block(element: Element, tag: string, format: number) {
    this.endLine()
    const [alignment, level] = [this.alignment, this.level]
    this.alignment = alignmentOf(element) || alignment
    this.level = /^H[1-6]$/.test(tag) ? Number(tag[1]) : level
    // What is bold because it is a heading is not stored as bold.
    this.walk(element, this.level > 0 ? format & ~bits.bold : format)
    this.endLine()
    this.alignment = alignment
    this.level = level
  }

  private link(element: Element, format: number) {
    const url = element.getAttribute('href') ?? ''
    const before = this.line
    this.line = []
    this.walk(element, format)
    // A link is underlined as it is.
    const children = this.line.map((node) =>
      node.type === 'text' && isSafeLink(url)
        ? { ...node, format: Number(node['format']) & ~bits.underline }
        : node,
    )
    this.line = before
    if (!isSafeLink(url) || children.length === 0) this.line.push(...children)
    else {
      this.line.push({
        type: 'link',
        version: 1,
        url,
        rel: 'noreferrer',
        target: null,
        title: null,
        direction: null,
        format: '',
        indent: 0,
        children,
      })
    }
  }

  private list(list: Element, format: number, depth: number) {
    const mark = markOfList(list)
    for (const child of list.children) {
      const tag = child.tagName.toUpperCase()
      // Google Docs puts a deeper list beside its item and not into it.
      if (tag === 'OL' || tag === 'UL') this.list(child, format, depth + 1)
      else if (tag === 'LI') {
        const level = Number(
          child.getAttribute('data-aria-level') ?? child.getAttribute('aria-level') ?? 0,
        )
        this.item(child, inlineFormat(child, format), Math.max(depth, level - 1), mark)
      }
    }
  }

  private item(item: Element, format: number, depth: number, mark: FlatItem['mark']) {
    for (const child of item.childNodes) {
      const tag = child instanceof Element ? child.tagName.toUpperCase() : ''
      if (tag === 'OL' || tag === 'UL') {
        this.endItem(depth, mark)
        this.list(child as Element, format, depth + 1) // by its tag
      } else if (child instanceof Element && blocks.has(tag)) {
        if (this.line.length > 0) this.line.push({ type: 'linebreak', version: 1 })
        this.walk(child, inlineFormat(child, format))
      } else this.node(child, format)
    }
    this.endItem(depth, mark)
  }

  /** An item of Word's: a paragraph whose mark is text (tidyOffice has put it aside). */
  private officeItem(element: Element, format: number) {
    this.endLine()
    this.walk(element, format)
    this.endItem(
      Number(element.getAttribute('data-list-depth')),
      itemMark(element.getAttribute('data-list-mark') ?? ''),
    )
  }

  private table(table: HTMLTableElement) {
    this.endLine()
    this.endList()
    const read = readTable(table, (cell) => {
      // A table in a cell becomes paragraphs: a table in a table is not supported.
      for (const inner of cell.querySelectorAll('table')) {
        const parts = [...inner.querySelectorAll('td, th')].map((one) => {
          const part = one.ownerDocument.createElement('div')
          part.append(...one.childNodes)
          return part
        })
        inner.replaceWith(...parts)
      }
      const inside = new Reading(this.pictureOf)
      inside.walk(cell, inlineFormat(cell, 0) & (cell.tagName === 'TH' ? ~bits.bold : ~0))
      inside.endLine()
      inside.endList()
      return inside.blocks
    })
    if (read !== null) this.blocks.push(read)
  }
}

/** A line without spaces at its ends and without line breaks there, and with one space between words. */
function trimmed(line: readonly RichTextNode[]): RichTextNode[] {
  const kept: RichTextNode[] = []
  for (const node of line) {
    const last = kept.at(-1)
    const words = node.type === 'text' ? String(node['text']) : ''
    const afterSpace =
      last === undefined ||
      last.type === 'linebreak' ||
      (last.type === 'text' && String(last['text']).endsWith(' '))
    const text = afterSpace ? words.replace(/^ +/, '') : words
    if (node.type === 'text' && text === '') continue
    if (last?.type === 'text' && node.type === 'text' && last['format'] === node['format']) {
      kept[kept.length - 1] = { ...last, text: String(last['text']) + text }
    } else if (!(node.type === 'linebreak' && last === undefined)) {
      kept.push(node.type === 'text' ? { ...node, text } : node)
    }
  }
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    if (last.type === 'linebreak') kept.pop()
    else if (last.type === 'text' && /^[ \u00a0]*$/.test(String(last['text']))) kept.pop()
    else {
      if (last.type === 'text')
        kept[kept.length - 1] = { ...last, text: String(last['text']).replace(/[ \u00a0]+$/, '') }
      break
    }
  }
  return kept
}

/**
 * The clean content of pasted HTML: our nodes and formats and nothing else, so neither styles nor pictures of other sites.
 * The HTML is read in a document that loads and runs nothing.
 * @param pictureOf the node for a picture that is kept; without it none is
 */
export function readHtml(html: string, pictureOf?: PictureOf): RichTextNode[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  showEquationsOfWord(page)
  tidyOffice(page)
  const reading = new Reading(pictureOf)
  reading.walk(page.body, 0)
  reading.endLine()
  reading.endList()
  return reading.blocks
}
