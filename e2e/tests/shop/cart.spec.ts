import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

test('a resource is added to the cart only once, and removed', async ({ newPerson, pageAs }) => {
  const first = await newProduct({ title: `Cart one ${randomUUID()}`, price: '30.00' })
  const second = await newProduct({ title: `Cart two ${randomUUID()}`, price: '12.50' })
  try {
    const page = await pageAs(await newPerson())
    for (const product of [first, second]) {
      await page.goto(`/product/${product.id}`)
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByText('In your cart').first()).toBeVisible()
    }
    const cart = page.getByRole('button', { name: /^Cart,/ })
    await expect(cart).toContainText('2')
    await cart.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(first.title)
    await expect(dialog).toContainText('R42.50')
    await dialog.getByRole('button', { name: `Remove ${first.title}` }).click()
    await expect(dialog).not.toContainText(first.title)
    await expect(dialog).toContainText('R12.50')
  } finally {
    await deleteProduct(first.id)
    await deleteProduct(second.id)
  }
})

test('the cart filled on one device appears on the other', async ({ newPerson, pageAs }) => {
  const product = await newProduct({ title: `Two devices ${randomUUID()}`, price: '30.00' })
  try {
    const person = await newPerson()
    const phone = await pageAs(person, { viewport: { width: 390, height: 844 } })
    const desk = await pageAs(person)
    await desk.goto('/')
    await expect(desk.getByRole('article')).toHaveCount(4)
    await phone.goto(`/product/${product.id}`)
    await phone.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(phone.getByText('In your cart').first()).toBeVisible()
    await expect(desk.getByRole('button', { name: /^Cart,/ })).toContainText('1')
  } finally {
    await deleteProduct(product.id)
  }
})
