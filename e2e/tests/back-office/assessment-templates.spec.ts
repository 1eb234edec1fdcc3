import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { newCalendarTeacher } from '../../support/calendar.ts'
import { chooseLanguage } from '../../support/language.ts'
import { giveNetwork, takeNetwork } from '../../support/network.ts'

/** A title that no other test has. */
const newTitle = () => `Toets ${randomUUID().slice(0, 8)}`

/** The subject of a teacher's class, as the pickers name it. */
async function taughtBy(person: { id: string }) {
  const { data } = await service
    .from('teacher_class_subject')
    .select('subject:subject_id(id, grade, subject), teacher_profile!inner(user_id)')
    .eq('teacher_profile.user_id', person.id)
    .single<{ subject: { id: string; grade: string; subject: string } }>()
    .throwOnError()
  return data.subject
}

const genericSchool = async (province: string) => {
  const { data } = await service
    .from('school')
    .select('id, name')
    .eq('is_generic', true)
    .contains('provinces', [province])
    .limit(1)
    .single<{ id: string; name: string }>()
    .throwOnError()
  return data
}

/** A shared paper written by somebody else. */
async function storedPaper(title: string, more: object = {}) {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const { data: subject } = await service
    .from('subject')
    .select('id')
    .eq('grade', '4')
    .eq('subject', 'Social Sciences')
    .single<{ id: string }>()
    .throwOnError()
  const { data } = await client
    .from('assessment_template')
    .insert({
      title,
      complexity: 'Detailed',
      total_minutes: 90,
      instructions: ['Answer ALL the questions.'],
      questions: [{ number: '1', title: 'Maps', marks: 3, fields: [] }],
      subject_id: subject.id,
      school_id: (await genericSchool('Limpopo')).id,
      ...more,
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return { client, id: data.id }
}

const tableOf = (page: Page) => page.getByRole('table', { name: 'Assessment templates' })

const choose = async (page: Page, title: string, entry: string) => {
  const row = tableOf(page).getByRole('row').filter({ hasText: title }).first()
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const search = (title: string) => `/admin/assessmenttemplates?q=${encodeURIComponent(title)}`

test('an administrator writes a paper with its memorandum, and a teacher of the subject starts from it', async ({
  pageAs,
  newPerson,
}) => {
  test.setTimeout(180_000)
  const teacher = await newPerson()
  await newCalendarTeacher(teacher)
  const subject = await taughtBy(teacher)
  const school = await genericSchool('Limpopo')
  const title = newTitle()
  const page = await pageAs('marius')
  await page.goto('/admin/assessmenttemplates')
  await expect(tableOf(page).getByRole('columnheader')).toContainText([
    'Title',
    'Complexity',
    'Time',
    'Marks',
    'School',
    'Grade',
    'Subject',
  ])
  await expectAccessible(page)

  await page.keyboard.press('n')
  const editor = page.getByRole('dialog', { name: 'New assessment template' })
  const save = editor.getByRole('button', { name: 'Save', exact: true })
  await editor.getByLabel('Question 1.1', { exact: true }).fill('Name the river.')
  // It says that it waits, and can be pressed all the same.
  await save.focus()
  await page.keyboard.press('Enter')
  for (const words of [
    'Title is required',
    'Subject is required',
    'Complexity is required',
    'Time is required',
    'School is required',
    'Marks are required',
  ])
    await expect(editor.getByText(words)).toBeVisible()
  await expectAccessible(page)

  await editor.getByLabel('Title', { exact: true }).fill(title)
  await editor.getByRole('combobox', { name: 'Grade' }).selectOption(subject.grade)
  await editor.getByRole('combobox', { name: 'Subject' }).selectOption(subject.id)
  await editor.getByLabel('Time in minutes').fill('61')
  await editor.getByRole('combobox', { name: 'Complexity' }).selectOption('Detailed')
  await editor.getByRole('combobox', { name: 'School' }).fill(school.name)
  await page.getByRole('option', { name: school.name }).click()
  await expect(editor.getByText('School is required')).toBeHidden()
  const levels = editor.getByRole('button', { name: /^Cognitive levels/ })
  await levels.click()
  const sets = page.getByRole('menuitemcheckbox')
  await sets.nth(0).click()
  await sets.nth(1).click()
  await page.keyboard.press('Escape')
  await editor.getByLabel('Marks, 1.1').fill('4')
  await editor
    .getByRole('article', { name: 'Question 1', exact: true })
    .getByRole('button', { name: 'New Section' })
    .click()
  await editor.getByLabel('Title of section A').fill('Rivers')
  const preview = editor.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Section A: Rivers')
  await editor.getByRole('tab', { name: 'Memorandum' }).click()
  await editor.getByRole('textbox', { name: 'Answer to 1.1' }).click()
  await page.keyboard.type('The Limpopo.')
  await expect(preview).toContainText('The Limpopo.')
  await save.click()
  await expect(editor).toBeHidden()

  await page.goto(search(title))
  const row = tableOf(page).getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('1 hour 1 minute')
  await expect(row).toContainText(school.name)
  // The address of an open one can be shared, and everything is there again.
  await row.getByRole('link', { name: title }).click()
  const edit = page.getByRole('dialog', { name: 'Edit assessment template' })
  await expect(edit.getByRole('combobox', { name: 'School' })).toHaveValue(school.name)
  await page.reload()
  await expect(edit.getByLabel('Title of section A')).toHaveValue('Rivers')
  await edit.getByRole('button', { name: 'Not a Section' }).click()
  await expect(edit.getByLabel('Title of section A')).toBeHidden()
  await edit.getByRole('button', { name: 'Undo', exact: true }).click()
  await edit.getByRole('button', { name: 'Cancel' }).click()

  const theirs = await pageAs(teacher)
  await theirs.goto('/app/assessments?new=template')
  const picker = theirs.getByRole('dialog', { name: 'New assessment from a template' })
  await picker.getByRole('searchbox').fill(title)
  await expect(picker.getByRole('radio')).toHaveCount(1)
  await picker.getByRole('radio').check()
  await picker.getByRole('button', { name: 'Create' }).click()
  const own = theirs.getByRole('dialog', { name: 'New assessment' })
  await expect(own.getByLabel('Title of section A')).toHaveValue('Rivers')
  await own.getByRole('tab', { name: 'Memorandum' }).click()
  await expect(own.getByRole('textbox', { name: 'Answer to 1.1' })).toContainText('The Limpopo.')
  await own.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own).toBeHidden()
  await expect(theirs.getByRole('table').getByText(title)).toBeVisible()

  await service
    .from('assessment_template')
    .update({ total_minutes: 5, questions: [] })
    .eq('title', title)
    .throwOnError()
  await choose(page, title, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this assessment?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Assessments found' })).toBeVisible()
  // What the teacher has started from it stays as it was.
  await theirs.reload()
  const kept = theirs.getByRole('table').getByRole('row').filter({ hasText: title })
  await expect(kept).toContainText('1 hour 1 minute')
  await expect(kept).toContainText('4')
})

test('a paper is duplicated at once, and without a connection once there is one again', async ({
  pageAs,
}) => {
  const title = newTitle()
  const { client, id } = await storedPaper(title)
  const page = await pageAs('marius')
  await page.goto(search(title))
  await choose(page, title, 'Duplicate')
  await expect(tableOf(page).getByText(`${title} (copy)`)).toBeVisible()
  const copies = async () => {
    const { data } = await client
      .from('assessment_template')
      .select('title')
      .like('title', `${title}%`)
    return data?.length
  }
  expect(await copies()).toBe(2)

  await takeNetwork(page)
  await choose(page, title, 'Duplicate')
  await choose(page, title, 'Duplicate')
  const waiting = page.getByRole('region', { name: '2 copies are waiting for a connection' })
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  await waiting
    .getByRole('button', { name: /^Cancel the copy/ })
    .first()
    .click()
  const one = page.getByRole('region', { name: '1 copy is waiting for a connection' })
  await expect(one).toBeVisible()
  // Everything else needs the network.
  await expect(page.getByRole('button', { name: 'New assessment template' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await copies()).toBe(2)
  await giveNetwork(page)
  await expect(one).toBeHidden()
  await expect.poll(copies).toBe(3)
  await client.from('assessment_template').delete().like('title', `${title}%`)
  expect(id).not.toBe('')
})

test('of two administrators on one paper the second chooses, and the list follows the school', async ({
  pageAs,
}) => {
  const title = newTitle()
  const { client, id } = await storedPaper(title)
  const [limpopo, gauteng] = [await genericSchool('Limpopo'), await genericSchool('Gauteng')]
  const page = await pageAs('marius')
  await page.goto(`${search(title)}&edit=${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit assessment template' })
  await editor.getByLabel('Time in minutes').fill('30')
  await client
    .from('assessment_template')
    .update({ total_minutes: 45, school_id: gauteng.id })
    .eq('id', id)
    .throwOnError()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = editor.getByRole('group', { name: 'Time in minutes' })
  await expect(choice).toContainText('45')
  await choice.getByRole('radio', { name: /Take theirs/ }).check()
  await editor.getByRole('button', { name: 'Save this choice' }).click()
  await expect(editor).toBeHidden()
  const { data } = await client
    .from('assessment_template')
    .select('total_minutes, school_id')
    .eq('id', id)
    .single()
  expect(data).toEqual({ total_minutes: 45, school_id: gauteng.id })

  await page.goto(`${search(title)}&school=${gauteng.id}`)
  await expect(tableOf(page).getByText(title)).toBeVisible()
  await page.goto(`${search(title)}&school=${limpopo.id}`)
  await expect(page.getByRole('heading', { name: 'No Assessments found' })).toBeVisible()
  await client.from('assessment_template').delete().eq('id', id)
})

test('on a phone, in Afrikaans, and for administrators only', async ({ pageAs }) => {
  const title = newTitle()
  const { client, id } = await storedPaper(title)
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await chooseLanguage(page, 'af')
  await page.goto(search(title))
  await expect(page.getByText('1 uur 30 minute').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  const editor = page.getByRole('dialog', { name: 'Wysig assesseringsjabloon' })
  await expect(editor.getByRole('combobox', { name: 'Skool' })).not.toHaveValue('')
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await client.from('assessment_template').delete().eq('id', id)

  const teacher = await pageAs('thandi')
  await teacher.goto('/admin/assessmenttemplates')
  await expect(teacher).toHaveURL(/\/unauthorised/)
})
