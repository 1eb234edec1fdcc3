import { expect, type Locator, type Page } from '@playwright/test'

/** A question that must be answered in one line. */
export const oneQuestion = {
  type: 'Text',
  label: 'Class name',
  hint: '',
  placeholder: '',
  required: true,
  items: [],
  value: null,
}

/**
 * Buys a resource that asks just that; what needs answers is put into the cart by hand.
 * @returns the dialog of the cart, which opens over the shop
 */
export async function buyWithAnswer(
  page: Page,
  productId: string,
  answer: string,
): Promise<Locator> {
  await page.goto(`/app/products/${productId}/buy`)
  const form = page.getByRole('dialog', { name: 'One question' })
  await form.getByLabel(/^Class name/).fill(answer)
  await form.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(form).toBeHidden()
  const cart = page.getByRole('dialog')
  await expect(cart.getByTestId('cart-total')).toBeVisible()
  return cart
}
