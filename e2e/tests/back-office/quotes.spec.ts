import { z } from 'zod'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { newCustomer } from '../../support/library.ts'
import { newProduct } from '../../support/products.ts'

test('quotes are listed apart from orders, and their resources can be opened', async ({
  pageAs,
  newPerson,
}) => {
  const buyer = await newPerson()
  const { profileId } = await newCustomer(buyer)
  const product = await newProduct({ title: `Quoted for ${buyer.email}`, price: '45.00' })
  const marius = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const made = await marius.client.rpc('create_quote', {
    teacher_profile_id: profileId,
    items: [{ productId: product.id }],
  })
  if (made.error !== null) throw new Error(made.error.message)
  const { order_number: number } = z.object({ order_number: z.string() }).parse(made.data)
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  await page.goto(`/admin/productorder-quotes?q=${buyer.email}`)
  const table = page.getByRole('table', { name: 'Quotes' })
  const heads = table.getByRole('columnheader').filter({ hasText: /\w/ })
  await expect(heads).toHaveText([
    /Quote #/,
    /Date/,
    /User/,
    /Status/,
    /Payment Method/,
    /Total/,
    /Products Count/,
    /Actions/,
  ])
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await table.getByRole('button', { name: `Actions for ${number}` }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  const dialog = page.getByRole('dialog', { name: `Quote ${number}` })
  await expect(dialog).toContainText('Quote made')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: product.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()

  await page.goto(`/admin/productorders?q=${buyer.email}`)
  await expect(page.getByRole('heading', { name: 'No Orders found' })).toBeVisible()
  await page.goto('/admin/productorder-quotes?q=nobody-has-this-name')
  await expect(page.getByRole('heading', { name: 'No Quotes found' })).toBeVisible()
})
