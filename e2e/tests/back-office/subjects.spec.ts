import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'

/** A name that no other test has. */
const newName = () => `Craft ${randomUUID().slice(0, 8)}`

/** A subject that a teacher adds. */
async function addedBy(email: string, grade: string, subject: string) {
  const { client } = await signIn(email, DEVELOPMENT_PASSWORD)
  const { error } = await client.from('subject').insert({ grade, subject })
  if (error !== null) throw new Error(error.message)
}

test('an administrator adds a subject once, and gives it a name in Afrikaans', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const name = newName()
  await page.goto('/admin/subjects')
  const table = page.getByRole('table', { name: 'Subjects' })
  await expect(table.getByRole('columnheader', { name: 'Grade', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  // R comes before 1.
  await expect(table.getByRole('row').nth(1)).toContainText('Grade R')
  await expectAccessible(page)

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New Subject' })
  const save = dialog.getByRole('button', { name: 'Save' })
  const subject = dialog.getByLabel('Subject', { exact: true })
  await subject.fill('mathematics ')
  await dialog.getByLabel('Grade').selectOption('Grade 4')
  await expect(dialog.getByText('Subject already added to Grade 4')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await subject.fill('')
  await expect(dialog.getByText('Subject required')).toBeVisible()
  await subject.fill(name)
  await expectAccessible(page)
  await save.click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox').fill(name)
  const row = table.getByRole('row').filter({ hasText: name })
  await row.getByRole('link', { name }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Subject' })
  await edit.getByLabel('Subject in Afrikaans').fill('Handwerk')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('Handwerk')
})

test('two subjects of a grade become one, after a look at what moves', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const [wrong, right] = [newName(), newName()]
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  await client.from('subject').insert([
    { grade: '6', subject: wrong },
    { grade: '6', subject: right },
  ])
  await page.goto(`/admin/subjects?q=${encodeURIComponent(wrong)}`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: wrong })
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Merge into another subject' }).click()
  const dialog = page.getByRole('dialog', { name: `Merge “${wrong}”` })
  await dialog.getByRole('combobox').fill(right)
  await page.getByRole('option', { name: right }).click()
  await expect(dialog.getByText('Nothing has it.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'No Subjects found' })).toBeVisible()
})

test('what a teacher adds is found, and taken back when nobody uses it', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const name = newName()
  await addedBy(PERSONAS.thandi.email, '8', name)
  await page.goto(`/admin/subjects?q=${encodeURIComponent(name)}&added=yes`)
  const dialog = page.getByRole('dialog', { name: 'Added by people' })
  const person = dialog.getByRole('listitem').filter({ hasText: name })
  await expectAccessible(page)
  await person.getByRole('button', { name: 'Take back' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('stays')
  await Promise.all([
    expect(page.getByText(/subjects? taken back/)).toBeVisible(),
    question.getByRole('button', { name: 'Take back' }).click(),
  ])
  await expect(person).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('heading', { name: 'No Subjects found' })).toBeVisible()
})

test('a subject of the curriculum that is missing is shown, and added by a press', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const subjectOf = async (subject: string) => {
    const { data } = await client
      .from('subject')
      .select('id')
      .eq('grade', '12')
      .eq('subject', subject)
      .overrideTypes<{ id: string }[], { merge: false }>()
    return data?.[0]?.id
  }
  const other = newName()
  const renamed = await subjectOf('Religion Studies')
  await client.from('subject').update({ subject: other }).eq('id', renamed)
  await page.goto('/admin/subjects?curriculum=yes')
  const dialog = page.getByRole('dialog', { name: 'Add from the curriculum' })
  const add = dialog.getByRole('button', { name: 'Add 1 subject', exact: true })
  await expect(dialog.getByRole('listitem')).toContainText('Religion Studies')
  await expectAccessible(page)
  await dialog.getByRole('checkbox').click()
  await expect(dialog.getByRole('button', { name: 'Add subjects' })).toBeVisible()
  await dialog.getByRole('checkbox').click()
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 subject added')).toBeVisible()

  await page.goto('/admin/subjects?curriculum=yes')
  await expect(dialog.getByText('The list has every subject of the curriculum.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add subjects' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await client.rpc('merge_subjects', {
    subject_id: renamed,
    into_subject_id: await subjectOf('Religion Studies'),
  })
  expect(await subjectOf(other)).toBeUndefined()
})
