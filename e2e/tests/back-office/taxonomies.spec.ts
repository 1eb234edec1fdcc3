import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'

/** A name that no other test has. */
const newName = () => `Levels ${randomUUID().slice(0, 8)}`

type Level = readonly [label: string, percentage: number]

/** A taxonomy written by somebody else. */
async function newTaxonomy(name: string, levels: readonly Level[]) {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const { data } = await client
    .from('taxonomy')
    .insert({ name })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const rows = levels.map(([label, percentage]) => ({ taxonomy_id: data.id, label, percentage }))
  for (const row of rows) await client.from('cognitive_level').insert(row).throwOnError()
  return { client, id: data.id }
}

const three: readonly Level[] = [
  ['Low order', 30],
  ['Middle order', 50],
  ['High order', 20],
]

test(
  'an administrator makes a taxonomy, gives it levels and is told when they are not 100%',
  { tag: '@first-visit' },
  async ({ pageAs }) => {
    const page = await pageAs('marius')
    const name = newName()
    await page.goto('/admin/taxonomies')
    const table = page.getByRole('table', { name: 'Taxonomies', exact: true })
    await expect(table.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(table).toContainText('Low order 30% · Middle order 50% · High order 20%')
    await expectAccessible(page)

    await page.keyboard.press('n')
    const made = page.getByRole('dialog', { name: 'New Taxonomy' })
    const nameField = made.getByLabel('Name', { exact: true })
    await nameField.fill(' ')
    await nameField.blur()
    await expect(made.getByText('Name is required')).toBeVisible()
    await nameField.fill('social sciences,  grades 4 TO 6')
    await made.getByRole('button', { name: 'Save' }).click()
    await expect(made.getByText('A taxonomy with this name already exists')).toBeVisible()
    await nameField.fill(name)
    await expectAccessible(page)
    await made.getByRole('button', { name: 'Save' }).click()
    await expect(made).toBeHidden()

    await page.getByRole('searchbox').fill(name)
    const row = table.getByRole('row').filter({ hasText: name }).first()
    await expect(row).toContainText('No levels yet')
    const choose = async (entry: string) => {
      await row.getByRole('button', { name: /^Actions/ }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    const dialog = page.getByRole('dialog', { name: /Cognitive Level of/ })
    const save = dialog.getByRole('button', { name: 'Save' })
    await choose('Add cognitive level')
    await dialog.getByLabel('Percentage').fill('101')
    await expect(dialog.getByText('A whole number from 0 to 100')).toBeVisible()
    await dialog.getByLabel('Percentage').fill('')
    await expect(dialog.getByText('Percentage is required')).toBeVisible()
    await dialog.getByLabel('Percentage').fill('60')
    await dialog.getByLabel('Label').fill('Recall')
    await expectAccessible(page)
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Recall 60%')
    await expect(row).toContainText('60% in total')

    await choose('Add cognitive level')
    await dialog.getByLabel('Label').fill(' RECALL ')
    await dialog.getByLabel('Percentage').fill('40')
    await save.click()
    await expect(dialog.getByText('The taxonomy already has a level with this name')).toBeVisible()
    await dialog.getByLabel('Label').fill('Use')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Recall 60% · Use 40%')
    await expect(row).toContainText('100% in total')
    await choose('Show changes')
    const drawer = page.getByRole('dialog', { name: 'Changes' })
    await expect(drawer).toContainText('Recall')
  },
)

test('a row unfolds to its levels, which are moved, changed and deleted', async ({ pageAs }) => {
  const name = newName()
  await newTaxonomy(name, three)
  const page = await pageAs('marius')
  await page.goto(`/admin/taxonomies?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const levels = page.getByRole('table', { name: `Cognitive levels of ${name}` })
  const labels = levels.getByRole('rowheader')
  await expect(labels).toHaveText(['Low order', 'Middle order', 'High order'])
  await expect(levels).toContainText('100% in total')
  await expectAccessible(page)
  const choose = async (level: string, entry: string) => {
    await levels.getByRole('button', { name: `Actions for ${level}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await levels.getByRole('button', { name: 'Actions for Low order' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeHidden()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect(labels).toHaveText(['Middle order', 'Low order', 'High order'])

  await choose('High order', 'Edit')
  const dialog = page.getByRole('dialog', { name: `Edit Cognitive Level of “${name}”` })
  await expect(dialog.getByLabel('Percentage')).toHaveValue('20')
  await dialog.getByLabel('Percentage').fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(levels).toContainText('105% in total: a paper is spread over 100%.')

  await choose('Low order', 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('30% less')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(labels).toHaveText(['Middle order', 'High order'])
})

test('a taxonomy says of what year, how sure and for which papers it is', async ({ pageAs }) => {
  const name = newName()
  const { id } = await newTaxonomy(name, three)
  const subject = `Marine Studies ${randomUUID().slice(0, 8)}`
  const page = await pageAs('marius')
  await page.goto(`/admin/taxonomies?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Taxonomy' })
  await dialog.getByLabel('Year of the source').fill('1993')
  await dialog.getByLabel('Year of the source').blur()
  await expect(dialog.getByText('A year from 1994 to 2100')).toBeVisible()
  await dialog.getByLabel('Year of the source').fill('2026')
  await dialog.getByLabel('Certainty').selectOption('Official')
  const subjects = dialog.getByPlaceholder('Mathematics, Wiskunde')
  await subjects.fill(`${subject}, * Huistaal`)
  await subjects.press('Enter')
  await dialog.getByLabel('Language of the levels').selectOption('English')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const { data } = await service
    .from('taxonomy')
    .select('year, certainty, language, grades, subjects')
    .eq('id', id)
    .single()
    .throwOnError()
  expect(data).toEqual({
    year: 2026,
    certainty: 'OFFICIAL',
    language: 'en',
    grades: [],
    subjects: [subject, '* Huistaal'],
  })
})

test('what is missing of the curriculum is shown and added by a press', async ({ pageAs }) => {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const missing = 'Accounting, Grades 10 to 12'
  await client.from('taxonomy').delete().eq('name', missing).throwOnError()
  const page = await pageAs('marius')
  await page.goto('/admin/taxonomies?curriculum=yes')
  const dialog = page.getByRole('dialog', { name: 'Add from the curriculum' })
  await expect(dialog.getByText(missing)).toBeVisible()
  await expectAccessible(page)
  const box = dialog.getByRole('checkbox').first()
  if (!(await box.isChecked())) await box.check()
  await dialog.getByRole('button', { name: 'Add 1 taxonomy' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox').fill(missing)
  await expect(page.getByRole('table', { name: 'Taxonomies', exact: true })).toContainText(missing)
})

test('whoever deletes a taxonomy reads what has it, and the papers stay', async ({ pageAs }) => {
  const name = newName()
  const { id } = await newTaxonomy(name, three)
  const { data: paper } = await service
    .from('teacher_assessment_template')
    .select('id, taxonomy_id')
    .limit(1)
    .single<{ id: string; taxonomy_id: string | null }>()
    .throwOnError()
  const papers = () => service.from('teacher_assessment_template')
  await papers().update({ taxonomy_id: id }).eq('id', paper.id).throwOnError()
  const page = await pageAs('marius')
  await page.goto(`/admin/taxonomies?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('link', { name }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Taxonomy' })
  await expect(edit).toContainText('Used by 1 paper')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 paper')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Taxonomies found' })).toBeVisible()
  const { data: kept } = await papers().select('taxonomy_id').eq('id', paper.id).throwOnError()
  expect(kept).toEqual([{ taxonomy_id: null }])
  await papers().update({ taxonomy_id: paper.taxonomy_id }).eq('id', paper.id).throwOnError()
})

test('of two administrators at one level the second sees what the first wrote', async ({
  pageAs,
}) => {
  const name = newName()
  const { client, id } = await newTaxonomy(name, three)
  const page = await pageAs('marius')
  await page.goto(`/admin/taxonomies?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await page.getByRole('button', { name: 'Actions for High order' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit Cognitive Level/ })
  await dialog.getByLabel('Percentage').fill('22')
  const high = client.from('cognitive_level').update({ percentage: 18 })
  await high.eq('taxonomy_id', id).eq('label', 'High order').throwOnError()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('18%')
  await expect(dialog).toContainText('22%')
  await expectAccessible(page)
})

test('without a network nothing is written', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  await page.goto('/admin/taxonomies')
  const actions = page.getByRole('button', { name: /^Actions for/ }).first()
  await expect(actions).toBeVisible()
  await page.context().setOffline(true)
  await actions.click()
  for (const entry of ['Edit', 'Add cognitive level', 'Delete'])
    await expect(page.getByRole('menuitem', { name: entry })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'New Taxonomy' })).toBeDisabled()
})

test(
  'in Afrikaans on a phone a taxonomy is a card, and its sum stands out',
  { tag: '@first-visit' },
  async ({ pageAs }) => {
    const name = newName()
    await newTaxonomy(name, three.slice(1))
    const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
    await chooseLanguage(page, 'af')
    await page.goto(`/admin/taxonomies?q=${encodeURIComponent(name)}`)
    const card = page.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('70% altesaam')
    await card.getByRole('button', { name: `Besonderhede van ${name}` }).click()
    await expect(card.getByRole('rowheader')).toHaveText(['Middle order', 'High order'])
    await expect(card).toContainText('’n vraestel word oor 100% versprei')
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  },
)
