import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'

test('a change in a screen is in its drawer: who, when and what', async ({ pageAs }) => {
  const label = `Audited ${randomUUID().slice(0, 8)}`
  const { client } = await signIn(PERSONAS.priya.email, DEVELOPMENT_PASSWORD)
  const made = await client
    .from('holiday')
    .insert({ label, date: '2031-08-08' })
    .select('id')
    .single<{ id: string }>()
  if (made.error !== null) throw new Error(made.error.message)

  const page = await pageAs('marius')
  await page.goto(`/admin/holidays?q=${encodeURIComponent(label)}`)
  const row = page.getByRole('row').filter({ hasText: label })
  await row.getByRole('link', { name: label }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Holiday' })
  await edit.getByLabel('Date').fill('2031-08-09')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  const actions = row.getByRole('button', { name: /Actions/ })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Show changes' }).click()
  const drawer = page.getByRole('dialog', { name: 'Changes' })
  await expect(drawer.getByText('2 changes')).toBeVisible()
  const [changed, created] = [
    drawer.getByRole('listitem').nth(0),
    drawer.getByRole('listitem').nth(1),
  ]
  await expect(changed).toContainText(`Changed by ${PERSONAS.marius.email}`)
  await expect(created).toContainText(`Created by ${PERSONAS.priya.email}`)
  const today = new Date().toLocaleDateString('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  await expect(changed.getByRole('time')).toContainText(today)
  await expect(changed.getByRole('deletion')).toContainText('8 August 2031')
  await expect(changed.getByRole('insertion')).toContainText('9 August 2031')
  await expect(changed.getByRole('term')).toHaveText(['Date'])
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await client.from('holiday').delete().eq('id', made.data.id)
})
