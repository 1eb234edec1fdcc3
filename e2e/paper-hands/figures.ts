import type { Locator } from '@playwright/test'
import type { RichTextNode } from '@kryt/documents/rich-text'
import { chooseTool, type Desk } from './desk.ts'

/** What each is called in the menu of the toolbar. */
const names: Record<string, string> = {
  lines: 'Answer lines',
  box: 'Answer box',
  grid: 'Blank grid',
  'number-line': 'Number line',
  match: 'Columns to match',
}

/** The fields of a pressed figure, by the properties of the node. */
const fields: Record<string, string> = {
  count: 'Number of lines',
  height: 'Height in centimetres',
  rows: 'Rows',
  columns: 'Columns',
  from: 'From',
  to: 'To',
  step: 'Step',
  left: 'Column A, one a line',
  right: 'Column B, one a line',
}

/** Puts a figure in at the caret, as it is before anything was typed into it. */
export const putFigure = async (desk: Desk, node: RichTextNode): Promise<void> =>
  chooseTool(desk, 'Space to answer and figures', names[String(node['kind'])] ?? '')

/** Presses one of the figures of a text and types its numbers or words. */
export async function fillFigure(
  { hands }: Desk,
  text: Locator,
  index: number,
  node: RichTextNode,
): Promise<void> {
  await hands.tap(text.locator('.text-figure').nth(index))
  for (const [property, label] of Object.entries(fields)) {
    const value = node[property]
    if (value === undefined) continue
    // Numbers and lists of words, as the shape of a figure says.
    const words = Array.isArray(value) ? value.join('\n') : `${value as string | number}`
    const field = text.getByLabel(label, { exact: true })
    if ((await field.inputValue()) === words) continue
    await hands.tap(field)
    await hands.press('Control+a')
    await hands.type(words)
  }
}
