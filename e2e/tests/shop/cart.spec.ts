import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { fillCart, newBundle, openCart } from '../../support/shop.ts'

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

test('on the smallest phone a long title twice in the cart hides no price, in the cart and in the summary', async ({
  newPerson,
  pageAs,
}) => {
  const title = 'Vermenigvuldigingstafels vir die klaskamer'
  const [member, other] = await Promise.all([
    newProduct({ title, price: '40.00' }),
    newProduct({ title: `Other ${randomUUID()}`, price: '50.00' }),
  ])
  const bundle = await newBundle(`Bundel met ${title}`, '70.00', [member.id, other.id])
  const person = await newPerson()
  await fillCart(person, [{ productBundleId: bundle }, { productId: member.id }])
  const page = await pageAs(person, { viewport: { width: 320, height: 640 } })
  const dialog = await openCart(page)
  const inSight = async () => {
    await expect(dialog.getByText('so you would pay for it twice')).toBeVisible()
    for (const price of ['R40.00', 'R70.00']) {
      const box = await dialog.getByText(price, { exact: true }).first().boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 320), price).toBeLessThan(320)
    }
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
  await inSight()
  await dialog.getByRole('button', { name: 'Checkout', exact: true }).click()
  await dialog.getByRole('radio', { name: /^EFT/ }).check()
  await dialog.getByRole('button', { name: 'Go to the summary' }).click()
  await expect(dialog.getByRole('button', { name: 'Place order' })).toBeVisible()
  await inSight()
})
