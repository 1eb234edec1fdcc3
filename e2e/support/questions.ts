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
 * Buys a resource with that question: it is put into the cart with an answer, on the screen.
 * @returns the cart dialog, which opens over the shop
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
