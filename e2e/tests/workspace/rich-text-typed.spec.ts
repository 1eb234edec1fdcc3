import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { deleteBundle, newBundle } from '../../support/bundles.ts'
import { withProfile } from '../../support/planning.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

/** What a person types, with a format for some of it: by key and by button, at the speed of a hand. */
async function typeFormatted(page: Page, text: Locator, tools: Locator, delay: number) {
  const type = (words: string) => page.keyboard.type(words, { delay })
  const press = async (name: string) => tools.getByRole('button', { name, exact: true }).click()
  await text.click()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await expect(text).toBeFocused()
  // Resources of the tests copy one of the seed, with its text.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+b')
  await type('vetdruk')
  await page.keyboard.press('Control+b')
  await type(' gewoon ')
  await press('Italic')
  await type('skuins')
  await press('Italic')
  await type(' en ')
  await press('Bold')
  await page.keyboard.press('Control+u')
  await type('albei')
  await page.keyboard.press('Control+u')
  await press('Bold')
  await type(' klaar')
}

async function expectFormatted(text: Locator) {
  await expect(text).toContainText('vetdruk gewoon skuins en albei klaar')
  await expect(text.locator('strong')).toHaveText(['vetdruk', 'albei'])
  await expect(text.locator('em')).toHaveText(['skuins'])
}

async function pasteAndUndo(page: Page, text: Locator, delay: number) {
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>geplak <b>swaar</b></p>')
    data.setData('text/plain', 'geplak swaar')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.locator('strong', { hasText: 'swaar' })).toBeVisible()
  await page.keyboard.type(' daarna', { delay })
  await expect(text).toContainText('daarna')
  await page.keyboard.press('Control+z')
  await expect(text).not.toContainText('daarna')
  await page.keyboard.press('Control+z')
  await expect(text).not.toContainText('geplak')
  await expectFormatted(text)
  await page.keyboard.press('Control+y')
  await expect(text.locator('strong', { hasText: 'swaar' })).toBeVisible()
}

const fields = {
  'the description of a resource': async (page: Page) => {
    const { id } = await newProduct({ title: `Rich ${randomUUID().slice(0, 8)}`, price: '10' })
    await page.goto(`/admin/products?edit=${id}`)
    return { dialog: page.getByRole('dialog'), label: 'Description', end: () => deleteProduct(id) }
  },
  'the description of a bundle': async (page: Page) => {
    const title = `Rich ${randomUUID().slice(0, 8)}`
    const member = await newProduct({ title, price: '10' })
    const { id } = await newBundle({ title, price: '10', members: [member] })
    await page.goto(`/admin/productbundles?edit=${id}`)
    return {
      dialog: page.getByRole('dialog'),
      label: 'Description',
      end: async () => {
        await deleteBundle(id)
        await deleteProduct(member.id)
      },
    }
  },
}

for (const [name, open] of Object.entries(fields)) {
  for (const delay of [20, 150]) {
    test(`${name} keeps every format, ${String(delay)} ms a key`, async ({ pageAs }) => {
      const page = await pageAs('marius')
      const { dialog, label, end } = await open(page)
      const text = dialog.getByRole('textbox', { name: label, exact: true })
      const tools = dialog.getByRole('toolbar', { name: 'Formatting' })
      await expect(tools).toBeVisible()
      await typeFormatted(page, text, tools, delay)
      await expectFormatted(text)
      await pasteAndUndo(page, text, delay)
      await end()
    })
  }
}

for (const delay of [20, 150]) {
  test(`the text of a question keeps every format, ${String(delay)} ms a key`, async ({
    pageAs,
    newPerson,
  }) => {
    const person = await newPerson()
    await withProfile(person)
    const page = await pageAs(person)
    await page.goto('/app/assessments?new=blank')
    const editor = page.getByRole('dialog', { name: /assessment/ })
    await editor.getByRole('button', { name: 'Add a text, table or picture' }).first().click()
    const text = editor.getByRole('textbox', { name: 'Text of question 1' })
    const tools = editor.getByRole('toolbar', { name: 'Formatting' })
    await typeFormatted(page, text, tools, delay)
    await expectFormatted(text)
    await pasteAndUndo(page, text, delay)
  })
}
