import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { newPaidOrder } from '../../support/library.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart, newCoupon, openCart, ordersOf } from '../../support/shop.ts'
import { widthOf } from '../../support/width.ts'

const titled = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const update = async (id: string, columns: Record<string, unknown>) => {
  const { error } = await service.from('product').update(columns).eq('id', id)
  if (error !== null) throw new Error(error.message)
}

test('each coupon that cannot be used says why', async ({ newPerson, pageAs }) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Coupons'), price: '40.00' })
  await fillCart(person, [{ productId: product.id }])
  const page = await pageAs(person)
  const dialog = await openCart(page)
  const field = dialog.getByLabel('Coupon code')
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await field.press('Enter')
  await expect(dialog.getByText('Coupon code is required')).toBeVisible()
  for (const [code, sentence] of [
    ['NOSUCHCODE', 'There is no coupon with this code.'],
    [await newCoupon({ enabled: false }), 'This coupon is not in use at the moment.'],
    [await newCoupon({ end_date: '2025-02-01' }), 'This coupon has expired.'],
    [await newCoupon({ start_date: '2099-01-01' }), 'This coupon is not valid yet.'],
    [
      await newCoupon({ restrict_to: 'Teachers', restrict_to_teachers: [randomUUID()] }),
      'This coupon is not meant for your account.',
    ],
    [await newCoupon({ max_uses: 1, uses: 1 }), 'This coupon has reached its limit.'],
  ] as const) {
    await field.fill(code)
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page)
  // 800 pixels wide, 1000 from a window of 1400 pixels, and the full width of a phone.
  for (const [screen, width] of [
    [1280, 800],
    [1440, 1000],
    [599, 599],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 })
    await expect.poll(() => widthOf(dialog)).toBe(width)
  }
})

test('unavailable, dearer and owned lines are explained, and stop the checkout until they are removed', async ({
  newPerson,
  pageAs,
  persona,
}) => {
  const person = await newPerson()
  const gone = await newProduct({ title: titled('Gone'), price: '20.00' })
  const dearer = await newProduct({ title: titled('Dearer'), price: '45.00' })
  const owned = await newProduct({ title: titled('Owned'), price: '15.00' })
  const goods = [gone, dearer, owned].map(({ id }) => ({ productId: id }))
  const { profileId } = await fillCart(person, goods)
  // An administrator enters an order for her, which contains a resource of her cart.
  const buyer = { profileId, signedIn: await signIn(person.email, person.password) }
  await newPaidOrder(await persona('marius'), buyer, [{ productId: owned.id }])
  await update(gone.id, { publish_date: null })
  await update(dearer.id, { price: '50.00' })
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await expect(
    dialog.getByText('Some products are unavailable. Please remove them before continuing.'),
  ).toBeVisible()
  await expect(dialog.getByText('Product no longer available')).toBeVisible()
  await expect(dialog.getByText('This price changed from R45.00 to R50.00')).toBeVisible()
  // Without the unavailable and the owned line.
  await expect(dialog.getByTestId('cart-total')).toHaveText('R50.00')
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Remove ${gone.title}` }).click()
  await expect(dialog).not.toContainText(gone.title)
  await expect(dialog.getByText('You own this already')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await dialog.getByRole('button', { name: `Remove ${owned.title}` }).click()
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  await dialog.getByRole('button', { name: `Remove ${dearer.title}` }).click()
  await expect(dialog).toContainText('Your shopping cart is empty')
  await dialog.getByRole('button', { name: 'Go Back' }).click()
  await expect(dialog).toBeHidden()
})

test('a price that changes before the last click is not charged without being shown', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Rising'), price: '45.00' })
  const { profileId } = await fillCart(person, [{ productId: product.id }])
  const page = await pageAs(person)
  // The summary would follow the price: here the click comes first.
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  const dialog = await openCart(page)
  await dialog.getByRole('button', { name: 'Checkout' }).click()
  await dialog.getByLabel(/^EFT/).check()
  await dialog.getByRole('button', { name: 'Go to the summary' }).click()
  await dialog.getByRole('checkbox').check()
  await update(product.id, { price: '55.00' })
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(dialog.getByText('Your order has changed since you looked.')).toBeVisible()
  await expect(dialog.getByText('The total was R45.00 and is now R55.00.')).toBeVisible()
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Place order' })).toBeDisabled()
  expect(await ordersOf(profileId)).toMatchObject([{ order_status: 'PENDING' }])
})

test('without a network nothing can be ordered, and the cart says so', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: titled('Offline'), price: '45.00' })
  await fillCart(person, [{ productId: product.id }])
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  await page.context().setOffline(true)
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await expect(page.getByText('You’re offline. Functionality may be limited.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})
