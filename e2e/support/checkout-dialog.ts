import { expect, type Locator, type Page } from '@playwright/test'

/** The words in the dialog that tests press, fill in or read, in both languages. */
export const words = {
  en: {
    checkout: 'Checkout',
    toPayment: 'Go to payment',
    toSummary: 'Go to the summary',
    place: 'Place order',
    payByCard: 'Pay by card',
    placed: /Your order is placed(?! once)/,
    address: ['Address line 1', 'Town or city', 'Province', 'Postal code', 'Phone number'],
    code: 'Coupon code',
    verify: 'Verify',
    methods: { EFT: /^EFT/, PayFast: /^Card Payment/, Free: /^Free/ },
  },
  af: {
    checkout: 'Gaan betaal',
    toPayment: 'Gaan na betaling',
    toSummary: 'Gaan na die opsomming',
    place: 'Plaas bestelling',
    payByCard: 'Betaal per kaart',
    placed: 'Jou bestelling is geplaas',
    address: ['Adresreël 1', 'Stad of dorp', 'Provinsie', 'Poskode', 'Telefoonnommer'],
    code: 'Koeponkode',
    verify: 'Kontroleer',
    methods: { EFT: /^EFT/, PayFast: /^Kaartbetaling/, Free: /^Gratis/ },
  },
} as const

export type Words = (typeof words)['en' | 'af']
export type Method = keyof Words['methods']

export const press = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).click()

export async function fillAddress(dialog: Locator, say: Words): Promise<void> {
  const [street, city, province, code, phone] = say.address
  await dialog.getByLabel(street).fill('12 Marula Street')
  await dialog.getByLabel(city).fill('Polokwane')
  await dialog.getByLabel(province).selectOption('Limpopo')
  await dialog.getByLabel(code).fill('0699')
  await dialog.getByLabel(phone).fill('082 123 4567')
}

export async function applyCoupon(dialog: Locator, say: Words, code: string): Promise<void> {
  await dialog.getByLabel(say.code).fill(code)
  await press(dialog, say.verify)
}

/** From the payment step, or for a free order the summary, to the last button, which is enabled once the terms are accepted. */
export async function confirm(dialog: Locator, say: Words, method: Method): Promise<void> {
  // Nothing is to be paid, so no step asks how.
  if (method !== 'Free') {
    await dialog.getByLabel(say.methods[method]).check()
    await press(dialog, say.toSummary)
  }
  const last = method === 'PayFast' ? say.payByCard : say.place
  await expect(dialog.getByRole('button', { name: last, exact: true })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
}

export async function inAfrikaans(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
}
