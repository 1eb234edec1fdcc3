import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { confirmationLink, mailTo } from '../../support/mail.ts'
import { profileOf, withProfile } from '../../support/planning.ts'
import { deletePerson } from '../../support/people.ts'
import { service } from '../../support/api.ts'
import { fillSignIn } from '../../support/sign-in-form.ts'

test('an Afrikaans sign-up speaks Afrikaans from the first mail on; the next teacher finds nothing of it', async ({
  page,
  newPerson,
}) => {
  const email = `juf-${randomUUID()}@kryt.example`
  await page.goto('/auth/sign-up')
  await page.getByRole('button', { name: 'Afrikaans' }).first().click()
  await page.getByLabel('E-posadres').fill(email)
  await page.getByLabel('Telefoonnommer').fill('082 555 0199')
  await page.getByLabel('Wagwoord', { exact: true }).fill('Krytbord-2026')
  await page.getByRole('button', { name: 'Skep rekening' }).click()
  await expect(page.getByRole('heading', { name: 'Kyk in jou e-pos' })).toBeVisible()
  expect(await mailTo(email)).toMatchObject({ subject: 'Bevestig jou adres' })

  await page.goto(await confirmationLink(email))
  await expect(page.getByRole('button', { name: 'Teken uit' }).first()).toBeVisible()
  const { data } = await service
    .from('teacher_profile')
    .select('user_id')
    .like('owner', `%::${email}`)
    .single()
  const id: unknown = data?.user_id
  const first = { id: String(id), email, password: 'Krytbord-2026' }
  await withProfile(first)
  await page.goto('/app/profile')
  const about = page.getByRole('region', { name: 'Oor jou' })
  await about.getByLabel('Van', { exact: true }).fill('Van der Westhuizen')
  expect(await profileOf(first.id)).toMatchObject({ translate_i18n: 'af' })

  await page.getByRole('button', { name: 'Teken uit' }).first().click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])

  const next = await newPerson()
  await withProfile(next)
  await service.from('teacher_profile').update({ translate_i18n: 'en' }).eq('user_id', next.id)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Afrikaans' }).first().click()
  await page.getByRole('button', { name: 'English' }).first().click()
  await fillSignIn(page, next)
  await expect(page).toHaveURL('/')
  await page.goto('/app/profile')
  const own = page.getByRole('region', { name: 'About you' })
  await expect(own.getByLabel('Surname', { exact: true })).toHaveValue('Zulu')
  await deletePerson(first)
})
