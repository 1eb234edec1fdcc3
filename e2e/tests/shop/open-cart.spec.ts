import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { applyCoupon, press, words } from '../../support/checkout-dialog.ts'
import { listening } from '../../support/listening.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { fillCart, newCoupon, openCart, ordersOf } from '../../support/shop.ts'

const titled = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const say = words.en

const change = async (id: string, row: object) =>
  service.from('product').update(row).eq('id', id).throwOnError()

test('an open cart follows prices and what can be bought, and a later step leads back to it', async ({
  newPerson,
  pageAs,
}) => {
  const [rising, going] = await Promise.all([
    newProduct({ title: titled('Rising'), price: '45.00' }),
    newProduct({ title: titled('Going'), price: '20.00' }),
  ])
  try {
    const person = await newPerson()
    await fillCart(
      person,
      [rising, going].map(({ id }) => ({ productId: id })),
    )
    const page = await pageAs(person)
    const dialog = await openCart(page)
    await expect(dialog.getByTestId('cart-total')).toHaveText('R65.00')
    await listening(page)
    await change(rising.id, { price: '51.00' })
    await expect(dialog.getByText('This price changed from R45.00 to R51.00')).toBeVisible()
    await expect(dialog.getByTestId('cart-total')).toHaveText('R71.00')

    await press(dialog, say.checkout)
    await dialog.getByLabel(say.methods.EFT).check()
    await expect(page).toHaveURL(/cart=payment/)
    await change(going.id, { publish_date: null })
    await expect(dialog.getByText('Product no longer available')).toBeVisible()
    await expect(page).toHaveURL(/cart=open/)
    await expect(dialog.getByRole('button', { name: say.checkout, exact: true })).toBeDisabled()
    // It comes back as it went.
    await change(going.id, { publish_date: '2020-01-01T00:00:00Z' })
    await expect(dialog.getByText('Product no longer available')).toBeHidden()
    await expect(dialog.getByRole('button', { name: say.checkout, exact: true })).toBeEnabled()
    await expect(dialog.getByTestId('cart-total')).toHaveText('R71.00')
  } finally {
    await Promise.all([deleteProduct(rising.id), deleteProduct(going.id)])
  }
})

test('a total that changes while the summary is read is told, and is accepted anew', async ({
  newPerson,
  pageAs,
}) => {
  const product = await newProduct({ title: titled('Read'), price: '45.00' })
  const person = await newPerson()
  const { profileId } = await fillCart(person, [{ productId: product.id }])
  const page = await pageAs(person)
  const dialog = await openCart(page)
  await press(dialog, say.checkout)
  await dialog.getByLabel(say.methods.EFT).check()
  await press(dialog, say.toSummary)
  const terms = dialog.getByRole('checkbox')
  await terms.check()
  await listening(page)
  await change(product.id, { price: '99.00' })
  await expect(dialog.getByTestId('cart-total')).toHaveText('R99.00')
  await expect(dialog.getByText('The total has changed since you saw it')).toBeVisible()
  await expect(terms).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: say.place, exact: true })).toBeDisabled()
  expect(await ordersOf(profileId)).toMatchObject([{ order_status: 'PENDING' }])
  await terms.check()
  await press(dialog, say.place)
  await expect(dialog.getByText(say.placed).first()).toBeVisible()
})

test('a refusal at the last click is told once, on the step that mends it, which the address names', async ({
  newPerson,
  pageAs,
}) => {
  const product = await newProduct({ title: titled('Refused'), price: '45.00' })
  try {
    const person = await newPerson()
    const { profileId } = await fillCart(person, [{ productId: product.id }])
    const page = await pageAs(person)
    const dialog = await openCart(page)
    const code = await newCoupon()
    await applyCoupon(dialog, say, code)
    await expect(dialog.getByTestId('cart-total')).toHaveText('R40.50')
    await press(dialog, say.checkout)
    await dialog.getByLabel(say.methods.EFT).check()
    await press(dialog, say.toSummary)
    await dialog.getByRole('checkbox').check()
    await service.from('coupon').update({ enabled: false }).eq('coupon_code', code).throwOnError()
    await press(dialog, say.place)
    await expect(page).toHaveURL(/cart=confirm/)
    await expect(dialog.getByText('This coupon is not in use at the moment.')).toHaveCount(1)
    await expect(dialog.getByText('The total was R40.50 and is now R45.00.')).toBeVisible()
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
    await expect(dialog.getByRole('button', { name: say.place, exact: true })).toBeDisabled()
    expect(await ordersOf(profileId)).toMatchObject([{ order_status: 'PENDING' }])
    // Mended there, the same order goes through.
    await dialog.getByRole('button', { name: 'Go on without the coupon' }).click()
    await expect(dialog.getByText('This coupon is not in use at the moment.')).toBeHidden()
    const read = dialog.getByRole('button', { name: 'I have read this' })
    if (await read.isVisible()) await read.click()
    await dialog.getByRole('checkbox').check()
    await press(dialog, say.place)
    await expect(dialog.getByText(say.placed).first()).toBeVisible()
    expect(await ordersOf(profileId)).toMatchObject([
      { order_status: 'PROCESSING', order_total: 45 },
    ])
  } finally {
    await deleteProduct(product.id).catch(() => undefined)
  }
})
