import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { mailTo } from '../../support/mail.ts'
import { personaNamed } from '../../support/people.ts'
import { fillSignIn } from '../../support/sign-in-form.ts'

const someone = () => `created-${randomUUID()}@kryt.example`

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create Teacher' })

async function ask(page: Page, email: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
}

async function open(page: Page): Promise<void> {
  await page.goto('/admin/teacherprofiles')
  await page.getByRole('button', { name: 'Create Teacher' }).click()
}

test('an administrator creates a teacher, who signs in and chooses a password of her own', async ({
  pageAs,
  browser,
}) => {
  const page = await pageAs('marius')
  const email = someone()
  await open(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Phone', { exact: false }).fill('12')
  await expect(dialog.getByText('Invalid South African phone number')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
  await dialog.getByLabel('Phone', { exact: false }).fill('082 123 4567')
  await dialog.getByRole('radio', { name: 'Afrikaans' }).check()
  await ask(page, `  ${email} `)
  const done = page.getByRole('dialog', { name: 'Teacher created successfully!' })
  const temporary = await done.getByTestId('temporary-password').innerText()
  expect((await mailTo(email)).subject).toBe('Welkom by Kryt: jou rekening is gereed')
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('cell', { name: email }).first()).toBeVisible()
  await expect(page.getByText('+27821234567').first()).toBeVisible()

  const teacher = await (await browser.newContext()).newPage()
  await teacher.goto('/auth')
  await fillSignIn(teacher, { email, password: temporary })
  // Even the smallest phone, held sideways, reaches its button.
  await teacher.setViewportSize({ width: 568, height: 320 })
  const choose = teacher.getByRole('alertdialog', { name: 'Kies jou eie wagwoord' })
  await choose.press('Escape')
  await teacher.reload()
  const own = `Kryt-${randomUUID()}-A1!`
  await choose.getByLabel('Nuwe wagwoord', { exact: true }).fill(temporary)
  await choose.getByLabel('Herhaal wagwoord').fill(temporary)
  await choose.getByRole('button', { name: 'Stoor wagwoord' }).click()
  await expect(choose.getByRole('alert')).toBeVisible()
  await choose.getByLabel('Nuwe wagwoord', { exact: true }).fill(own)
  await choose.getByLabel('Herhaal wagwoord').fill(own)
  await choose.getByRole('button', { name: 'Stoor wagwoord' }).click()
  await expect(choose).toHaveCount(0)
  await teacher.reload()
  await expect(teacher.getByRole('heading').first()).toBeVisible()
  await expect(choose).toHaveCount(0)
  await teacher.context().close()
})

test('who is a teacher already is shown in the list; the typed address stays', async ({
  pageAs,
}) => {
  const known = personaNamed('thandi')
  const page = await pageAs('marius')
  await open(page)
  await ask(page, known.email)
  await expect(dialogOf(page).getByText(/is a teacher already/)).toBeVisible()
  await expect(dialogOf(page).getByLabel('Email', { exact: true })).toHaveValue(known.email)
  await expect(dialogOf(page).getByText('Saved')).toHaveCount(0)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(known.email)
  await expect(page.getByRole('cell', { name: known.email }).first()).toBeVisible()
})

test('a network that fails at either step leaves nothing half-made, and Create goes on from there', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const email = someone()
  await open(page)
  await page.route('**/functions/v1/query-teacher-profile**', (route) => route.abort(), {
    times: 1,
  })
  await ask(page, email)
  await expect(dialogOf(page).getByText(/No user created/)).toBeVisible()
  // The request arrives and the answer is lost.
  await page.route(
    '**/functions/v1/create-users',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await ask(page, email)
  await expect(dialogOf(page).getByText(/none is made twice/)).toBeVisible()
  await ask(page, email)
  await expect(dialogOf(page).getByText(/is a teacher already/)).toBeVisible()
})
