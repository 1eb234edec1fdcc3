import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { service } from '../support/api.ts'
import { checkOutByCard, openPayment } from '../support/card.ts'
import { placeOrder, setOrderStatus } from '../support/orders.ts'
import { newProduct } from '../support/products.ts'
import { fillCart, newCoupon } from '../support/shop.ts'
import {
  buyer,
  cart,
  downloads,
  mixed,
  press,
  toConfirm,
  toPayment,
  type Goods,
} from './checkout-steps.ts'
import { hold, lose } from './held.ts'
import { allTypes } from './questions.ts'
import type { Scene, Visit } from './scene.ts'
import { seeded } from './seeded.ts'

async function placed(page: Page, visit: Visit): Promise<Locator> {
  const dialog = await toConfirm(page, visit, downloads, /^EFT/)
  await dialog.getByRole('checkbox').check()
  await press(dialog, visit.say('Place order'))
  await dialog.getByText(visit.say('Amount to pay')).first().waitFor()
  return dialog
}

/** One line is unavailable, and one costs more than when it was added. */
async function changedCart(page: Page, visit: Visit): Promise<void> {
  const gone = await newProduct({ title: 'Vermenigvuldigingstafels', price: '20.00' })
  const dearer = await newProduct({ title: 'Reading corner posters', price: '45.00' })
  const dialog = await cart(page, visit, [
    { productId: gone.id },
    { productId: dearer.id },
    { productId: seeded.circuits },
  ])
  await service.from('product').update({ publish_date: null }).eq('id', gone.id).throwOnError()
  await service.from('product').update({ price: '50.00' }).eq('id', dearer.id).throwOnError()
  await page.reload()
  await dialog.getByText(visit.say('Product no longer available')).waitFor()
}

async function coupon(page: Page, visit: Visit, goods: Goods[], code: string): Promise<Locator> {
  const dialog = await cart(page, visit, goods)
  await dialog.getByLabel(visit.say('Coupon code')).fill(code)
  await press(dialog, visit.say('Verify'))
  return dialog
}

/** A line whose questions are answered. */
async function answeredCart(page: Page, visit: Visit): Promise<void> {
  const { id } = await newProduct({
    title: 'Name strips for the classroom door',
    price: '30.00',
    questions: allTypes,
  })
  await page.goto(`/app/products/${id}/buy`)
  const form = page.getByRole('dialog').last()
  await form.getByLabel(/^Name on the tin/).fill('Graad 4B se deur')
  await form.getByLabel(/^Letters/).selectOption('Matt')
  await form.getByRole('radio', { name: 'Gloss' }).check()
  await form.getByRole('checkbox', { name: 'Gift wrapping' }).check()
  await form.getByRole('button', { name: visit.say('Add to Cart') }).click()
  await page.getByTestId('cart-total').waitFor()
}

/** The page to which the card provider sends the buyer back. */
async function confirmation(page: Page, orderId: string): Promise<void> {
  await page.goto(`/app/purchase-confirmation/${orderId}`)
  await page.getByRole('heading').first().waitFor()
}

/** An order whose payment by card has been started. */
export async function cardOrder(visit: Visit): Promise<string> {
  await fillCart(buyer(visit), downloads)
  const orderId = await checkOutByCard(buyer(visit))
  await openPayment(buyer(visit), orderId)
  return orderId
}

async function decidedOrder(visit: Visit, status: 'PAID' | 'CANCELLED'): Promise<string> {
  const { id } = await placeOrder(buyer(visit), [seeded.discounted, seeded.afrikaans])
  await setOrderStatus(id, 'PROCESSING', status)
  return id
}

const own = { as: 'teacher', windowOnly: true } as const

export const checkoutScenes: Scene[] = [
  { ...own, name: 'cart', open: async (page, visit) => cart(page, visit, await mixed()) },
  {
    ...own,
    name: 'cart-empty',
    open: async (page, { say }) => {
      await page.goto('/app/products?cart=open')
      await page.getByText(say('Your shopping cart is empty')).waitFor()
    },
  },
  { ...own, name: 'cart-changed', open: changedCart },
  {
    ...own,
    name: 'cart-loading',
    open: async (page, visit) => {
      await fillCart(buyer(visit), downloads)
      await hold(page, 'query Cart')
      await page.goto('/app/products?cart=open')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...own,
    name: 'cart-failed',
    open: async (page, visit) => {
      await lose(page, 'query Cart')
      await page.goto('/app/products?cart=open')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visit.say('Try again') })
        .waitFor()
    },
  },
  { ...own, name: 'cart-answers', open: answeredCart },
  {
    ...own,
    name: 'cart-change-answers',
    open: async (page, visit) => {
      await answeredCart(page, visit)
      await page.getByText(visit.say('Change answers'), { exact: true }).click()
      await page.getByRole('button', { name: visit.say('Save answers') }).waitFor()
    },
  },
  {
    ...own,
    name: 'cart-coupon',
    open: async (page, visit) => {
      const dialog = await coupon(page, visit, await mixed(), await newCoupon())
      await dialog.getByRole('button', { name: visit.say('Remove coupon') }).waitFor()
    },
  },
  {
    ...own,
    name: 'cart-coupon-error',
    open: async (page, visit) => {
      const dialog = await coupon(page, visit, downloads, 'WINTER2026')
      await dialog.getByText(visit.say('This coupon has expired.')).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-shipping',
    open: async (page, visit) => {
      const dialog = await cart(page, visit, await mixed())
      await press(dialog, visit.say('Checkout'))
      await dialog.getByLabel(visit.say('Town or city')).fill('Polokwane')
      await dialog.getByLabel(visit.say('Phone number')).fill('12345')
      await press(dialog, visit.say('Go to payment'))
      await dialog.getByText(visit.say('Province is required')).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-payment',
    open: async (page, visit) => {
      const dialog = await cart(page, visit, downloads)
      await press(dialog, visit.say('Checkout'))
      await press(dialog, visit.say('Go to the summary'))
      await dialog.getByText(visit.say('A payment method is required')).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-payment-eft',
    open: async (page, visit) => {
      const dialog = await toPayment(page, visit, downloads, /^EFT/)
      await dialog.getByText(visit.say('Account number')).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-confirm',
    open: async (page, visit) => toConfirm(page, visit, await mixed(), /^EFT/),
  },
  {
    ...own,
    name: 'checkout-confirm-card',
    open: (page, visit) =>
      toConfirm(page, visit, downloads, new RegExp(`^${visit.say('Card Payment')}`)),
  },
  {
    ...own,
    name: 'checkout-price-changed',
    open: async (page, visit) => {
      const rising = await newProduct({ title: 'Reading corner posters', price: '45.00' })
      const dialog = await cart(page, visit, [{ productId: rising.id }])
      await press(dialog, visit.say('Checkout'))
      await dialog.getByRole('radio', { name: /^EFT/ }).check()
      await press(dialog, visit.say('Go to the summary'))
      await dialog.getByRole('checkbox').check()
      await service.from('product').update({ price: '55.00' }).eq('id', rising.id).throwOnError()
      await press(dialog, visit.say('Place order'))
      await dialog.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-placing',
    open: async (page, visit) => {
      const dialog = await toConfirm(page, visit, downloads, /^EFT/)
      await hold(page, 'mutation Checkout')
      await dialog.getByRole('checkbox').check()
      await press(dialog, visit.say('Place order'))
      await dialog.getByText(visit.say('Placing your order')).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-lost',
    fleeting: true,
    open: async (page, visit) => {
      const dialog = await toConfirm(page, visit, downloads, /^EFT/)
      await lose(page, 'mutation Checkout')
      await dialog.getByRole('checkbox').check()
      await press(dialog, visit.say('Place order'))
      await dialog
        .getByText(visit.say('The connection was lost. We are asking whether your order arrived.'))
        .waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-unanswered',
    open: async (page, visit) => {
      const dialog = await toConfirm(page, visit, downloads, /^EFT/)
      await lose(page, 'mutation Checkout')
      await dialog.getByRole('checkbox').check()
      await press(dialog, visit.say('Place order'))
      await dialog.getByRole('button', { name: visit.say('Try again') }).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-leaving',
    open: async (page, visit) => {
      const byCard = new RegExp(`^${visit.say('Card Payment')}`)
      const dialog = await toConfirm(page, visit, downloads, byCard)
      await page.route('**/functions/v1/payfast-checkout', () => undefined)
      await dialog.getByRole('checkbox').check()
      await press(dialog, visit.say('Pay by card'))
      await dialog.getByText(visit.say('On to the card payment')).waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-confirm-invoice',
    open: async (page, visit) => {
      const dialog = await toConfirm(page, visit, downloads, /^EFT/)
      await press(dialog, visit.say('Make it out to a school'))
      await dialog.getByLabel(visit.say('VAT number')).fill('123')
      await press(dialog, visit.say('Save'))
      await dialog.getByRole('button', { name: visit.say('Cancel') }).scrollIntoViewIfNeeded()
    },
  },
  {
    ...own,
    name: 'checkout-eft-done',
    open: (page, visit) => placed(page, visit),
  },
  {
    ...own,
    name: 'checkout-free',
    open: async (page, visit) => {
      const dialog = await cart(page, visit, [{ productId: seeded.free }])
      await press(dialog, visit.say('Checkout'))
      await dialog.getByRole('radio').waitFor()
    },
  },
  {
    ...own,
    name: 'checkout-free-done',
    open: async (page, visit) => {
      const dialog = await cart(page, visit, [{ productId: seeded.free }])
      await press(dialog, visit.say('Checkout'))
      await press(dialog, visit.say('Go to the summary'))
      await dialog.getByRole('checkbox').check()
      await press(dialog, visit.say('Place order'))
      await page.waitForURL(/productorders\/\d/)
      await page.getByRole('dialog').getByTestId('order-total').waitFor()
    },
  },
  {
    ...own,
    name: 'purchase-waiting',
    open: async (page, visit) => confirmation(page, await cardOrder(visit)),
  },
  {
    ...own,
    name: 'purchase-lost',
    open: async (page, visit) => {
      await page.clock.install()
      await confirmation(page, await cardOrder(visit))
      await page.clock.fastForward(121_000)
      await page.getByRole('button', { name: visit.say('I did not pay') }).click()
    },
  },
  {
    ...own,
    name: 'purchase-complete',
    open: async (page, visit) => {
      await page.clock.install()
      await confirmation(page, await decidedOrder(visit, 'PAID'))
      await page.getByText(visit.say('Thank you for your purchase')).waitFor()
    },
  },
  {
    ...own,
    name: 'purchase-cancelled',
    open: async (page, visit) => {
      await confirmation(page, await decidedOrder(visit, 'CANCELLED'))
    },
  },
  {
    ...own,
    name: 'purchase-unknown',
    open: async (page) => {
      await page.clock.install()
      await confirmation(page, randomUUID())
    },
  },
  {
    ...own,
    name: 'payment-cancelled',
    open: async (page, visit) => {
      await cardOrder(visit)
      await page.goto('/app/products?payment=cancelled')
      await page
        .getByText(visit.say('Nothing was charged, and your cart is still there.'))
        .waitFor()
      await page.getByRole('article').first().waitFor()
    },
  },
]
