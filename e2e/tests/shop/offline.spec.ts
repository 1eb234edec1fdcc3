import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { fillAddress, press, words } from '../../support/checkout-dialog.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { fillCart, openCart } from '../../support/shop.ts'

const say = words.en
const why = 'You’re offline. This needs a connection.'

/** What waits for the network can still be reached, and says why it does nothing. */
async function expectWaiting(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name, exact: true }).first()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAttribute('title', why)
}

test('without a network nothing is bought, and the buttons say why', async ({
  newPerson,
  pageAs,
}) => {
  const [wanted, chosen] = await Promise.all([
    newProduct({ title: `Wanted ${randomUUID()}`, price: '30.00' }),
    newProduct({ title: `Chosen ${randomUUID()}`, price: '20.00' }),
  ])
  try {
    const person = await newPerson()
    await fillCart(person, [{ productId: chosen.id }])
    const page = await pageAs(person)
    await page.goto(`/product/${wanted.id}`)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
    await page.context().setOffline(true)
    await expectWaiting(page, 'Add to Cart')
    await page.context().setOffline(false)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  } finally {
    await Promise.all([deleteProduct(wanted.id), deleteProduct(chosen.id)])
  }
})

test('each step of the checkout waits for the network', async ({ newPerson, pageAs }) => {
  const product = await newProduct({
    title: `Posted ${randomUUID()}`,
    price: '30.00',
    physical: true,
  })
  try {
    const person = await newPerson()
    await fillCart(person, [{ productId: product.id }])
    const page = await pageAs(person)
    const dialog = await openCart(page)
    const waits = async (name: string) => {
      const button = dialog.getByRole('button', { name, exact: true })
      // The files of the next steps are there before the network goes.
      await page.waitForLoadState('networkidle')
      await expect(button).toBeEnabled()
      await page.context().setOffline(true)
      await expect(button).toBeDisabled()
      await expect(dialog.getByText('You’re offline')).toBeVisible()
      await page.context().setOffline(false)
      await expect(button).toBeEnabled()
    }
    await waits(say.checkout)
    await press(dialog, say.checkout)
    await fillAddress(dialog, say)
    await waits(say.toPayment)
    await press(dialog, say.toPayment)
    await dialog.getByLabel(say.methods.EFT).check()
    await waits(say.toSummary)
    await press(dialog, say.toSummary)
    await dialog.getByRole('checkbox').check()
    await waits(say.place)
  } finally {
    await deleteProduct(product.id)
  }
})
