import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { deleteBundle, newBundle } from '../../support/bundles.ts'
import { chooseLanguage } from '../../support/language.ts'
import { pictureFile } from '../../support/picture-file.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`

const bundleOf = async (title: string) => {
  const { data } = await service
    .from('product_bundle')
    .select('*, product_bundle_product(product_id, position)')
    .eq('title', title)
    .maybeSingle<
      Record<string, unknown> & {
        id: string
        product_bundle_product: { product_id: string; position: number }[]
      }
    >()
  return data
}

const membersOf = (bundle: Awaited<ReturnType<typeof bundleOf>>) =>
  bundle?.product_bundle_product
    .toSorted((a, b) => a.position - b.position)
    .map(({ product_id: id }) => id)

const filesOf = async (id: string) =>
  (await service.storage.from('images').list(`ProductBundles/${id}/Thumbnails`)).data?.map(
    ({ name }) => name,
  ) ?? []

test('a bundle is made of chosen resources, priced by percentage, and given pictures', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const one = await newProduct({ title: `Alpha ${word}`, price: '60' })
  const two = await newProduct({ title: `Beta ${word}`, price: '40' })
  const three = await newProduct({ title: `Gamma ${word}`, price: '20' })
  await page.goto(`/admin/products?q=${word}`)
  const rows = page.getByRole('row').filter({ hasText: word })
  await rows.filter({ hasText: 'Alpha' }).getByRole('checkbox').click()
  await rows.filter({ hasText: 'Beta' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'New bundle' }).click()
  await expect(page).toHaveURL(/\/admin\/productbundles\?new=/)
  const dialog = page.getByRole('dialog', { name: 'New bundle' })
  const members = dialog.getByRole('listitem').filter({ hasText: word })
  await expect(members).toHaveCount(2)
  const price = dialog.getByRole('region', { name: 'What buyers pay' })
  await expect(price).toContainText('R100.00')
  // Nothing is saved without a title.
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill(`Bundle ${word}`)

  const search = dialog.getByRole('combobox', { name: 'Resources' })
  await search.fill(`Gamma ${word}`)
  await page.getByRole('option', { name: new RegExp(`Gamma ${word}`) }).click()
  await expect(members).toHaveCount(3)
  await dialog.getByRole('button', { name: `Move Gamma ${word} up` }).click()
  const last = members.last()
  await expect(last).toContainText(/Alpha|Beta/)
  await dialog.getByLabel('A percentage of what its resources cost one by one').check()
  await dialog.getByLabel('Percentage of the sum').fill('80')
  await expect(price).toContainText('R96.00')
  await expect(price).toContainText('R24.00')
  await expectAccessible(page)
  await dialog.getByLabel('Title', { exact: true }).press('Enter')

  await expect(page).toHaveURL(/edit=/)
  const saved = await bundleOf(`Bundle ${word}`)
  const id = saved?.id ?? ''
  expect(saved).toMatchObject({ price: 96, price_percentage: 80, member_count: 3 })
  expect(membersOf(saved)?.[1]).toBe(three.id)
  // Pictures of a form that is discarded do not stay.
  const editing = page.getByRole('dialog', { name: 'Edit bundle' })
  const pictures = editing.getByRole('group', { name: 'Pictures' })
  await pictures.locator('input[type=file]').setInputFiles(pictureFile('One.png'))
  await expect(pictures.getByRole('listitem').locator('img')).toHaveCount(1)
  expect(await filesOf(id)).toHaveLength(1)
  await editing.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(async () => filesOf(id)).toHaveLength(0)
  await pictures.locator('input[type=file]').setInputFiles(pictureFile('Cover.png'))
  await expect(pictures.getByRole('listitem').locator('img')).toHaveCount(1)
  await editing.getByLabel('Title', { exact: true }).press('Enter')
  await expect(editing).toBeHidden()
  expect((await bundleOf(`Bundle ${word}`))?.['thumbnails']).toEqual([
    expect.stringMatching(new RegExp(`^ProductBundles/${id}/Thumbnails/\\d+-Cover\\.jpg$`)),
  ])

  // Deleting it takes its pictures, and leaves its resources.
  await page.goto(`/admin/productbundles?delete=${id}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect.poll(async () => filesOf(id)).toHaveLength(0)
  expect(await bundleOf(`Bundle ${word}`)).toBeNull()
  for (const product of [one, two, three]) await deleteProduct(product.id)
})

test('the list is searched, also by what is in a bundle; a copy is not in the shop', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const inside = await newProduct({ title: `Inside ${word}`, price: '30' })
  const bundle = await newBundle({ title: `Whole ${word}`, price: '25', members: [inside] })
  await page.goto(`/admin/productbundles?q=Inside ${word}`)
  for (const head of [
    ...['Title', 'Featured', 'Price', 'Discount', 'Category', 'Publish Date', 'Modified Date'],
  ])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `Whole ${word}` })
  await expect(row).toContainText('R25.00')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveValue(
    `Whole ${word} - COPY`,
  )
  const copy = await bundleOf(`Whole ${word} - COPY`)
  expect(copy).toMatchObject({ publish_date: null, thumbnails: [], price: 25 })
  expect(membersOf(copy)).toEqual([inside.id])
  await deleteBundle(copy?.id ?? '')
  await deleteBundle(bundle.id)
  await deleteProduct(inside.id)
})

test('what another one wrote meanwhile is not overwritten', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  const inside = await newProduct({ title: `Inside ${word}`, price: '30' })
  const bundle = await newBundle({ title: `Shared ${word}`, price: '25', members: [inside] })
  await page.goto(`/admin/productbundles?q=${word}&edit=${bundle.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(`Mine ${word}`)
  await service
    .from('product_bundle')
    .update({ description: '<p>Theirs</p>', price: '77' })
    .eq('id', bundle.id)
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(page.getByText(/Nothing has been overwritten/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).last().click()
  await expect(dialog).toBeHidden()
  expect(await bundleOf(`Mine ${word}`)).toMatchObject({ price: 77, description: '<p>Theirs</p>' })
  await deleteBundle(bundle.id)
  await deleteProduct(inside.id)
})

test('a bundle stands within a phone, in Afrikaans, with long words', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 800 } })
  await chooseLanguage(page, 'af')
  const word = newWord()
  const inside = await newProduct({
    title: `Vermenigvuldigingstabelle${word}oefeninge`,
    price: '30',
  })
  await service.from('product').update({ publish_date: null }).eq('id', inside.id)
  await page.goto(`/admin/productbundles?new=${inside.id}.not-an-id`)
  const dialog = page.getByRole('dialog', { name: 'Nuwe bundel' })
  await expect(dialog.getByText('R30,00').first()).toBeVisible()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  // A reload keeps what was typed, and the resources that the address names.
  await dialog.getByLabel('Titel', { exact: true }).fill(`Bundel ${word}`)
  await page.reload()
  await expect(dialog.getByLabel('Titel', { exact: true })).toHaveValue(`Bundel ${word}`)
  await expect(dialog.getByRole('listitem').filter({ hasText: word })).toHaveCount(1)
  await deleteProduct(inside.id)
})

test('a hundred resources at most, and nobody but administrators', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await page.goto('/admin/products')
  await page.getByRole('columnheader').first().getByRole('checkbox').click()
  await page.getByRole('button', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: 'New bundle' }).click()
  await expect(page.getByText('A bundle has at most 100 resources.')).toBeVisible()
  const teacher = await pageAs('thandi')
  await teacher.goto('/admin/productbundles')
  await expect(teacher.getByRole('heading', { name: 'Bundles' })).toBeHidden()
})
