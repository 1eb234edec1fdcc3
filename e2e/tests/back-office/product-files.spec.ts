import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`

const keysOf = async (id: string) => {
  const { data } = await service
    .from('product_content')
    .select('file_keys')
    .eq('product_id', id)
    .maybeSingle<{ file_keys: string[] }>()
  return data?.file_keys ?? []
}

const bytesOf = async (key: string) => {
  const { data } = await service.storage.from('content').download(key)
  return data === null ? null : Buffer.from(await data.arrayBuffer())
}

test('files come one by one, are opened, and go when that is confirmed', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const product = await newProduct({ title: `Files ${newWord()}`, price: '10' })
  await page.goto(`/admin/products?edit=${product.id}`)
  const files = page.getByRole('dialog').getByRole('group', { name: 'Files' })
  await files.locator('input[type=file][multiple]').setInputFiles([
    { name: 'Toets één.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 one') },
    { name: 'Two.txt', mimeType: 'text/plain', buffer: Buffer.from('two') },
  ])
  await expect(files.getByRole('button', { name: 'Toets-een.pdf', exact: true })).toBeVisible()
  await expect(files.getByRole('button', { name: 'Two.txt', exact: true })).toBeVisible()
  // Pages and language are read when that is asked for, the size is always there.
  await expect(files.getByRole('listitem').filter({ hasText: 'Toets' })).toContainText('0.1 kB')
  const keys = await keysOf(product.id)
  expect(keys).toHaveLength(2)
  const text = keys.find((key) => key.endsWith('Two.txt')) ?? ''
  expect(text).toMatch(/^ProductsContent\/[0-9a-f-]{36}\/\d+-Two\.txt$/)
  expect((await bytesOf(text))?.toString()).toBe('two')
  await expectAccessible(page)

  await files.getByRole('button', { name: 'Check whether Two.txt is whole' }).click()
  await expect(page.getByText('Two.txt is whole.')).toBeVisible()
  await service.storage.from('content').upload(text, Buffer.from('tw0'), { upsert: true })
  await files.getByRole('button', { name: 'Check whether Two.txt is whole' }).click()
  await expect(
    page.getByText('The stored file is not what was sent.', { exact: false }),
  ).toBeVisible()

  // Nothing of the form changed, so it closes without a question.
  await files.getByRole('button', { name: 'Remove Two.txt' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(files.getByRole('button', { name: 'Two.txt', exact: true })).toBeVisible()
  await files.getByRole('button', { name: 'Remove Two.txt' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(files.getByRole('button', { name: 'Two.txt', exact: true })).toBeHidden()
  await expect.poll(async () => bytesOf(text)).toBeNull()
  expect(await keysOf(product.id)).toHaveLength(1)
  await service.storage.from('content').remove(keys)
  await deleteProduct(product.id)
})

test('a file that is broken off goes on where it stopped, and every byte arrives', async ({
  pageAs,
}, testInfo) => {
  test.slow()
  const page = await pageAs('marius')
  const product = await newProduct({ title: `Large ${newWord()}`, price: '10' })
  // Three parts of 6 MB.
  const bytes = randomBytes(16_000_000)
  // On disk, where its date stays: by that the browser knows it again.
  const file = testInfo.outputPath('Large.pdf')
  await writeFile(file, bytes)
  const parts: number[] = []
  let line = true
  await page.route('**/upload/resumable/**', async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.fallback()
    const offset = Number(request.headers()['upload-offset'])
    if (!line || (offset >= 6_291_456 && parts.length < 2)) {
      line = false
      return route.abort('connectionfailed')
    }
    parts.push(offset)
    return route.fallback()
  })
  await page.goto(`/admin/products?edit=${product.id}`)
  const files = page.getByRole('dialog').getByRole('group', { name: 'Files' })
  await files.locator('input[type=file][multiple]').setInputFiles(file)
  await expect.poll(() => line).toBe(false)
  expect(parts).toEqual([0])
  // The page is left and comes back; the browser asks, because the file has not arrived.
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  line = true
  parts.push(-1)
  await files.locator('input[type=file][multiple]').setInputFiles(file)
  await expect(files.getByRole('button', { name: 'Large.pdf', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  expect(parts.slice(2)[0]).toBe(6_291_456)
  const [key = ''] = await keysOf(product.id)
  expect((await bytesOf(key))?.equals(bytes)).toBe(true)
  await service.storage.from('content').remove([key])
  await deleteProduct(product.id)
})

test('a file that the store does not have is red and says so', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const product = await newProduct({ title: `Missing ${newWord()}`, price: '10' })
  await service
    .from('product_content')
    .insert({ product_id: product.id, file_keys: ['ProductsContent/x/1-Gone.pdf'] })
  await page.goto(`/admin/products?edit=${product.id}`)
  await expect(page.getByRole('dialog').getByText('(MISSING) Gone.pdf')).toBeVisible()
  await deleteProduct(product.id)
})

test('with a resource its own files are deleted, and not those of another one', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const product = await newProduct({ title: `Away ${newWord()}`, price: '10' })
  const { data: content } = await service
    .from('product_content')
    .insert({ product_id: product.id })
    .select('id')
    .single<{ id: string }>()
  const own = `ProductsContent/${content?.id ?? ''}/1-Own.txt`
  const shared = `ProductsContent/${randomUUID()}/1-Shared.txt`
  for (const key of [own, shared]) await service.storage.from('content').upload(key, key)
  await service
    .from('product_content')
    .update({ file_keys: [own, shared] })
    .eq('product_id', product.id)
  await page.goto(`/admin/products?delete=${product.id}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect.poll(async () => bytesOf(own)).toBeNull()
  expect((await bytesOf(shared))?.toString()).toBe(shared)
  await service.storage.from('content').remove([shared])
})

test('pages, language and cover are filled in from a PDF; what is none says so', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const { data } = await service
    .from('product')
    .select('pages, language, product_content!inner(file_keys)')
    .eq('language', 'af')
    .not('pages', 'is', null)
    .gt('file_count', 0)
    .limit(1)
    .single<{ product_content: { file_keys: string[] } | { file_keys: string[] }[] }>()
  const [content] = [data?.product_content].flat()
  const model = await bytesOf(content?.file_keys.find((key) => key.endsWith('.pdf')) ?? '')
  const product = await newProduct({ title: `Read ${newWord()}`, price: '10' })
  await service
    .from('product')
    .update({ thumbnails: [], pages: null, language: null })
    .eq('id', product.id)
  await page.goto(`/admin/products?edit=${product.id}`)
  const dialog = page.getByRole('dialog')
  const files = dialog.getByRole('group', { name: 'Files' })
  // What is filled in already stays when nobody asks for the reading.
  await dialog.getByLabel('Pages', { exact: true }).fill('99')
  await files
    .locator('input[type=file][multiple]')
    .setInputFiles([
      { name: 'Real.pdf', mimeType: 'application/pdf', buffer: model ?? Buffer.alloc(0) },
    ])
  await expect(page.getByText(/Filled in, not saved yet/)).toBeVisible()
  await expect(dialog.getByLabel('Pages', { exact: true })).toHaveValue('99')
  const pictures = dialog.getByRole('group', { name: 'Pictures' })
  const drawn = pictures.getByRole('listitem').locator('img')
  await expect(drawn).not.toHaveCount(0)
  const count = await drawn.count()
  expect(count).toBeLessThanOrEqual(4)
  await files
    .locator('input[type=file][multiple]')
    .setInputFiles([
      { name: 'Broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 broken') },
    ])
  const read = (name: string) =>
    files.getByRole('button', { name: `Fill in pages, language and cover from ${name}` })
  await read('Broken.pdf').click()
  await expect(page.getByText('This PDF cannot be read', { exact: false })).toBeVisible()
  await read('Real.pdf').click()
  await expect(page.getByText(/Filled in, not saved yet/)).toBeVisible()
  await expect(dialog.getByLabel('Pages', { exact: true })).not.toHaveValue('99')
  await expect(dialog.getByLabel('Pages', { exact: true })).toHaveValue(/^[1-9]/)
  await expect(dialog.getByLabel('Language', { exact: true })).toHaveValue('af')
  await expect(drawn).toHaveCount(count)
  await expectAccessible(page)
  await dialog.getByLabel('Title', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  const saved = await service
    .from('product')
    .select('thumbnails, language')
    .eq('id', product.id)
    .single<{ thumbnails: string[]; language: string }>()
  expect(saved.data?.language).toBe('af')
  const [cover = ''] = saved.data?.thumbnails ?? []
  expect(cover).toMatch(new RegExp(`^Products/${product.id}/\\d+-cover\\.jpg$`))
  const picture = await service.storage.from('images').download(cover)
  expect(picture.data?.size).toBeGreaterThan(5_000)
  await service.storage.from('content').remove(await keysOf(product.id))
  await service.storage.from('images').remove(saved.data?.thumbnails ?? [])
  await deleteProduct(product.id)
})

test('missing covers are made for many, stopped and gone on with; what cannot be read is named', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const { data } = await service
    .from('product_content')
    .select('file_keys, product!inner(pages)')
    .not('product.pages', 'is', null)
    .contains('file_keys', [])
    .limit(20)
    .overrideTypes<{ file_keys: string[] }[], { merge: false }>()
  const pdf = data?.flatMap(({ file_keys: keys }) => keys).find((key) => key.endsWith('.pdf')) ?? ''
  const model = (await bytesOf(pdf)) ?? Buffer.alloc(0)
  const names = ['A', 'B', 'C broken', 'D drawn']
  const made = []
  for (const name of names) {
    const product = await newProduct({ title: `${word} ${name}`, price: '10' })
    const { data: content } = await service
      .from('product_content')
      .insert({ product_id: product.id })
      .select('id')
      .single<{ id: string }>()
    const key = `ProductsContent/${content?.id ?? ''}/1-Paper.pdf`
    const broken = name.startsWith('C')
    await service.storage.from('content').upload(key, broken ? Buffer.from('%PDF-1.4 no') : model)
    await service
      .from('product_content')
      .update({ file_keys: [key] })
      .eq('product_id', product.id)
    const kept = name.startsWith('D') ? {} : { thumbnails: [] }
    await service
      .from('product')
      .update({ pages: null, ...kept })
      .eq('id', product.id)
    made.push({ ...product, key })
  }
  const rowOf = async (id: string) =>
    (
      await service
        .from('product')
        .select('thumbnails, pages')
        .eq('id', id)
        .single<{ thumbnails: string[]; pages: number | null }>()
    ).data
  const before = await rowOf(made[3]?.id ?? '')

  await page.goto(`/admin/products?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Make missing covers…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make missing covers' })
  // The line breaks while the first picture of two of them is stored: they are named, and the others go on.
  let broken = 0
  let held: Promise<undefined> = Promise.resolve(undefined)
  await page.route('**/object/images/**', async (route) => {
    await held
    if (broken === 2) return route.fallback()
    broken += 1
    return route.abort('connectionfailed')
  })
  await dialog.getByRole('button', { name: 'Make covers' }).click()
  await expect(dialog.getByText('0 of 3 have pictures now.')).toBeVisible()
  const failed = dialog.getByRole('list', { name: 'Still without pictures' })
  await expect(failed.getByRole('listitem')).toHaveCount(3)
  await expect(failed).toContainText('This PDF cannot be read')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  // Once more.
  await page.getByRole('button', { name: 'Make missing covers…' }).click()
  const stopping = Promise.withResolvers<undefined>()
  held = stopping.promise
  const sending = page.waitForRequest('**/object/images/**')
  await dialog.getByRole('button', { name: 'Make covers' }).click()
  await sending
  // The one that is being made is finished, the next one waits.
  await dialog.getByRole('button', { name: 'Stop' }).click()
  stopping.resolve(undefined)
  const goOn = dialog.getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  await expect(dialog.getByText('1 of 3 have pictures now.')).toBeVisible()
  await goOn.click()
  await expect(dialog.getByText('2 of 3 have pictures now.')).toBeVisible()
  await expect(failed.getByRole('listitem')).toHaveCount(1)
  for (const { id } of made.slice(0, 2)) {
    const row = await rowOf(id)
    expect(row?.thumbnails[0]).toMatch(new RegExp(`^Products/${id}/\\d+-cover\\.jpg$`))
    expect(row?.pages).toBeGreaterThan(0)
  }
  expect((await rowOf(made[2]?.id ?? ''))?.thumbnails).toEqual([])
  expect((await rowOf(made[3]?.id ?? ''))?.thumbnails).toEqual(before?.thumbnails)
  for (const { id, key } of made) {
    await service.storage.from('content').remove([key])
    await deleteProduct(id)
  }
})
