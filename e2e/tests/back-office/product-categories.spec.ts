import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`

async function newCategory(name: string, parentId: string | null = null) {
  const { data } = await service
    .from('product_category')
    .insert({ name, parent_id: parentId })
    .select('id')
    .single<{ id: string }>()
  return data?.id ?? ''
}

const rowOf = async (name: string) =>
  (
    await service
      .from('product_category')
      .select('id, slug, grade, parent_id, position')
      .eq('name', name)
      .maybeSingle<{
        id: string
        slug: string
        grade: string | null
        parent_id: string | null
        position: number
      }>()
  ).data

/** Names of the word's categories, as the dialog shows them from the top. */
const shown = async (page: Page, word: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: word })
    .locator('.font-semibold', { hasText: word })
    .allTextContents()

async function choose(page: Page, category: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${category}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const removeAll = async (ids: string[]) => {
  for (const id of ids) await service.from('product_category').delete().eq('id', id)
}

test('a category is made below another one; its name is required and may stand there once', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const top = await newCategory(`Top ${word}`)
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Manage categories' }).click()
  await choose(page, `Top ${word}`, 'New category in it')
  const dialog = page.getByRole('dialog', { name: 'New category' })
  const name = dialog.getByLabel('Name')
  await name.fill(' ')
  await name.press('Enter')
  await expect(dialog.getByText('Category name is required')).toBeVisible()
  await name.fill(`Wiskunde & Wêreld ${word}`)
  await expect(dialog.getByText(`Slug: wiskunde-wereld-${word}`)).toBeVisible()
  await dialog.getByLabel('Grade').selectOption('R')
  await expect(dialog.getByLabel('Belongs to')).toHaveValue(top)
  await name.press('Enter')
  await expect(dialog).toBeHidden()
  const made = await rowOf(`Wiskunde & Wêreld ${word}`)
  expect(made).toMatchObject({ parent_id: top, grade: 'R', slug: `wiskunde-wereld-${word}` })
  await expectAccessible(page)

  await choose(page, `Top ${word}`, 'New category in it')
  await name.fill(`wiskunde, wêreld ${word}`)
  await name.press('Enter')
  await expect(dialog.getByText(/already/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave anyway' }).click()
  // Not into itself, nor below itself.
  await choose(page, `Top ${word}`, 'Edit')
  const options = page.getByRole('dialog').getByLabel('Belongs to').locator('option')
  await expect(options.filter({ hasText: word })).toHaveCount(0)
  await removeAll([made?.id ?? '', top])
})

test('categories are moved by the menu and by dragging, and buyers see that order', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  const word = newWord()
  const top = await newCategory(`Top ${word}`)
  const [a, b, c] = [
    await newCategory(`A ${word}`, top),
    await newCategory(`B ${word}`, top),
    await newCategory(`C ${word}`, top),
  ]
  await page.goto('/admin/products?manage=categories')
  await expect(page.getByRole('button', { name: `Actions for C ${word}` })).toBeVisible()
  await choose(page, `A ${word}`, 'Move down')
  await expect
    .poll(async () => shown(page, word))
    .toEqual([`Top ${word}`, `B ${word}`, `A ${word}`, `C ${word}`])

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: `${name} ${word}` })
  const drag = async (from: string, to: string, part: number) => {
    const box = await row(to).boundingBox()
    await row(from)
      .getByTitle('Drag to move')
      .dragTo(row(to), { targetPosition: { x: 80, y: (box?.height ?? 48) * part } })
  }
  await drag('C', 'B', 0.1)
  await expect
    .poll(async () => shown(page, word))
    .toEqual([`Top ${word}`, `C ${word}`, `B ${word}`, `A ${word}`])
  await drag('A', 'C', 0.5)
  await expect.poll(async () => (await rowOf(`A ${word}`))?.parent_id).toBe(c)
  // A circle has no place to be dropped.
  await drag('C', 'A', 0.5)
  await expect.poll(async () => (await rowOf(`C ${word}`))?.parent_id).toBe(top)
  await removeAll([a, b, c, top])
})

test('deleting moves what it holds to where one says', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  const [gone, kept] = [await newCategory(`Gone ${word}`), await newCategory(`Kept ${word}`)]
  const child = await newCategory(`Child ${word}`, gone)
  const product = await newProduct({ title: `Held ${word}`, price: '10' })
  await service.from('product').update({ category_id: gone }).eq('id', product.id)
  await page.goto('/admin/products?manage=categories')
  await choose(page, `Gone ${word}`, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('It holds 1 resource, no bundles and 1 category.')
  await dialog.getByLabel('Its resources and bundles go to').selectOption(kept)
  await dialog.getByLabel('Its categories go to').selectOption(kept)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: `Actions for Kept ${word}` })).toBeVisible()
  expect(await rowOf(`Gone ${word}`)).toBeNull()
  expect(await rowOf(`Child ${word}`)).toMatchObject({ parent_id: kept })
  const { data } = await service
    .from('product')
    .select('category_id')
    .eq('id', product.id)
    .single<{ category_id: string }>()
  expect(data?.category_id).toBe(kept)
  await deleteProduct(product.id)
  await removeAll([child, kept])
})

test('the tree stands within a phone, in Afrikaans', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 320, height: 640 } })
  await chooseLanguage(page, 'af')
  const word = newWord()
  const ids = [await newCategory(`Lewensvaardigheidsprogramme${word}`)]
  for (const depth of [1, 2, 3]) ids.unshift(await newCategory(`Onder ${depth} ${word}`, ids[0]))
  await page.goto('/admin/products?manage=categories')
  const dialog = page.getByRole('dialog', { name: 'Bestuur kategorieë' })
  await expect(dialog.getByText(`Onder 3 ${word}`)).toBeVisible()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await removeAll(ids)
})
