import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { followMail } from '../../support/mail.ts'

async function lookUp(page: Page, email: string) {
  await page.goto('/retrieveuserlogin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Find my username' }).click()
}

test('an existing profile is told to log in with its username', async ({ page, newPerson }) => {
  const person = await newPerson()
  await signIn(person.email, person.password)
  await lookUp(page, person.email)
  await expect(page.getByText('We found an existing profile.')).toBeVisible()
  await expectAccessible(page)
})

test('nobody is asked to try another email or to sign up', async ({ page }) => {
  await lookUp(page, `nobody-${randomUUID()}@kryt.example`)
  await expect(page.getByText('Try another email or create a new profile.')).toBeVisible()
})

test('a customer of the old shop gets a link, chooses a password and finds the old profile', async ({
  page,
}) => {
  const email = `old-${randomUUID()}@kryt.example`
  const { data, error } = await service
    .from('teacher_profile')
    .insert({ user_id: null, owner: `${randomUUID()}::${email}` })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  await lookUp(page, email)
  await expect(page.getByText('We matched a profile.')).toBeVisible()
  await followMail(page, email)
  await page.getByLabel('Password', { exact: true }).fill('Brand-new-1')
  await page.getByLabel('Repeat password').fill('Brand-new-1')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved')).toBeVisible()
  const person = await signIn(email, 'Brand-new-1')
  const own = await person.client.from('teacher_profile').select('id').single<{ id: string }>()
  expect(own.data?.id).toBe(data.id)
})

test('in Afrikaans, with the address kept and the way on', async ({ page, newPerson }) => {
  const person = await newPerson()
  await signIn(person.email, person.password)
  await page.goto('/retrieveuserlogin')
  await page.getByRole('button', { name: 'Afrikaans' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soek jou intekennaam' })).toBeVisible()
  await page.getByLabel('E-posadres').fill(person.email)
  await page.getByRole('button', { name: 'Soek my intekennaam' }).click()
  await expect(page.getByText('Ons het ’n bestaande profiel gevind.')).toContainText(person.email)
  await expect(page.getByLabel('E-posadres')).toHaveValue(person.email)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Teken in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teken in' })).toBeVisible()
})
