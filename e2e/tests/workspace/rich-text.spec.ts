import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { withProfile } from '../../support/planning.ts'

/** A new paper with the caret in the text of its first question. */
async function questionText(page: Page) {
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: /assessment/ })
  await expect(editor.getByLabel('Title', { exact: true })).toBeVisible()
  await editor.getByRole('button', { name: 'Add a text, table or picture' }).first().click()
  const text = editor.getByRole('textbox', { name: 'Text of question 1' })
  await text.click()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await expect(text).toBeFocused()
  const tool = async (name: string, choice?: string) => {
    await editor.getByRole('button', { name, exact: true }).click()
    if (choice !== undefined)
      await page.getByRole('menuitem', { name: choice, exact: true }).click()
  }
  return { editor, text, tool, preview: editor.getByRole('region', { name: 'Preview' }) }
}

/** A picture of 2,000 by 100 pixels, as a browser makes it. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 100 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.fillStyle = '#1f4d3d'
    context.fillRect(0, 0, 2000, 100)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

test('a question is formatted, gets a table, a formula and pasted words, and is undone', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const { text, tool, preview } = await questionText(page)
  await page.keyboard.type('Read ')
  await tool('Bold')
  await page.keyboard.type('all')
  await expect(preview.locator('strong')).toHaveText('all')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('Read')

  await page.keyboard.press('Enter')
  await tool('Numbered list', 'a. b. c.')
  await page.keyboard.type('first')
  await expect(preview.locator('ol[data-marker="lower-alpha"] li')).toHaveText('first')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await tool('Formula')
  const dialog = page.getByRole('dialog', { name: 'Formula' })
  await expect(dialog.locator('math-field')).toBeFocused()
  await dialog.getByRole('button', { name: 'Fraction' }).click()
  await page.keyboard.type('3')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('4')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(preview.getByRole('math', { name: '3 over 4' })).toBeVisible()

  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<table><tr><td><b>Month</b></td></tr><tr><td>May</td></tr></table>')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(preview.getByRole('columnheader', { name: 'Month' })).toBeVisible()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expectAccessible(page)
})

for (const { machine, slower } of [
  { machine: 'a quick machine', slower: 1 },
  { machine: 'a machine under load', slower: 6 },
])
  test(`a formula is typed at once after its tool, Enter once puts it in, and what follows is beside it, on ${machine}`, async ({
    pageAs,
    newPerson,
  }) => {
    const person = await newPerson()
    await withProfile(person)
    const page = await pageAs(person)
    // The file of formulas comes late the first time; keys do not wait for it.
    await page.route(/formula-form|mathlive/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const { tool, text, preview } = await questionText(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    for (const [typed, said, after] of [
      ['3/4', '3 over 4', ' of a loaf'],
      ['5/6', '5 over 6', ' of a metre'],
    ] as const) {
      await tool('Formula')
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await page.keyboard.type(after)
      await expect(preview.getByRole('math', { name: said })).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Formula' })).toBeHidden()
      await expect(text).toBeFocused()
      await expect(text).toContainText(after)
    }
  })

test('a formula whose file does not come leaves the paper in sight, and comes when it is tried again', async ({
  pageAs,
  newPerson,
  expectPageError,
}) => {
  expectPageError(/Failed to fetch dynamically imported module/)
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const { editor, tool, text } = await questionText(page)
  await page.keyboard.type('Work out')
  await page.route(/formula-form|mathlive/, async (route) => route.abort())
  await tool('Formula')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(/formula-form|mathlive/)
  await again.click()
  await page.locator('math-field').click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('math')).toBeVisible()
  await expect(text).toContainText('Work out')
  await expect(editor.getByLabel('Title', { exact: true })).toBeAttached()
})

test('a picture is scaled, described, kept in private and drawn in the preview', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const { editor, preview, text } = await questionText(page)
  const name = `${randomUUID()}.png`
  const buffer = Buffer.from(await picture(page), 'base64')
  const choose = page.waitForEvent('filechooser')
  await editor.getByRole('button', { name: 'Picture', exact: true }).click()
  const chooser = await choose
  const notOne = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
  await chooser.setFiles(notOne)
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  await expect(dialog.getByText(/PNG, JPEG, BMP or GIF/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const again = page.waitForEvent('filechooser')
  await editor.getByRole('button', { name: 'Picture', exact: true }).click()
  await (await again).setFiles({ name, mimeType: 'image/png', buffer })
  const insert = dialog.getByRole('button', { name: 'Insert' })
  await expect(insert).toBeDisabled()
  await dialog.getByLabel('What the picture shows').fill('A green bar')
  await expect(insert).toBeEnabled()
  await expectAccessible(page)
  await insert.click()
  const drawn = preview.getByRole('img', { name: 'A green bar' })
  await expect(drawn).toBeVisible()
  expect(await drawn.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBe(
    1240,
  )
  // What is typed into its description is one step.
  await text.getByRole('img', { name: 'A green bar' }).click()
  const description = text.getByLabel('What the picture shows')
  await description.press('End')
  await page.keyboard.type(', long')
  await expect(preview.getByRole('img', { name: 'A green bar, long' })).toBeVisible()
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(drawn).toBeVisible()
})

test('pictures within a text of Word come after it, each described; what cannot come is said', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const { preview, text } = await questionText(page)
  const hex = Buffer.from(await picture(page), 'base64').toString('hex')
  await text.click()
  await text.evaluate((element, bytes) => {
    const data = new DataTransfer()
    const image = '<img src="file:///C:/Users/x/image001.png">'
    data.setData('text/html', `<p>Look at the bars.${image}${image}${image}</p>`)
    const pict = String.raw`{\*\shppict{\pict\pngblip ${bytes}}}`
    data.setData('text/rtf', String.raw`{\rtf1 Look ${pict} ${pict} {\pict\emfblip 0100}}`)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, hex)
  await expect(page.getByText(/One picture of this text could not be pasted/)).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  await expect(dialog.getByText('One more picture follows.')).toBeVisible()
  await dialog.getByLabel('What the picture shows').fill('The first bar')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog.getByText('One more picture follows.')).toBeHidden()
  await expect(dialog.getByLabel('What the picture shows')).toHaveValue('')
  await dialog.getByLabel('What the picture shows').fill('The second bar')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
  await expect(preview.getByText('Look at the bars.')).toBeVisible()
  await expect(preview.getByRole('img', { name: 'The first bar' })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'The second bar' })).toBeVisible()
})
