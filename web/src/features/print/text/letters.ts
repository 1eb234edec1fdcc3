import type { RichTextNode } from '@kryt/documents/rich-text'
import { wordsOf } from '@/components/rich-text/view/rich-text-node.ts'

/** What counts as one letter, in a stored text and on the page alike. */
const single = ['linebreak', 'tab', 'equation', 'image']
const singleElements = 'br, .paper-formula, .paper-picture, img, svg'

/** How many letters a stored text has. */
export function lettersIn(node: RichTextNode): number {
  if (node.children !== undefined) {
    return node.children.reduce((sum, child) => sum + lettersIn(child), 0)
  }
  return single.includes(node.type) ? 1 : wordsOf(node).length
}

/** The letters of a stored text from one place up to another, with their formats. */
export function lettersOf(node: RichTextNode, from: number, to: number): RichTextNode {
  if (node.children !== undefined) {
    let start = 0
    const children = node.children.flatMap((child) => {
      const length = lettersIn(child)
      const [first, last] = [Math.max(0, from - start), Math.min(length, to - start)]
      start += length
      return first < last || (length === 0 && first === 0 && last === 0)
        ? [lettersOf(child, first, last)]
        : []
    })
    return { ...node, children }
  }
  return typeof node['text'] === 'string' ? { ...node, text: node['text'].slice(from, to) } : node
}

/** A text node, or an element that counts as one letter, with how many letters stand before it. */
interface Leaf {
  node: Text | Element
  start: number
  length: number
}

/** The letters of an element on the page, in order. */
export function leavesOf(root: Element): Leaf[] {
  const leaves: Leaf[] = []
  let start = 0
  const visit = (node: Node) => {
    const one = node instanceof Element && node.matches(singleElements)
    if (one || node instanceof Text) {
      const length = node instanceof Text ? node.data.length : 1
      if (length > 0) leaves.push({ node, start, length })
      start += length
      return
    }
    node.childNodes.forEach(visit)
  }
  root.childNodes.forEach(visit)
  return leaves
}

export const lengthOf = (leaves: readonly Leaf[]): number => {
  const last = leaves.at(-1)
  return last === undefined ? 0 : last.start + last.length
}

/** The middle of a letter, on the screen; null where the browser draws none, as for a space at the end of a line. */
function middleOf(leaves: readonly Leaf[], place: number): number | null {
  const leaf = leaves.find(({ start, length }) => place < start + length)
  if (leaf === undefined) return null
  if (leaf.node instanceof Element) {
    const { top, bottom } = leaf.node.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const range = document.createRange()
  range.setStart(leaf.node, place - leaf.start)
  range.setEnd(leaf.node, place - leaf.start + 1)
  const [rect] = range.getClientRects()
  return rect === undefined ? null : (rect.top + rect.bottom) / 2
}

/** The first letter that stands below a height of the screen. Lines follow each other, so half of the letters is enough to look at each time. */
export function letterBelow(leaves: readonly Leaf[], height: number): number {
  let [low, high] = [0, lengthOf(leaves)]
  while (low < high) {
    const half = Math.floor((low + high) / 2)
    let seen = half
    let middle = middleOf(leaves, seen)
    while (middle === null && seen + 1 < high) middle = middleOf(leaves, (seen += 1))
    if (middle !== null && middle < height) low = seen + 1
    else high = half
  }
  return low
}

/** The lines of a text, as heights on the screen between which there is no letter. */
export function linesOf(element: Element): { top: number; bottom: number }[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  const rects = [...range.getClientRects()].filter(({ height }) => height > 0)
  const lines: { top: number; bottom: number }[] = []
  for (const { top, bottom } of rects.toSorted((a, b) => a.top - b.top)) {
    const line = lines.at(-1)
    if (line !== undefined && top < line.bottom - 1) line.bottom = Math.max(line.bottom, bottom)
    else lines.push({ top, bottom })
  }
  return lines
}
