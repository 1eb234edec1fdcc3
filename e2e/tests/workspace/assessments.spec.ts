import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { newCalendarTeacher } from '../../support/calendar.ts'
import { newPaper } from '../../support/papers.ts'
import { withProfile } from '../../support/planning.ts'
import { subjectId } from '../../support/subjects.ts'

test('papers are listed, sorted, found, duplicated, printed and deleted', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/assessments')
  await expect(page.getByRole('heading', { name: 'No Assessments found' })).toBeVisible()
  await expectAccessible(page)

  const signedIn = await signIn(person.email, person.password)
  await newPaper(signedIn, 'Rivers')
  const maps = await newPaper(signedIn, 'Map skills')
  await page.reload()
  const table = page.getByRole('table', { name: 'My assessments' })
  await expect(table.getByRole('columnheader')).toContainText([
    'Title',
    'Complexity',
    'Time',
    'Marks',
    'Grade',
    'Subject',
  ])
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('1 hour 30 minutes')
  await table.getByRole('button', { name: 'Title' }).click()
  await expect(rows.first()).toContainText('Map skills')
  await expectAccessible(page)

  const choose = async (entry: string) => {
    await rows
      .filter({ hasText: 'Map skills' })
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Duplicate')
  await expect(table.getByText('Map skills (copy)')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await choose('Print')
  const printed = await opened
  await expect(printed).toHaveURL(new RegExp(`/app/print/assessment/${maps}`))
  await printed.getByRole('button', { name: 'Back' }).click()
  await expect(printed).toHaveURL(/\/app\/assessments$/)

  await page.getByRole('searchbox').fill('nothing of the kind')
  await expect(page.getByRole('heading', { name: 'No Assessments found' })).toBeVisible()
  await page.getByRole('searchbox').fill('copy 90')
  await expect(rows).toHaveCount(1)
  await choose('Delete')
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this assessment?',
  })
  await expect(question).toContainText('No activity in your calendar is linked to it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Assessments found' })).toBeVisible()
})

test('a new paper starts from a template of a subject that is taught', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCalendarTeacher(person)
  const { data: taught } = await service
    .from('teacher_class_subject')
    .select('subject_id, teacher_profile!inner(user_id)')
    .eq('teacher_profile.user_id', person.id)
    .single<{ subject_id: string }>()
    .throwOnError()
  const other = await subjectId('5', 'Social Sciences')
  const word = `Kw${randomUUID().slice(0, 8)}`
  const template = (title: string, subject: string) => ({
    title: `${word} ${title}`,
    complexity: 'Detailed',
    total_minutes: 90,
    instructions: ['Answer ALL the questions.'],
    questions: [{ number: '1', title: 'Maps', marks: 3, fields: [] }],
    subject_id: subject,
  })
  await service
    .from('assessment_template')
    .insert([template('taught', taught.subject_id), template('not taught', other)])
    .throwOnError()

  const page = await pageAs(person, { viewport: { width: 390, height: 844 } })
  await page.goto('/app/assessments')
  await page.getByRole('button', { name: 'New assessment' }).first().click()
  const asking = page.getByRole('dialog', { name: 'New assessment' })
  await expectAccessible(page)
  await asking.getByRole('button', { name: /Existing template/ }).click()
  const picker = page.getByRole('dialog', { name: 'New assessment from a template' })
  const create = picker.getByRole('button', { name: 'Create' })
  const find = picker.getByRole('searchbox')
  await expect(create).toBeDisabled()

  // Closed, it keeps neither what was searched nor what was chosen.
  await find.fill(word)
  // There may be others of the subject, until the answer is there.
  await expect(picker.getByRole('radio')).toHaveCount(1)
  await picker.getByRole('radio').check()
  await expect(create).toBeEnabled()
  await picker.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'New assessment' }).first().click()
  await asking.getByRole('button', { name: /Existing template/ }).click()
  await expect(find).toHaveValue('')
  await expect(picker.getByRole('radio').first()).toBeVisible()
  await expect(picker.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(create).toBeDisabled()

  await find.fill(word.toUpperCase())
  await expect(picker.getByRole('radio')).toHaveCount(1)
  await expect(picker.getByRole('row').last()).toContainText('3 marks · 1 hour 30 minutes')
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await picker.getByRole('radio').check()
  await create.click()
  const editor = page.getByRole('dialog', { name: 'New assessment' })
  await expect(editor.getByLabel('Title', { exact: true }).first()).toHaveValue(`${word} taught`)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByText(`${word} taught`)).toBeVisible()
})

test('a teacher without classes is told where templates come from', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=template')
  await expect(page.getByText(/no templates for the subjects that you teach/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to my classes' }).click()
  await expect(page).toHaveURL(/\/app\/profile/)
})
