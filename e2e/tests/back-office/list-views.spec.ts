import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { asOwner } from '../../support/database.ts'
import { chooseLanguage } from '../../support/language.ts'

const newName = () => `View ${randomUUID().slice(0, 8)}`
const forget = async (name: string) =>
  asOwner(['delete from private.list_view where name like $1', [`${name}%`]])

test('a view is kept, chosen, changed, renamed and deleted', async ({ pageAs }) => {
  const name = newName()
  const page = await pageAs('marius')
  const menu = page.getByRole('menu')
  const views = page.getByRole('main').getByRole('button', { name: /^(Views|View \w)/ })
  try {
    await page.goto('/admin/products?q=reading&sort=price&page=2')
    await views.click()
    await menu.getByRole('menuitem', { name: 'Save as a view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as a view' })
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog.getByText('Give the view a name')).toBeVisible()
    await dialog.getByLabel('Name').fill(name)
    await expectAccessible(page)
    await dialog.getByLabel('Name').press('Enter')
    await expect(views).toHaveText(name)
    await expect(page).toHaveURL(/q=reading&sort=price&view=/)
    await expect(page).not.toHaveURL(/page=/)

    // Another name for another state, and the same name is refused with what was typed.
    await page.getByRole('searchbox').fill('spelling')
    await expect(views).toHaveText(`${name}, changed`)
    await views.click()
    await menu.getByRole('menuitem', { name: 'Save as a view…' }).click()
    await dialog.getByLabel('Name').fill(name.toUpperCase())
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog.getByText('You have a view with that name already')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue(name.toUpperCase())
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave anyway' }).click()
    await views.click()
    await menu.getByRole('menuitem', { name: `Keep the changes in “${name}”` }).click()
    await expect(views).toHaveText(name)

    // Elsewhere and back; Back leaves the view as it came.
    await page.goto('/admin/products')
    await expect(views).toHaveText('Views')
    await views.click()
    await menu.getByRole('menuitemradio', { name }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('spelling')
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goForward()
    await expect(views).toHaveText(name)

    await views.click()
    await menu.getByRole('menuitem', { name: `Rename “${name}”…` }).click()
    const rename = page.getByRole('dialog', { name: 'Rename the view' })
    await rename.getByLabel('Name').fill(`${name} b`)
    await rename.getByLabel('Name').press('Enter')
    await expect(views).toHaveText(`${name} b`)

    // Another list has none of it.
    await page.goto('/admin/productbundles')
    await views.click()
    await expect(menu.getByText(name)).toBeHidden()
    await page.keyboard.press('Escape')

    await page.goto('/admin/products')
    await views.click()
    await menu.getByRole('menuitemradio', { name: `${name} b` }).click()
    await views.click()
    await menu.getByRole('menuitem', { name: `Delete “${name} b”…` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(views).toHaveText('Views')
    await expect(page.getByRole('searchbox')).toHaveValue('spelling')
  } finally {
    await forget(name)
  }
})

test('on a phone, in Afrikaans, a view of another machine is there', async ({ pageAs }) => {
  const name = newName()
  const [desk, page] = [await pageAs('marius'), await pageAs('marius')]
  await chooseLanguage(page, 'af')
  await page.setViewportSize({ width: 390, height: 844 })
  try {
    await desk.goto('/admin/productorders?sort=orderTotal')
    await desk.getByRole('button', { name: 'Views' }).click()
    await desk.getByRole('menuitem', { name: 'Save as a view…' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Name').fill(`${name} ${'long '.repeat(9)}`)
    await dialog.getByLabel('Name').press('Enter')
    await expect(dialog).toBeHidden()

    await page.goto('/admin/productorders')
    await page.getByRole('button', { name: 'Aansigte' }).click()
    await expect(page.getByRole('menuitem', { name: 'Stoor as ’n aansig …' })).toBeVisible()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page).toHaveURL(/view=/)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menuitem', { name: /^Hernoem/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  } finally {
    await forget(name)
  }
})
