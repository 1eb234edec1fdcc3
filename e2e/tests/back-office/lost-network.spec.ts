import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { personaNamed } from '../../support/people.ts'

const desk = { viewport: { width: 1440, height: 900 } }

const lose = async (page: Page) => page.context().setOffline(true)
const find = async (page: Page) => page.context().setOffline(false)

test('the overview keeps its numbers, and says that they may be old', async ({ pageAs }) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin')
  const owed = page.getByTestId('waiting-owedToUs')
  await expect(owed).toBeVisible()
  await lose(page)
  await expect(page.getByText(/You’re offline/).first()).toBeVisible()
  await expect(owed).toBeVisible()
  await expectAccessible(page)
  await find(page)
  await expect(page.getByText(/You’re offline/)).toBeHidden()
})

test('a teacher is not created, and what was typed waits for the network', async ({ pageAs }) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/teacherprofiles')
  await page.getByRole('button', { name: 'Create Teacher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Teacher' })
  await expectAccessible(page)
  await dialog.getByLabel('Email', { exact: true }).fill('offline@kryt.example')
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  await expect(create).toBeEnabled()
  await lose(page)
  await expect(create).toBeDisabled()
  await find(page)
  await expect(create).toBeEnabled()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('offline@kryt.example')
})

for (const [name, address, action] of [
  ['customers', `/admin/teacherprofiles?q=${personaNamed('thandi').email}`, 'New Order'],
  ['quotes', '/admin/productorder-quotes?placed=2020-01-01..', 'Edit'],
] as const) {
  test(`without a network nothing is started from the list of ${name}`, async ({ pageAs }) => {
    const page = await pageAs('marius', desk)
    await page.goto(address)
    const actions = page.getByRole('button', { name: /^Actions for/ }).first()
    await expect(actions).toBeVisible()
    await lose(page)
    await actions.click()
    const entry = page.getByRole('menuitem', { name: new RegExp(`^${action}`) })
    await expect(entry).toBeDisabled()
    await expect(entry).toContainText('You’re offline')
    await find(page)
  })
}
