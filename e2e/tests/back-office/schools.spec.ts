import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { pictureFile } from '../../support/picture-file.ts'

/** A name that no other test has. */
const newName = () => `Skool ${randomUUID().slice(0, 8)}`

const administrator = async () => (await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)).client

/** A school written by somebody else. */
async function newSchool(name: string, town: string | null = 'Tzaneen') {
  const client = await administrator()
  const { data, error } = await client
    .from('school')
    .insert({ name, town, provinces: ['Limpopo'] })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return { client, id: data.id }
}

const choose = async (page: Page, name: string, entry: string) => {
  const row = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('an administrator makes a school with a logo, changes it, sees who did, and deletes it', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const name = newName()
  await page.goto('/admin/schools')
  const table = page.getByRole('table', { name: 'Schools' })
  await expect(table.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByRole('link', { name: /^School requests/ }).first()).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  const made = page.getByRole('dialog', { name: 'New School' })
  await made.getByLabel('Name', { exact: true }).fill(' ')
  await made.getByLabel('Name', { exact: true }).blur()
  await expect(made.getByText('Name is required')).toBeVisible()
  await made.getByLabel('Name', { exact: true }).fill(name)
  await made.getByLabel('Provinces').click()
  await page.getByRole('menuitemcheckbox', { name: 'Limpopo' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Gauteng' }).click()
  await page.keyboard.press('Escape')
  await made.getByLabel('Generic').check()
  await made.locator('input[type=file]').setInputFiles(pictureFile('crest.png'))
  await expect(made.getByRole('figure').locator('img')).toBeVisible()
  await expect(made.getByRole('figure')).toContainText(name)
  await expectAccessible(page)
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(made).toBeHidden()

  await page.getByRole('searchbox').fill(`${name} limpopo`)
  const row = table.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Gauteng')
  await row.getByRole('link', { name }).click()
  const edit = page.getByRole('dialog', { name: 'Edit School' })
  // What is stored is a JPEG, whatever was chosen.
  await expect(edit.getByRole('figure').locator('img')).toHaveAttribute('src', /Schools\/.*\.jpg$/)
  await expect(edit.getByRole('figure').locator('img')).toBeVisible()
  await edit.getByLabel('Town').fill('Tzaneen')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('Tzaneen')

  await choose(page, name, 'Show changes')
  const drawer = page.getByRole('dialog', { name: 'Changes' })
  await expect(drawer).toContainText('Created by')
  await drawer.getByRole('button', { name: 'Close' }).click()

  await choose(page, name, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this school?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Schools found' })).toBeVisible()
})

test('a file that only calls itself a picture is refused on its field', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const name = newName()
  const { client, id } = await newSchool(name)
  await page.goto(`/admin/schools?q=${encodeURIComponent(name)}&edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit School' })
  const file = { name: 'crest.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog.getByText('This is none of the kinds of files that are taken').first(),
  ).toBeVisible()
  const text = { name: 'crest.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await dialog.locator('input[type=file]').setInputFiles(text)
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await client.from('school').delete().eq('id', id)
})

test('a school that the town has is refused; one that templates are for is not deleted', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const name = newName()
  const { client, id } = await newSchool(name)
  await page.goto('/admin/schools?new=yes')
  const dialog = page.getByRole('dialog', { name: 'New School' })
  await dialog.getByLabel('Name', { exact: true }).fill(name.toUpperCase())
  await dialog.getByLabel('Town').fill('tzaneen')
  await dialog.getByLabel('Provinces').click()
  await page.getByRole('menuitemcheckbox', { name: 'Limpopo' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog.getByText('The list has a school of this name in this town already.').first(),
  ).toBeVisible()

  const { data: subject } = await client.from('subject').select('id').limit(1).single()
  const { data: template, error } = await client
    .from('subject_template')
    .insert({ name, complexity: 'Simple', school_id: id, subject_id: subject?.id })
    .select('id')
    .single()
  if (error !== null) throw new Error(error.message)
  await page.goto(`/admin/schools?q=${encodeURIComponent(name)}`)
  await choose(page, name, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Made for ${name}: 1 template.`)
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await expectAccessible(page)
  await client.from('subject_template').delete().eq('id', template.id)
  await client.from('school').delete().eq('id', id)
})

test('of two administrators on one school the second is asked', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const name = newName()
  const { client, id } = await newSchool(name)
  await page.goto(`/admin/schools?q=${encodeURIComponent(name)}&edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit School' })
  await dialog.getByLabel('Name', { exact: true }).fill(`${name} A`)
  await client
    .from('school')
    .update({ name: `${name} B` })
    .eq('id', id)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`${name} B`)).toBeVisible()
  await expectAccessible(page)
  const { data } = await client.from('school').select('name').eq('id', id).single()
  expect(data?.name).toBe(`${name} B`)
  await client.from('school').delete().eq('id', id)
})

test('the list follows the province and the generic ones, without a connection it only reads', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  await page.goto('/admin/schools?generic=yes&province=Limpopo')
  const table = page.getByRole('table', { name: 'Schools' })
  await expect(table.getByRole('row').filter({ hasText: 'Limpopo (any school)' })).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'Gauteng (any school)' })).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'New School' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.context().setOffline(false)
})

test('in Afrikaans a province is found by its name there', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await chooseLanguage(page, 'af')
  await page.goto('/admin/schools?q=oos-kaap%20any')
  const row = page.getByRole('table', { name: 'Skole' }).getByRole('row').nth(1)
  await expect(row).toContainText('Eastern Cape (any school)')
  await expect(row).toContainText('Oos-Kaap')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Nuwe skool' })
  await dialog.getByLabel('Naam', { exact: true }).fill(' ')
  await dialog.getByLabel('Naam', { exact: true }).blur()
  await expectAccessible(page)
})
