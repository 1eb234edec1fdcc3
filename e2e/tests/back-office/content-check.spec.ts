import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { ageFile } from '../../support/stored-files.ts'

// One check at a time: another one would count the same run on.
test.describe.configure({ mode: 'serial' })

async function brokenProduct() {
  const word = `word${randomUUID().slice(0, 8)}`
  const product = await newProduct({ title: `Broken ${word}`, price: '10' })
  await service.from('product_content').insert({
    product_id: product.id,
    file_keys: ['ProductsContent/x/1-Gone.pdf', 'ProductsContent/x/2-Also-gone.pdf'],
  })
  return { ...product, word }
}

/** Holds the requests of a check until the answer is called. */
async function slowCheck(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/graphql/v1', async (route) => {
    if (route.request().postData()?.includes('ContinueContentCheck') === true) await held
    await route.fallback()
  })
  return release
}

test('a check shows how far it is, names what is missing and turns on the filter', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const product = await brokenProduct()
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Check content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check content' })
  await dialog.getByRole('button', { name: /Check now|Start again/ }).click()
  await expect(dialog.getByText(/^Checked products ([\d ,\u00a0]+) of \1 - DONE$/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(dialog.getByText('The following products are missing files')).toBeVisible()
  const item = dialog.getByRole('listitem').filter({ hasText: product.title })
  await expect(item).toContainText('(MISSING) Gone.pdf')
  await expect(item).toContainText('(MISSING) Also-gone.pdf')
  await expect(page).toHaveURL(/missing=files/)
  await expectAccessible(page)

  await item.getByRole('link', { name: product.title }).click()
  const files = page.getByRole('dialog').getByRole('group', { name: 'Files' })
  await expect(files.getByText('(MISSING) Gone.pdf')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('searchbox').fill(product.word)
  const row = page.getByRole('row').filter({ hasText: product.title })
  await expect(page.getByRole('columnheader', { name: 'Missing files' })).toBeVisible()
  await expect(row.getByRole('cell', { name: '2', exact: true }).last()).toBeVisible()
  await deleteProduct(product.id)
})

test('a check that was stopped goes on where it was, after a reload too', async ({ pageAs }) => {
  const page = await pageAs('marius')
  // More than one request checks.
  const word = `word${randomUUID().slice(0, 8)}`
  const fillers = Array.from({ length: 60 }, (_, place) => ({ title: `Filler ${place} ${word}` }))
  expect((await service.from('product').insert(fillers)).error).toBeNull()
  const release = await slowCheck(page)
  const checks = new Set<string>()
  page.on('request', (request) => {
    const id = /"checkId":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
    if (id !== undefined) checks.add(id)
  })
  await page.goto('/admin/products?manage=check')
  const dialog = page.getByRole('dialog', { name: 'Check content' })
  await dialog.getByRole('button', { name: /Check now|Start again/ }).click()
  await expect(dialog.getByText(/^Checking products 0 of/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  release(undefined)
  await expect(dialog.getByRole('button', { name: 'Go on' })).toBeVisible()
  await page.reload()
  const begun = dialog.getByText(/^Checking products [1-9]/)
  await expect(begun).toBeVisible()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText(/DONE$/)).toBeVisible({ timeout: 30_000 })
  expect(checks.size).toBe(1)
  await service.from('product').delete().like('title', `Filler % ${word}`)
})

test('without an answer it says so and can go on; it stands in Afrikaans on a phone', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 800 } })
  await chooseLanguage(page, 'af')
  await page.goto('/admin/products?manage=check')
  const dialog = page.getByRole('dialog', { name: 'Gaan inhoud na' })
  let failing = true
  await page.route('**/graphql/v1', async (route) => {
    const going = route.request().postData()?.includes('ContinueContentCheck') === true
    if (failing && going) return route.abort('connectionfailed')
    return route.fallback()
  })
  await dialog.getByRole('button', { name: /Gaan nou na|Begin van voor af/ }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  failing = false
  await dialog.getByRole('button', { name: 'Gaan voort' }).click()
  await expect(dialog.getByText(/KLAAR$/)).toBeVisible({ timeout: 30_000 })
})

test('a stored file that nothing names is shown, and deleted when that is confirmed', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const name = `ProductsContent/${randomUUID()}/1-Left-behind.txt`
  await service.storage.from('content').upload(name, 'left behind')
  await page.goto('/admin/products?manage=check')
  const dialog = page.getByRole('dialog', { name: 'Check content' })
  await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible()
  // Not yet: a dialog may be about to name it.
  await expect(dialog.getByText(name)).toBeHidden()
  await ageFile('content', name)
  await page.reload()
  await expect(dialog.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Delete (this|these \d+) files?$/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByText(name)).toBeHidden()
  expect((await service.storage.from('content').download(name)).error).not.toBeNull()
})
