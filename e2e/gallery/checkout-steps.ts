import type { Locator, Page } from '@playwright/test'
import { newProduct } from '../support/products.ts'
import { fillCart } from '../support/shop.ts'
import type { Visit } from './scene.ts'
import { seeded } from './seeded.ts'

export interface Goods {
  productId?: string
  productBundleId?: string
}

export const downloads: Goods[] = [
  { productId: seeded.discounted },
  { productId: seeded.afrikaans },
]

/** Downloads, a bundle and something that is posted. */
export async function mixed(): Promise<Goods[]> {
  const poster = await newProduct({
    title: 'Wandkaart vir graad 4',
    price: '85.00',
    physical: true,
  })
  return [...downloads, { productBundleId: seeded.bundle }, { productId: poster.id }]
}

export function buyer({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

export async function cart(page: Page, visit: Visit, goods: Goods[]): Promise<Locator> {
  await fillCart(buyer(visit), goods)
  await page.goto('/app/products?cart=open')
  const dialog = page.getByRole('dialog')
  await dialog.getByTestId('cart-total').waitFor()
  return dialog
}

export const press = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).click()

async function fillAddress(dialog: Locator, { say }: Visit): Promise<void> {
  await dialog.getByLabel(say('Address line 1')).fill('Marulastraat 12')
  await dialog.getByLabel(say('Town or city')).fill('Polokwane')
  await dialog.getByLabel(say('Province')).selectOption('Limpopo')
  await dialog.getByLabel(say('Postal code')).fill('0699')
  await dialog.getByLabel(say('Phone number')).fill('082 123 4567')
}

export async function toPayment(page: Page, visit: Visit, goods: Goods[], method: string | RegExp) {
  const dialog = await cart(page, visit, goods)
  await press(dialog, visit.say('Checkout'))
  if (goods !== downloads) {
    await fillAddress(dialog, visit)
    await press(dialog, visit.say('Go to payment'))
  }
  await dialog.getByRole('radio', { name: method }).check()
  return dialog
}

export async function toConfirm(page: Page, visit: Visit, goods: Goods[], method: string | RegExp) {
  const dialog = await toPayment(page, visit, goods, method)
  await press(dialog, visit.say('Go to the summary'))
  await dialog.getByRole('checkbox').waitFor()
  return dialog
}
