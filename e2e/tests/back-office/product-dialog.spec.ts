import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { pictureFile } from '../../support/picture-file.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`

const rowOf = async (title: string) => {
  const { data } = await service
    .from('product')
    .select()
    .eq('title', title)
    .maybeSingle<Record<string, unknown>>()
  return data
}

const filesOf = async (id: string) =>
  (await service.storage.from('images').list(`Products/${id}`)).data?.map(({ name }) => name) ?? []

test('a new resource is saved first, and has pictures, videos and questions then', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const title = `New ${newWord()}`
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'New resource' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Save the resource to add images')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click({ force: true })
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.getByLabel('Price').fill('49,90')

  const videos = dialog.getByRole('textbox', { name: 'Videos' })
  await videos.fill('nothing')
  await videos.press('Enter')
  await expect(
    dialog.getByText('One or more video IDs are invalid.', { exact: false }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: /nothing/ }).click()
  await videos.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await videos.press('Enter')

  const physical = dialog.getByRole('checkbox', { name: 'Physical: it is posted' })
  await dialog.getByRole('checkbox', { name: 'For subscribers' }).check()
  await physical.check()
  await expect(dialog.getByRole('checkbox', { name: 'For subscribers' })).not.toBeChecked()
  await physical.uncheck()

  await dialog.getByRole('button', { name: 'Add a question' }).click()
  const card = dialog.getByRole('group', { name: 'Question 1' })
  await card.getByLabel('Label').fill('Which colour?')
  await card.getByLabel('Type').selectOption('Select')
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(card.getByText('Select values are required')).toBeVisible()
  await card.getByRole('textbox', { name: 'Values' }).fill('Red, Blue')
  await card.getByRole('textbox', { name: 'Values' }).press('Enter')
  await expect(dialog.getByLabel(/^Which colour/).locator('option')).toContainText(['Red', 'Blue'])
  await expectAccessible(page)
  await dialog.getByLabel('Title', { exact: true }).press('Enter')

  await expect(page).toHaveURL(/edit=/)
  const saved = await rowOf(title)
  const id = String(saved?.['id'])
  expect(saved).toMatchObject({ price: 49.9, video_count: 1, physical: false })
  expect(saved?.['questions']).toMatchObject([
    { label: 'Which colour?', type: 'Select', items: ['Red', 'Blue'] },
  ])

  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([pictureFile('One.png'), pictureFile('Twó é.png')])
  await expect(dialog.getByRole('listitem').locator('img')).toHaveCount(2)
  expect(await filesOf(id)).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog.getByRole('listitem').locator('img')).toHaveCount(0)
  await expect.poll(async () => filesOf(id)).toHaveLength(0)

  await dialog.locator('input[type=file]').first().setInputFiles(pictureFile('Cover.png'))
  await expect(dialog.getByRole('listitem').locator('img')).toHaveCount(1)
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  expect((await rowOf(title))?.['thumbnails']).toEqual([
    expect.stringMatching(new RegExp(`^Products/${id}/\\d+-Cover\\.jpg$`)),
  ])
  expect(await filesOf(id)).toHaveLength(1)
  await deleteProduct(id)
})

test('a tag that does not exist is made, a SKU that does is refused, and nothing typed is lost', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const product = await newProduct({ title: `Tagged ${word}`, price: '10' })
  const other = await newProduct({ title: `Other ${word}`, price: '10' })
  const sku = 700_000_000 + Math.floor(Math.random() * 1_000_000)
  await service.from('product').update({ sku }).eq('id', other.id)
  await page.goto(`/admin/products?edit=${product.id}`)
  const dialog = page.getByRole('dialog')
  const tags = dialog.getByRole('combobox', { name: 'Tags' })
  await tags.fill(word)
  await page.getByRole('option', { name: `Add “${word}”` }).click()
  await dialog.getByLabel('SKU').fill(String(sku))
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(dialog.getByText('Another resource has this SKU already')).toBeVisible()
  await dialog.getByLabel('SKU').fill('')
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  const tag = await service
    .from('product_tag')
    .select('id')
    .eq('name', word)
    .single<{ id: string }>()
  expect((await rowOf(product.title))?.['tags']).toEqual([tag.data?.id])
  await Promise.all([deleteProduct(product.id), deleteProduct(other.id)])
  await service.from('product_tag').delete().eq('name', word)
})

test('what another one wrote meanwhile is not overwritten, whatever the list has read since', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const product = await newProduct({ title: `Shared ${word}`, price: '10' })
  await page.goto(`/admin/products?q=${word}&edit=${product.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(`Mine ${word}`)
  await service
    .from('product')
    .update({ description: '<p>Theirs</p>', price: '77' })
    .eq('id', product.id)
  // The list behind the dialog follows.
  await expect(page.getByText('R77.00').first()).toBeAttached({ timeout: 15_000 })
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(page.getByText(/Nothing has been overwritten/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).last().click()
  await expect(dialog).toBeHidden()
  expect(await rowOf(`Mine ${word}`)).toMatchObject({ price: 77, description: '<p>Theirs</p>' })
  await deleteProduct(product.id)
})

test('a copy has its own files, no pictures and no SKU, and is not in the shop', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const product = await newProduct({ title: `Model ${word}`, price: '10' })
  await service
    .from('product')
    .update({ sku: randomInt(100_000_000, 999_000_000) })
    .eq('id', product.id)
  const key = `ProductsContent/${product.id}/1-Paper.pdf`
  await service.storage
    .from('content')
    .upload(key, Buffer.from('%PDF-1.4 x'), { contentType: 'application/pdf' })
  await service
    .from('product_content')
    .insert({ product_id: product.id, file_keys: [key], urls: ['dQw4w9WgXcQ'] })
  await page.goto(`/admin/products?q=${word}`)
  await page.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveValue(
    `Model ${word} - COPY`,
  )
  const copy = await rowOf(`Model ${word} - COPY`)
  expect(copy).toMatchObject({
    thumbnails: [],
    sku: null,
    publish_date: null,
    file_count: 1,
    video_count: 1,
  })
  const content = await service
    .from('product_content')
    .select('file_keys')
    .eq('product_id', String(copy?.['id']))
    .single<{ file_keys: string[] }>()
  const [copied = ''] = content.data?.file_keys ?? []
  expect(copied).not.toBe(key)
  expect((await service.storage.from('content').download(copied)).error).toBeNull()
  await Promise.all([deleteProduct(product.id), deleteProduct(String(copy?.['id']))])
  await service.storage.from('content').remove([key, copied])
})

test('the dialog stands within a window of 320 px, in Afrikaans', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 320, height: 640 } })
  await chooseLanguage(page, 'af')
  await page.goto('/admin/products?new=yes')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(
    await page.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('on a phone: a reload keeps what was typed, a slow answer is sent once, Back closes it', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 800 } })
  await chooseLanguage(page, 'af')
  const word = newWord()
  const long = `Vermenigvuldigingstabelleoefeningeversameling${word}`
  const product = await newProduct({ title: `Kort ${word}`, price: '10' })
  await page.goto(`/admin/products?q=${word}`)
  await page.getByRole('link', { name: `Kort ${word}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Wysig hulpbron' })
  const title = dialog.getByLabel('Titel', { exact: true })
  await title.fill(long)
  await page.reload()
  await expect(title).toHaveValue(long)

  let sent = 0
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/graphql/v1', async (route) => {
    if (route.request().postData()?.includes('SaveProduct') === true) {
      sent += 1
      await held
    }
    await route.fallback()
  })
  await title.press('Enter')
  await title.press('Enter')
  await expect.poll(() => sent).toBe(1)
  release(undefined)
  await expect(dialog).toBeHidden()
  expect(sent).toBe(1)
  expect(await rowOf(long)).toMatchObject({ id: product.id })
  await expect(page.getByRole('link', { name: long })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: long }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`q=${word}$`))
  await deleteProduct(product.id)
})

test('of two windows the second one is told what the first one wrote', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  const product = await newProduct({ title: `Twice ${word}`, price: '10' })
  const other = await page.context().newPage()
  for (const window of [page, other]) await window.goto(`/admin/products?edit=${product.id}`)
  const titleIn = (window: typeof page) =>
    window.getByRole('dialog').getByLabel('Title', { exact: true })
  await titleIn(page).fill(`First ${word}`)
  await titleIn(page).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await titleIn(other).fill(`Second ${word}`)
  await titleIn(other).press('Enter')
  await expect(other.getByText(/Nothing has been overwritten/)).toBeVisible()
  expect(await rowOf(`First ${word}`)).toMatchObject({ id: product.id })
  await deleteProduct(product.id)
})

test('an SVG with a script and a page that calls itself a picture are refused by name, and nothing is stored', async ({
  pageAs,
  persona,
}) => {
  const page = await pageAs('marius')
  const product = await newProduct({ title: `Hostile ${newWord()}`, price: '10' })
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await page.goto(`/admin/products?edit=${product.id}`)
  const pictures = page.getByRole('dialog').getByRole('group', { name: 'Pictures' })
  const drawn = pictures.getByRole('listitem').locator('img')
  await expect(drawn).not.toHaveCount(0)
  const before = await drawn.count()
  await pictures
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
      pictureFile('Good.png'),
    ])
  await expect(drawn).toHaveCount(before + 1)
  await expect(pictures.getByText(/drawing\.svg/)).toBeVisible()
  await expect(pictures.getByText(/page\.png/)).toBeVisible()
  expect(await filesOf(product.id)).toHaveLength(1)

  // Past the screen, Storage refuses it by its type.
  const marius = await persona('marius')
  const { error } = await marius.client.storage
    .from('images')
    .upload(`Products/${product.id}/1-drawing.svg`, Buffer.from(script), {
      contentType: 'image/svg+xml',
    })
  expect(error?.message).toContain('mime type image/svg+xml is not supported')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await deleteProduct(product.id)
})
