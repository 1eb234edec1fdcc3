import type { Locator, Page } from '@playwright/test'
import { service } from '../support/api.ts'
import { newProduct } from '../support/products.ts'
import { cart } from './checkout-steps.ts'
import type { Scene, Visit } from './scene.ts'
import { seeded } from './seeded.ts'

const own = { as: 'teacher', windowOnly: true } as const

const change = (id: string, columns: Record<string, unknown>) =>
  service.from('product').update(columns).eq('id', id).throwOnError()

/** Resolves when a change would reach the page. */
const listening = (page: Page) =>
  page.locator('html[data-live=listening]').waitFor({ state: 'attached' })

/** An open cart, one of whose resources is changed afterwards. */
async function openCart(page: Page, visit: Visit): Promise<{ dialog: Locator; id: string }> {
  const { id } = await newProduct({ title: 'Reading corner posters', price: '45.00' })
  const dialog = await cart(page, visit, [{ productId: id }, { productId: seeded.circuits }])
  await listening(page)
  return { dialog, id }
}

/** An open product page, whose resource is changed afterwards. */
async function openProduct(page: Page): Promise<{ dialog: Locator; id: string }> {
  const { id } = await newProduct({ title: 'Reading corner posters', price: '45.00' })
  await page.goto(`/app/products/${id}`)
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(/45[.,]00/)
    .first()
    .waitFor()
  await listening(page)
  return { dialog, id }
}

/** What an open cart and an open product page show when a price or the availability changes; nothing is loaded anew. */
export const liveScenes: Scene[] = [
  {
    ...own,
    name: 'cart-before-change',
    open: async (page, visit) => {
      await openCart(page, visit)
    },
  },
  {
    ...own,
    name: 'cart-price-follows',
    open: async (page, visit) => {
      const { dialog, id } = await openCart(page, visit)
      await change(id, { price: '50.00' })
      await dialog
        .getByText(/50[.,]00/)
        .first()
        .waitFor()
    },
  },
  {
    ...own,
    name: 'cart-gone-follows',
    open: async (page, visit) => {
      const { dialog, id } = await openCart(page, visit)
      await change(id, { publish_date: null })
      await dialog.getByText(visit.say('Product no longer available')).waitFor()
    },
  },
  {
    ...own,
    name: 'shop-detail-price-follows',
    open: async (page) => {
      const { dialog, id } = await openProduct(page)
      await change(id, { price: '50.00' })
      await dialog
        .getByText(/50[.,]00/)
        .first()
        .waitFor()
    },
  },
  {
    ...own,
    name: 'shop-detail-gone-follows',
    open: async (page, { say }) => {
      const { id } = await openProduct(page)
      await change(id, { publish_date: null })
      await page
        .getByText(
          say(
            'This product isn’t currently available. Please navigate to the home or resources page to view all available products.',
          ),
        )
        .waitFor()
    },
  },
]
