import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { deleteBundle, newBundle } from '../../support/bundles.ts'
import { asOwner } from '../../support/database.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { fillCart, openCart } from '../../support/shop.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`

/** As the desk would, some days later. */
const setStatus = async (profileId: string, from: string, to: string) =>
  asOwner([
    `update public.teacher_products_order set order_status = $3
     where teacher_profile_id = $1 and order_status = $2`,
    [profileId, from, to],
  ])

test('who has bought some of a bundle pays for the rest, and in full once that order falls', async ({
  pageAs,
  newPerson,
}) => {
  const word = newWord()
  const one = await newProduct({ title: `Alpha ${word}`, price: '60' })
  const two = await newProduct({ title: `Beta ${word}`, price: '40' })
  const { id: bundle } = await newBundle({
    title: `Bundle ${word}`,
    price: '80.00',
    members: [one, two],
  })
  try {
    const admin = await pageAs('marius')
    await admin.goto(`/admin/productbundles?q=${word}&edit=${bundle}`)
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Whoever has bought some of it pays only for the rest').check()
    await expect(dialog.getByRole('region', { name: 'What buyers pay' })).toContainText('R80.00')
    await dialog.getByLabel('Title', { exact: true }).press('Enter')
    await expect(dialog).toBeHidden()

    const person = await newPerson()
    const { profileId } = await fillCart(person, [{ productId: one.id }])
    const page = await pageAs(person)
    await page.goto(`/app/products/${bundle}`)
    const item = page.getByRole('dialog')
    await expect(item.getByRole('button', { name: 'Buy now for R80.00' })).toBeVisible()
    await setStatus(profileId, 'PENDING', 'PAID')
    await page.goto(`/app/products/${bundle}`)
    await expect(item.getByText('You have bought some of this bundle before')).toBeVisible()
    await expectAccessible(page)
    await fillCart(person, [{ productBundleId: bundle }])
    const cart = await openCart(page)
    await expect(cart.getByTestId('cart-total')).toHaveText('R32.00')
    await expect(cart.getByText('You pay only for what you have not bought before.')).toBeVisible()
    await expect(cart.getByText(`Alpha ${word}`).locator('..')).toContainText('(bought before)')
    await expectAccessible(page)

    await setStatus(profileId, 'PAID', 'CANCELLED')
    await page.reload()
    await expect(cart.getByTestId('cart-total')).toHaveText('R80.00')
    await expect(cart.getByText('This price changed from R32.00 to R80.00')).toBeVisible()
    await expect(cart.getByText('(bought before)')).toBeHidden()
  } finally {
    await deleteBundle(bundle)
    await Promise.all([deleteProduct(one.id), deleteProduct(two.id)])
  }
})
