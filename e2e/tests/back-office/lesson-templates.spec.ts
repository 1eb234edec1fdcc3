import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newSchool, withProfile } from '../../support/planning.ts'

/** A name that no other test has. */
const newName = () => `Template ${randomUUID().slice(0, 8)}`

const generic = 'Limpopo (any school)'

async function one(table: string, columns: Record<string, string | boolean>): Promise<string> {
  const { data } = await service
    .from(table)
    .select('id')
    .match(columns)
    .limit(1)
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}

/** A template of one step, written by somebody else. */
async function newTemplate(name: string, more: Record<string, unknown> = {}) {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const field = { type: 'Text', label: 'Aim', value: '', hint: 'Why', placeholder: 'So' }
  const { data } = await client
    .from('subject_template')
    .insert({
      name,
      complexity: 'Simple',
      total_points: 20,
      school_id: await one('school', { name: generic }),
      template: [{ name: 'Begin', fields: [field] }],
      ...more,
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return { client, id: data.id }
}

const choose = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test(
  'an administrator makes a template with a step and a field, and a teacher starts a lesson from it',
  { tag: '@first-visit' },
  async ({ pageAs, newPerson }) => {
    const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
    const name = newName()
    await page.goto('/admin/lessontemplates')
    const table = page.getByRole('table', { name: 'Lesson templates', exact: true })
    await expect(table.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expectAccessible(page)

    await page.keyboard.press('n')
    const editor = page.getByRole('dialog', { name: 'New lesson template' })
    const save = editor.getByRole('button', { name: 'Save', exact: true })
    await save.click({ force: true })
    for (const words of [
      'Name is required',
      'Complexity is required',
      'School is required',
      'Points are required',
    ])
      await expect(editor.getByText(words)).toBeVisible()
    for (const heading of ['Grade', 'Date', 'Term', 'Total', 'Time'])
      await expect(editor.getByRole('textbox', { name: heading, exact: true })).toBeVisible()
    await editor.getByLabel('Name', { exact: true }).fill(name)
    await editor.getByLabel('Complexity').selectOption('Detailed')
    await editor.getByLabel('Points').fill('25')
    await editor.getByRole('combobox', { name: 'Grade' }).selectOption('4')
    await editor.getByRole('combobox', { name: 'Subject' }).selectOption('Mathematics')
    await editor.getByRole('combobox', { name: 'School' }).fill('limpopo any')
    const option = page.getByRole('option', { name: generic })
    await expect(option).toContainText('Generic')
    await option.click()
    await expect(editor.getByText('Every teacher of its provinces may use')).toBeVisible()

    await editor.getByRole('button', { name: 'Add a step' }).click()
    await editor.getByLabel('Name of the step').fill('Introduction')
    await save.click({ force: true })
    for (const words of ['Label is required', 'Hint is required', 'Placeholder is required'])
      await expect(editor.getByText(words)).toBeVisible()
    await editor.getByLabel('Label').fill('How do we begin?')
    await editor.getByLabel('Hint').fill('A question that all can answer')
    await editor.getByLabel('Placeholder').fill('Who has shared a pizza?')
    await editor.getByLabel('Type').selectOption('Radio')
    await editor.getByLabel('Choices').fill('With a story\nWith a game')
    await editor.getByLabel('Type').selectOption('Text')
    await expect(editor.getByLabel('Choices')).toBeHidden()
    await editor.getByLabel('Type').selectOption('Select')
    await expect(editor.getByLabel('Choices')).toHaveValue('With a story\nWith a game')
    const preview = editor.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('How do we begin?')
    await expectAccessible(page)
    await save.click()
    await expect(editor).toBeHidden()
    await page.getByRole('searchbox').fill(`${name} 4 limpopo`)
    await expect(table.getByRole('row').filter({ hasText: name })).toContainText('Detailed')

    const person = await newPerson()
    await withProfile(person)
    const teacher = await pageAs(person)
    await teacher.goto('/app/lessons?new=choose')
    const choosing = teacher.getByRole('dialog', { name: 'New lesson' })
    await choosing.getByRole('searchbox').fill(name)
    await choosing.getByRole('radio', { name: new RegExp(name) }).check()
    await choosing.getByRole('button', { name: 'Use this template' }).click()
    await expect(choosing.getByLabel('Name', { exact: true })).toHaveValue(name)
    await choosing.getByRole('button', { name: /Introduction/ }).click()
    await choosing.getByLabel('How do we begin?').selectOption('With a game')
    await expect(choosing.getByText('A question that all can answer')).toBeVisible()
    await choosing.getByRole('button', { name: /Details/ }).click()
    for (const heading of ['Grade', 'Date', 'Term', 'Total', 'Time'])
      await choosing.getByRole('textbox', { name: heading, exact: true }).fill('4')
    await choosing.getByRole('button', { name: 'Next' }).click()
    await choosing.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(choosing).toBeHidden()

    await page.reload()
    await expect(table.getByRole('row').filter({ hasText: name })).toContainText('Mathematics1')
    await choose(page, name, 'Delete')
    await expect(page.getByRole('alertdialog')).toContainText('The one lesson that was started')
  },
)

test('the list is narrowed to a school and sorted by grade with R lowest', async ({ pageAs }) => {
  const school = await newSchool('Limpopo')
  const name = newName()
  for (const grade of ['10', 'R', '2'])
    await newTemplate(`${name} of ${grade}`, {
      school_id: school.id,
      subject_id: await one('subject', { grade }),
    })
  await newTemplate(`${name} elsewhere`)
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  await page.goto(`/admin/lessontemplates?q=${encodeURIComponent(name)}`)
  const rows = page.locator('tbody tr[data-list-row]')
  await expect(rows).toHaveCount(4)
  await page.goto(`/admin/lessontemplates?q=${encodeURIComponent(name)}&school=${school.id}`)
  await expect(page.getByRole('button', { name: new RegExp(school.name) })).toBeVisible()
  await expect(rows).toHaveCount(3)
  const head = page.getByRole('columnheader', { name: 'Grade' })
  await head.getByRole('button').first().click()
  await expect(rows).toContainText(['of R', 'of 2', 'of 10'])
  await head.getByRole('button').first().click()
  await expect(rows).toContainText(['of 10', 'of 2', 'of R'])
})

test('a template is duplicated, changed, looked back at and deleted', async ({ pageAs }) => {
  const name = newName()
  await newTemplate(name)
  const page = await pageAs('marius')
  await page.goto(`/admin/lessontemplates?q=${encodeURIComponent(name)}`)
  const rows = page.locator('tbody tr[data-list-row]')
  await choose(page, name, 'Duplicate')
  await expect(rows).toHaveCount(2)
  const copy = `${name} (copy)`
  await choose(page, copy, 'Edit')
  const editor = page.getByRole('dialog', { name: 'Edit lesson template' })
  await editor.getByLabel('Points').fill('30')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  await choose(page, copy, 'Show changes')
  const drawer = page.getByRole('dialog', { name: 'Changes' })
  await expect(drawer).toContainText('30')
  await page.keyboard.press('Escape')
  await choose(page, copy, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('No lesson that is there now was started from it.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
})

test('what is typed stays over a reload and over a lost answer, and is stored once', async ({
  pageAs,
  expectPageError,
}) => {
  expectPageError(/Failed to fetch|ERR_FAILED|net::/)
  const name = newName()
  const { id } = await newTemplate(`${name} first`)
  const page = await pageAs('marius')
  page.on('dialog', (question) => void question.accept())
  await page.goto(`/admin/lessontemplates?edit=${id}`)
  const edit = page.getByRole('dialog', { name: 'Edit lesson template' })
  await edit.getByRole('button', { name: /Begin/ }).click()
  await edit.getByLabel('Hint').fill('Kept over a reload')
  await page.reload()
  await edit.getByRole('button', { name: /Begin/ }).click()
  await expect(edit.getByLabel('Hint')).toHaveValue('Kept over a reload')

  await page.goto('/admin/lessontemplates?new=yes')
  const editor = page.getByRole('dialog', { name: 'New lesson template' })
  await editor.getByLabel('Name', { exact: true }).fill(name)
  await editor.getByLabel('Complexity').selectOption('Simple')
  await editor.getByLabel('Points').fill('25')
  await editor.getByRole('combobox', { name: 'School' }).click()
  await page.getByRole('option', { name: generic }).click()
  // The request arrives and the answer is lost.
  await page.route('**/graphql/v1', async (route) => {
    if (!/AddLessonTemplate/.test(route.request().postData() ?? '')) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByRole('alert')).toBeVisible()
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(name)
  await page.unroute('**/graphql/v1')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  const { data } = await service.from('subject_template').select('id').eq('name', name)
  expect(data).toHaveLength(1)
})

test('of two administrators at one template the second sees what the first wrote', async ({
  pageAs,
}) => {
  const name = newName()
  const { client, id } = await newTemplate(name)
  const page = await pageAs('marius')
  await page.goto(`/admin/lessontemplates?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit lesson template' })
  await dialog.getByLabel('Points').fill('22')
  await client.from('subject_template').update({ total_points: 18 }).eq('id', id).throwOnError()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toContainText('18')
  await expect(dialog).toContainText('22')
  await expectAccessible(page)
})

test('without a network nothing is written', async ({ pageAs }) => {
  const name = newName()
  await newTemplate(name)
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  await page.goto(`/admin/lessontemplates?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  for (const entry of ['Edit', 'Duplicate', 'Delete'])
    await expect(page.getByRole('menuitem', { name: entry })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'New lesson template' })).toBeDisabled()
})

test(
  'in Afrikaans on a phone a template is a card, and its editor fits',
  { tag: '@first-visit' },
  async ({ pageAs }) => {
    const name = newName()
    await newTemplate(name)
    const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
    await chooseLanguage(page, 'af')
    await page.goto(`/admin/lessontemplates?q=${encodeURIComponent(name)}`)
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('Eenvoudig')
    await expectAccessible(page)
    await card.getByRole('link', { name }).click()
    const editor = page.getByRole('dialog', { name: 'Wysig lessjabloon' })
    await expect(editor.getByLabel('Punte')).toHaveValue('20')
    await editor.getByLabel('Punte').fill('')
    await expect(editor.getByText('Vul die punte in')).toBeVisible()
    await expectAccessible(page)
    for (const width of [
      await page.evaluate(() => document.documentElement.scrollWidth),
      await editor.evaluate((element) => element.scrollWidth),
    ])
      expect(width).toBeLessThanOrEqual(390)
  },
)
