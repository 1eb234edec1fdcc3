import type { Locator } from '@playwright/test'
import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { chooseTool, tool, type Desk } from './desk.ts'
import { fillFigure, putFigure } from './figures.ts'
import { typeFormula } from './formulas.ts'
import { putPicture, sizePicture } from './pictures.ts'
import { typeTable } from './tables.ts'
import { wordsIn } from './told.ts'
import { typeWords } from './words.ts'

const childrenOf = (node: RichTextNode) => node.children ?? []

async function typeLine(desk: Desk, nodes: readonly RichTextNode[]): Promise<void> {
  for (const node of nodes) {
    if (node.type === 'equation')
      await typeFormula(desk, String(node['equation']), node['inline'] === true)
    else if (node.type === 'image') await putPicture(desk, node)
    else await typeWords(desk, wordsIn([node]))
  }
}

/** From the end of a block to an empty line below it. */
async function goOn({ hands }: Desk, { type }: RichTextNode): Promise<void> {
  // A figure has a line below it already.
  if (type === 'figure') return
  if (type === 'table') await hands.press('ArrowDown')
  else await hands.press('Enter')
  // An empty item is none.
  if (type === 'list') await hands.press('Enter')
}

async function typeBlock(desk: Desk, block: RichTextNode, before?: RichTextNode): Promise<void> {
  switch (block.type) {
    case 'heading':
      await chooseTool(desk, 'Paragraph or heading', `Heading ${String(block['tag']).slice(1)}`)
      return typeLine(desk, childrenOf(block))
    case 'list':
      if (block['listType'] === 'bullet') await desk.hands.tap(tool(desk, 'Bullets'))
      else await chooseTool(desk, 'Numbered list', '1. 2. 3.')
      for (const [index, item] of childrenOf(block).entries()) {
        if (index > 0) await desk.hands.press('Enter')
        await typeLine(desk, childrenOf(item))
      }
      return
    case 'table':
      return typeTable(
        desk,
        childrenOf(block).map((row) =>
          childrenOf(row).map((cell) =>
            childrenOf(cell)
              .map((one) => wordsIn(childrenOf(one)))
              .join(''),
          ),
        ),
      )
    case 'figure':
      return putFigure(desk, block)
    default: {
      const [is, was] = [block, before ?? { type: '' }].map((one) => one['format'] === 'center')
      // A new line stands as the one above it.
      if (is !== was) await chooseTool(desk, 'Alignment', is === true ? 'Centre' : 'Left')
      return typeLine(desk, childrenOf(block))
    }
  }
}

/** Types a formatted text where the caret is: first all of its lines, then the numbers of figures and widths of pictures. */
export async function typeText(desk: Desk, box: Locator, text: RichText): Promise<void> {
  const blocks = text.root.children
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1]
    if (before !== undefined) await goOn(desk, before)
    await typeBlock(desk, block, before)
  }
  for (const [index, figure] of blocks.filter(({ type }) => type === 'figure').entries())
    await fillFigure(desk, box, index, figure)
  const pictures = blocks.flatMap(childrenOf).filter(({ type }) => type === 'image')
  for (const [index, picture] of pictures.entries()) await sizePicture(desk, box, index, picture)
}
