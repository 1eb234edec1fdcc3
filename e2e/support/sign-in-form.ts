import type { Page } from '@playwright/test'

/** Fills in the sign-in form on /auth, which must be open. */
export async function fillSignIn(page: Page, person: { email: string; password: string }) {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}
