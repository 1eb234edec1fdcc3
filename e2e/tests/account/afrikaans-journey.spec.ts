import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { followMail, mailTo } from '../../support/mail.ts'
import { createPerson } from '../../support/people.ts'
import { fillSignIn } from '../../support/sign-in-form.ts'

test('a visitor in Afrikaans gets everything in Afrikaans, and the next teacher finds nothing of it', async ({
  page,
}) => {
  const email = `besoeker-${randomUUID()}@kryt.example`
  const password = 'Kryt-en-bord-1'
  await page.goto('/auth/sign-up')
  await page
    .getByRole('button', { name: /Afrikaans/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Skep ’n rekening' })).toBeVisible()
  await page.getByLabel('E-posadres').fill(email)
  await page.getByLabel('Telefoonnommer').fill('082 123 4567')
  await page.getByLabel('Wagwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal wagwoord').fill(password)
  await page.getByRole('button', { name: 'Skep rekening' }).click()
  await expect(page.getByRole('heading', { name: 'Kyk in jou e-pos' })).toBeVisible()
  expect((await mailTo(email)).subject).toBe('Bevestig jou adres')

  await followMail(page, email)
  await expect(page.getByRole('button', { name: 'Jou profiel' })).toBeVisible()
  await expect(async () => {
    const { data } = await service
      .from('teacher_profile')
      .select('translate_i18n')
      .like('owner', `%::${email}`)
    expect(data).toEqual([{ translate_i18n: 'af' }])
  }).toPass()

  await page.goto('/app/profile')
  await page.getByLabel('Van', { exact: true }).fill('Halfpad-getik')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('Halfpad-getik')
  await page.goto('/')
  // Signing out loads the landing page anew, a moment after the menu has changed.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Teken uit' }).first().click()
  await loaded
  await expect(page.getByRole('link', { name: /Sign In|Teken in/ }).first()).toBeVisible()

  const next = await createPerson()
  await page.goto('/auth')
  await page.evaluate(() => localStorage.setItem('kryt.locale', 'en'))
  await page.reload()
  await fillSignIn(page, next)
  await expect(page).not.toHaveURL(/auth/)
  await page.goto('/app/profile')
  await expect(page.getByLabel('Surname', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Halfpad-getik')
})
