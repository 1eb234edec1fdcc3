import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { openPictureKey, storedPictureUrl } from '@/lib/picture-url.ts'
import { bits } from '../paste/inline-look.ts'
import { numberOf, textOf, wordsOf } from '../view/rich-text-node.ts'

/** Elements for the bits of a text's format, the outermost first. */
const inline = [
  [bits.bold, 'strong'],
  [bits.italic, 'em'],
  [bits.underline, 'u'],
  [bits.struck, 's'],
  [bits.sub, 'sub'],
  [bits.super, 'sup'],
] as const

const blocks: Partial<Record<string, string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  listitem: 'li',
  table: 'table',
  tablerow: 'tr',
}

/** A page has its own first level, and shows three below it. */
const levelOf = (tag: string | undefined) => `h${Math.min(4, Math.max(2, Number(tag?.[1] ?? 2)))}`

class Writing {
  private readonly page = document.implementation.createHTMLDocument()
  readonly body = this.page.body

  private make(tag: string, parent: Element): HTMLElement {
    return parent.appendChild(this.page.createElement(tag))
  }

  all(nodes: readonly RichTextNode[] | undefined, parent: Element) {
    for (const node of nodes ?? []) this.node(node, parent)
  }

  private node(node: RichTextNode, parent: Element) {
    switch (node.type) {
      case 'text':
        this.words(node, parent)
        break
      case 'linebreak':
        this.make('br', parent)
        break
      case 'image':
        this.picture(node, parent)
        break
      case 'horizontalrule':
        this.make('hr', parent)
        break
      case 'heading':
        this.all(node.children, this.make(levelOf(textOf(node, 'tag')), parent))
        break
      case 'list':
        this.list(node, parent)
        break
      case 'link':
      case 'autolink': {
        const link = this.make('a', parent)
        link.setAttribute('href', textOf(node, 'url') ?? '')
        this.all(node.children, link)
        break
      }
      case 'tablecell': {
        const cell = this.make(numberOf(node, 'headerState') === 0 ? 'td' : 'th', parent)
        for (const [name, key] of [
          ['colspan', 'colSpan'],
          ['rowspan', 'rowSpan'],
        ] as const) {
          const span = numberOf(node, key) ?? 1
          if (span > 1) cell.setAttribute(name, String(span))
        }
        this.all(node.children, cell)
        break
      }
      default:
        this.block(node, parent)
    }
  }

  /** Its address is that of our own store, wherever the API is; what is kept elsewhere keeps its words. */
  private picture(node: RichTextNode, parent: Element) {
    const key = openPictureKey(textOf(node, 'src') ?? '')
    if (key === null) {
      parent.append(textOf(node, 'altText') ?? '')
      return
    }
    const image = this.make('img', parent)
    image.setAttribute('src', storedPictureUrl(key))
    image.setAttribute('alt', textOf(node, 'altText') ?? '')
    for (const name of ['width', 'height'] as const) {
      const size = numberOf(node, name) ?? 0
      if (size > 0) image.setAttribute(name, String(size))
    }
  }

  private block(node: RichTextNode, parent: Element) {
    const tag = blocks[node.type]
    if (tag !== undefined) this.all(node.children, this.make(tag, parent))
    // What a page cannot show, such as a pasted formula, keeps its words.
    else if (node.children === undefined) parent.append(wordsOf(node))
    else this.all(node.children, parent)
  }

  private list(node: RichTextNode, parent: Element) {
    // Lexical keeps a deeper list in an item of its own; HTML keeps it in the item above.
    const items = node.children ?? []
    const list = this.make(textOf(node, 'tag') === 'ol' ? 'ol' : 'ul', parent)
    for (const item of items) {
      const [first] = item.children ?? []
      const above = list.lastElementChild
      if (first?.type === 'list' && item.children?.length === 1 && above !== null)
        this.list(first, above)
      else this.node(item, list)
    }
  }

  private words(node: RichTextNode, parent: Element) {
    const format = numberOf(node, 'format') ?? 0
    const inner = inline.reduce(
      (around, [bit, tag]) => ((format & bit) === 0 ? around : this.make(tag, around)),
      parent,
    )
    inner.append(textOf(node, 'text') ?? '')
  }
}

/** Whether a text has no words, such as one empty paragraph. */
const isEmpty = (element: Element) =>
  element.textContent.trim() === '' && element.querySelector('hr, table, img') === null

/**
 * The HTML of a text of the kind "page", as the shop stores and shows it; "" where nothing is written. `readPageHtml` is its
 * other direction.
 */
export function writePageHtml(text: RichText | null): string {
  const writing = new Writing()
  writing.all(text?.root.children, writing.body)
  return isEmpty(writing.body) ? '' : writing.body.innerHTML
}
