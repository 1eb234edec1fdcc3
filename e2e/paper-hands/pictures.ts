import type { Locator } from '@playwright/test'
import type { RichTextNode } from '@kryt/documents/rich-text'
import { button, tool, type Desk } from './desk.ts'

/** Chooses the file of a picture, and says what it shows. */
export async function putPicture(desk: Desk, node: RichTextNode): Promise<void> {
  const { page, hands, pictureFile } = desk
  const choosing = page.waitForEvent('filechooser')
  await hands.tap(tool(desk, 'Picture'))
  await (await choosing).setFiles(await pictureFile(String(node['src']).replace('drawing:', '')))
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  await hands.tap(dialog.getByLabel('What the picture shows'))
  await hands.type(String(node['altText']))
  await hands.tap(button(dialog, 'Insert'))
  await dialog.waitFor({ state: 'hidden' })
}

/** What the keys of a slider move it by: a tenth of its length, and one. */
const tenth = 69

/** Presses one of the pictures of a text and gives it its width with the keys of the slider. */
export async function sizePicture(
  { hands }: Desk,
  text: Locator,
  index: number,
  node: RichTextNode,
): Promise<void> {
  await hands.tap(text.locator('img').nth(index))
  const slider = text.getByRole('slider', { name: 'Width' })
  const wanted = Number(node['width'])
  const left = async () => wanted - Number(await slider.inputValue())
  await slider.focus()
  while (Math.abs(await left()) > tenth / 2)
    await hands.press((await left()) > 0 ? 'PageUp' : 'PageDown')
  for (let more = await left(); more !== 0; more = await left())
    await hands.press(more > 0 ? 'ArrowRight' : 'ArrowLeft')
}
