import type { Locator, Page } from '@playwright/test'
import type { Hands } from './hands.ts'

/** A picture as a file on the teacher's disk. */
interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Where a paper is typed: the open editor, and the hands on it. */
export interface Desk {
  page: Page
  editor: Locator
  hands: Hands
  /** The file of a drawing that the paper names. */
  pictureFile: (name: string) => Promise<PictureFile>
}

export const button = (place: Locator | Page, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true })

/** A button of the toolbar over the texts. */
export const tool = ({ editor }: Desk, name: string) =>
  button(editor.getByRole('toolbar', { name: 'Formatting' }), name)

/** One of a menu of that toolbar. */
export async function chooseTool(desk: Desk, menu: string, name: string): Promise<void> {
  await desk.hands.tap(tool(desk, menu))
  await desk.hands.tap(desk.page.getByRole('menuitem', { name, exact: true }))
}

/** Begins an empty paper from the list of papers. @returns its editor */
export async function beginBlankPaper(page: Page, hands: Hands): Promise<Locator> {
  await page.goto('/app/assessments')
  await hands.tap(page.getByRole('button', { name: 'New assessment' }).first())
  await hands.tap(page.getByRole('button', { name: /^Blank paper/ }))
  return page.getByRole('dialog', { name: /assessment/ })
}

/** Opens the formatted text of a question or part by its button. @returns the text, with the caret in it */
export async function openText({ page, hands }: Desk, place: Locator, name: string) {
  await hands.tap(button(place, 'Add a text, table or picture').first())
  const text = place.getByRole('textbox', { name, exact: true })
  await text.and(page.locator(':focus')).waitFor()
  return text
}
