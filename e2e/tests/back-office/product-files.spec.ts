import { randomUUID } from 'node:crypto'
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
  await files.locator('input[type=file]').setInputFiles([
    { name: 'Toets één.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 one') },
    { name: 'Two.txt', mimeType: 'text/plain', buffer: Buffer.from('two') },
  ])
  await expect(files.getByRole('button', { name: 'Toets-een.pdf', exact: true })).toBeVisible()
  await expect(files.getByRole('button', { name: 'Two.txt', exact: true })).toBeVisible()
  const keys = await keysOf(product.id)
  expect(keys).toHaveLength(2)
  const text = keys.find((key) => key.endsWith('Two.txt')) ?? ''
  expect(text).toMatch(/^ProductsContent\/[0-9a-f-]{36}\/\d+-Two\.txt$/)
  expect((await bytesOf(text))?.toString()).toBe('two')
  await expectAccessible(page)

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
