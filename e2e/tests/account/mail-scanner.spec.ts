import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { confirmationLink, followMail } from '../../support/mail.ts'

/** A scanner of mails: asks for the link, then opens it in a browser of its own, and presses nothing. */
async function scan(browser: Browser, link: string) {
  for (const method of ['HEAD', 'GET']) await fetch(link, { method })
  const scanner = await browser.newContext()
  const page = await scanner.newPage()
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('access_token')
  await scanner.close()
}

test('a scanner that opens the link of a recovery first takes nothing from the person', async ({
  page,
  browser,
  newPerson,
}) => {
  const { email } = await newPerson()
  await page.goto('/auth/forgotten-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(email)).toBeVisible()
  const link = await confirmationLink(email)
  await scan(browser, link)
  await page.goto(link)
  await expect(page.getByText('The button signs you in')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByLabel('New password')).toBeVisible()

  // The link works once.
  await page.goto('/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByLabel('New password')).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(elsewhere.getByText('This link was used before')).toBeVisible()
  await elsewhere.goto(link.slice(0, -90))
  await expect(elsewhere.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('a scanner that opens the link of a sign-up first takes nothing from the person', async ({
  page,
  browser,
}) => {
  const email = `scanned-${randomUUID()}@kryt.example`
  await page.goto('/auth/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('082 123 4567')
  await page.getByLabel('Password', { exact: true }).fill('Chalk-and-talk-1')
  await page.getByLabel('Repeat password').fill('Chalk-and-talk-1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await scan(browser, await confirmationLink(email))
  await followMail(page, email)
  await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible()
})

test('a session in an address signs nobody in: it would be that of whoever sent the link', async ({
  page,
  newPerson,
}) => {
  const sender = await newPerson()
  const { stored } = await signIn(sender.email, sender.password)
  const session = JSON.parse(stored) as Record<'access_token' | 'refresh_token', string>
  const tokens = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'magiclink',
  })
  for (const address of ['/', '/about', '/auth/confirm']) {
    await page.goto(`${address}#${tokens.toString()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  }
  await expect(page.getByText('A part of the link is missing')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('access_token')
})
