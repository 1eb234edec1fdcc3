import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { confirm, press, words } from '../../support/checkout-dialog.ts'
import { followMail, mailAbout, mailTo } from '../../support/mail.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { openCart } from '../../support/shop.ts'

const password = 'Kryt-en-bord-1'
const newAddress = () => `taal-${randomUUID()}@kryt.example`

const say = {
  en: {
    email: 'Email',
    phone: 'Phone number',
    password: 'Password',
    repeat: 'Repeat password',
    create: 'Create account',
    sent: 'Check your email',
    confirm: 'Confirm your address',
    signIn: 'Sign In',
    signOut: 'Sign Out',
  },
  af: {
    email: 'E-posadres',
    phone: 'Telefoonnommer',
    password: 'Wagwoord',
    repeat: 'Herhaal wagwoord',
    create: 'Skep rekening',
    sent: 'Kyk in jou e-pos',
    confirm: 'Bevestig jou adres',
    signIn: 'Teken in',
    signOut: 'Teken uit',
  },
} as const
type Language = keyof typeof say

/** Head, foot and the drawer of a phone have one each; the first of a wide page is the head's. */
const choose = (within: Page | Locator, language: 'English' | 'Afrikaans') =>
  within.getByRole('button', { name: language, exact: true }).first().click()

const expectShown = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

async function fillSignUp(page: Page, email: string, language: Language) {
  const names = say[language]
  await page.getByLabel(names.email).fill(email)
  await page.getByLabel(names.phone).fill('082 123 4567')
  await page.getByLabel(names.password, { exact: true }).fill(password)
  await page.getByLabel(names.repeat).fill(password)
}

async function signUp(page: Page, email: string, language: Language) {
  await fillSignUp(page, email, language)
  await page.getByRole('button', { name: say[language].create }).click()
  await expect(page.getByRole('heading', { name: say[language].sent })).toBeVisible()
  expect((await mailTo(email)).subject).toBe(say[language].confirm)
}

const signedIn = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Your profile|Jou profiel)$/ })).toBeVisible()

/** What the profile and Auth, which writes its own mails, keep of the language. */
const expectSaved = (email: string, language: Language) =>
  expect(async () => {
    const profile = await service
      .from('teacher_profile')
      .select('translate_i18n, user_id')
      .like('owner', `%::${email}`)
      .single<{ translate_i18n: string; user_id: string }>()
      .throwOnError()
    const { data } = await service.auth.admin.getUserById(profile.data.user_id)
    expect([profile.data.translate_i18n, data.user?.user_metadata['language']]).toEqual([
      language,
      language,
    ])
  }).toPass({ timeout: 15_000 })

async function signIn(page: Page, email: string, language: Language) {
  await page.getByLabel(say[language].email).fill(email)
  await page.getByLabel(say[language].password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: say[language].signIn }).click()
  await signedIn(page)
}

/** Signing out loads the landing page anew, a moment after the menu has changed. */
async function signOut(page: Page, language: Language, within: Page | Locator = page) {
  const loaded = page.waitForEvent('load')
  await within.getByRole('button', { name: say[language].signOut }).first().click()
  await loaded
}

const answered = (pages: BrowserContext) =>
  pages.addInitScript(() => localStorage.setItem('kryt.cookies', '2026-01-01T00:00:00Z'))

test.beforeEach(({ context }) => answered(context))

test('Afrikaans chosen on a phone, before anything else, holds for the app, the profile and every mail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const email = newAddress()
  const product = await newProduct({ title: `Breuke ${randomUUID()}`, price: '85.00' })
  try {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await choose(drawer, 'Afrikaans')
    await drawer.getByRole('link', { name: say.af.signIn }).click()
    // The landing page has a way to sign up as well, which leads back to it.
    await expect(page.getByLabel(say.af.password, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Skep ’n rekening' }).click()
    await expect(page.getByRole('heading', { name: 'Skep ’n rekening' })).toBeVisible()
    await signUp(page, email, 'af')
    await followMail(page, email)
    await expect(page).toHaveURL('/app/products')
    await expectShown(page, 'af')
    await expectSaved(email, 'af')

    await page.goto(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Voeg by mandjie' }).click()
    // Leaving earlier could stop what puts it there.
    await expect(page.getByText('By jou mandjie gevoeg')).toBeVisible()
    const cart = await openCart(page)
    await press(cart, words.af.checkout)
    await confirm(cart, words.af, 'EFT')
    await cart.getByLabel('Skool of naam').fill('Lerato Maake')
    await press(cart, words.af.place)
    await expect(cart).toContainText(words.af.placed)
    const ordered = await mailAbout(email, 'bestelling')
    expect(ordered.text).toContain('Jou verwysing')

    await page.goto('/')
    await page.getByRole('button', { name: 'Kieslys', exact: true }).click()
    await signOut(page, 'af', drawer)
    // The next person at this phone is not spoken to in Afrikaans; the mail is the teacher's.
    await page.goto('/auth/forgotten-password')
    await expectShown(page, 'en')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: say.en.sent })).toBeVisible()
    await mailAbout(email, 'wagwoord')
  } finally {
    await deleteProduct(product.id)
  }
})

test('a choice in another tab reaches the sign-up that is open in this one', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await page.goto('/auth/sign-up')
  await fillSignUp(page, email, 'en')
  const other = await context.newPage()
  await other.goto('/')
  await choose(other, 'Afrikaans')
  await expectShown(page, 'af')
  await expect(page.getByLabel(say.af.email)).toHaveValue(email)
  await signUp(page, email, 'af')
  await followMail(page, email)
  await signedIn(page)
  await expectShown(page, 'af')
  await expectSaved(email, 'af')
})

test('what is chosen between signing up and confirming counts, after a reload too', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/auth/sign-up')
  await signUp(page, email, 'en')
  await choose(page, 'Afrikaans')
  await expect(page.getByRole('heading', { name: say.af.sent })).toBeVisible()
  await page.reload()
  await followMail(page, email)
  await signedIn(page)
  await expectSaved(email, 'af')
  await expectShown(page, 'af')
})

test('confirmed in another browser, the sign-up’s language holds, whatever was chosen there', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await page.goto('/auth/sign-up')
  await choose(page, 'Afrikaans')
  await signUp(page, email, 'af')
  const elsewhere = await browser.newContext()
  await answered(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto('/')
  await choose(other, 'Afrikaans')
  await choose(other, 'English')
  await followMail(other, email)
  await signedIn(other)
  await expectShown(other, 'af')
  await expectSaved(email, 'af')
  // There she changes her mind; the first browser, where she has not signed in yet, does not bring Afrikaans back.
  await choose(other, 'English')
  await expectSaved(email, 'en')
  await elsewhere.close()
  await page.goto('/auth')
  await signIn(page, email, 'af')
  await expectShown(page, 'en')
  await expectSaved(email, 'en')
})

test('a profile wins over what was chosen signed out, and leaves nothing to the next teacher', async ({
  page,
}) => {
  const [first, second] = [newAddress(), newAddress()]
  await page.goto('/auth/sign-up')
  await choose(page, 'Afrikaans')
  await signUp(page, first, 'af')
  await followMail(page, first)
  await signedIn(page)
  await signOut(page, 'af')
  await expectShown(page, 'en')
  await choose(page, 'Afrikaans')
  await choose(page, 'English')
  await page.goto('/auth')
  await signIn(page, first, 'en')
  await expectShown(page, 'af')
  await expectSaved(first, 'af')
  await signOut(page, 'af')

  await page.goto('/auth/sign-up')
  await signUp(page, second, 'en')
  await followMail(page, second)
  await signedIn(page)
  await expectShown(page, 'en')
  await expectSaved(second, 'en')
  await expectSaved(first, 'af')
})
