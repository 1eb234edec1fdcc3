import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { withProfile } from '../../support/planning.ts'

test('a lesson is planned from blank, printed, duplicated and deleted', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/lessons')
  await expect(page.getByRole('heading', { name: 'No Lessons found' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New lesson' }).click()
  await page.getByRole('button', { name: 'Blank lesson' }).click()
  const editor = page.getByRole('dialog', { name: 'New lesson' })
  await editor.getByLabel('Name', { exact: true }).fill('Fractions, week 3')
  await editor.getByRole('combobox', { name: 'Grade' }).selectOption('4')
  await editor.getByRole('combobox', { name: 'Subject' }).selectOption({ index: 1 })
  for (const heading of ['Grade', 'Date', 'Term', 'Total', 'Time']) {
    await editor.getByRole('textbox', { name: heading, exact: true }).fill('4')
  }
  await editor.getByRole('button', { name: 'Add a step' }).click()
  await editor.getByLabel('Name of the step').fill('Introduction')
  await editor.getByLabel('Label').fill('How do we begin?')
  await editor.getByRole('button', { name: 'Fill in' }).click()
  await expect(editor.getByText('87% filled in')).toBeVisible()
  const preview = editor.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('How do we begin?')
  await editor.getByLabel('How do we begin?').fill('With a pizza.')
  await expect(preview).toContainText('With a pizza.')
  await expect(editor.getByText('100% filled in')).toBeVisible()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()

  const table = page.getByRole('table', { name: 'My lessons' })
  const row = table.getByRole('row').filter({ hasText: 'Fractions, week 3' })
  await expect(row).toHaveCount(1)
  const choose = async (entry: string) => {
    await row
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Duplicate')
  await expect(table.getByText('Fractions, week 3 (copy)')).toBeVisible()
  await choose('Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('No activity in your calendar is linked to it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(1)

  await page.getByRole('searchbox').fill('fractions nothing')
  await expect(page.getByRole('heading', { name: 'No Lessons found' })).toBeVisible()
  await page.getByRole('searchbox').fill('fractions 4')
  const opened = page.waitForEvent('popup')
  await choose('Print')
  const printed = await opened
  await expect(printed).toHaveURL(/\/app\/print\/lesson\//)
  await expect(printed.getByText('With a pizza.')).toBeVisible()
  await printed.getByRole('button', { name: 'Back' }).click()
  await expect(printed).toHaveURL(/\/app\/lessons$/)
})

test('the planner starts from a template, and a reload keeps what was typed', async ({
  pageAs,
}) => {
  const page = await pageAs('thandi', { viewport: { width: 390, height: 844 } })
  await page.goto('/app/lessonplanning')
  await expectAccessible(page)
  await page.goto('/app/lessons?new=choose')
  const choosing = page.getByRole('dialog', { name: 'New lesson' })
  await choosing.getByRole('radio').first().check()
  await choosing.getByRole('button', { name: 'Use this template' }).click()
  const editor = page.getByRole('dialog', { name: 'New lesson' })
  const name = editor.getByLabel('Name', { exact: true })
  await name.fill('Kept over a reload')
  await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(name).toHaveValue('Kept over a reload')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('the planner leads from a template to a lesson among the others', async ({ pageAs }) => {
  const page = await pageAs('thandi')
  await page.goto('/app/lessonplanning')
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('5')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Mathematics')
  await page.getByRole('radio', { name: /CAPS lesson in four steps/ }).check()
  const name = `Planned ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name of the new lesson').fill(name)
  await page.getByRole('button', { name: 'Start planning' }).click()
  const editor = page.getByRole('dialog', { name: 'New lesson' })
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(name)
  for (;;) {
    for (const field of await editor.getByRole('textbox').all()) {
      const isNumber = (await field.getAttribute('inputmode')) === 'numeric'
      await field.fill(isNumber ? '40' : 'Some words')
    }
    const several = editor.getByRole('button', { name: 'Teaching aids' })
    if (await several.isVisible()) {
      await several.click()
      await page.getByRole('menuitemcheckbox').first().click()
      await page.keyboard.press('Escape')
    }
    for (const list of await editor.getByRole('combobox').all()) {
      if ((await list.inputValue()) === '') await list.selectOption({ index: 1 })
    }
    const next = editor.getByRole('button', { name: 'Next' })
    if (!(await next.isVisible())) break
    await next.click()
  }
  await expect(editor.getByText('100% filled in')).toBeVisible()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  const done = page.getByRole('dialog', { name: 'Your lesson is saved' })
  await expectAccessible(page)
  await done.getByRole('link', { name: 'Go to my new Template' }).click()
  await expect(page).toHaveURL(/\/app\/subjecttemplates$/)
  await expect(page.getByRole('table', { name: 'My lessons' })).toContainText('Some words')
})

test('a lesson is planned from the calendar, and a lesson is put into it', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions at last', '2027-02-03 08:00')
  const page = await pageAs(person)
  await page.goto('/app/calendar?view=day&date=2027-02-03')
  await page.locator('.activity', { hasText: 'Fractions at last' }).click()
  await page.getByRole('link', { name: 'Plan this lesson' }).click()
  await page.getByRole('button', { name: 'Blank lesson' }).click()
  const editor = page.getByRole('dialog', { name: 'New lesson' })
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('Fractions at last')
  await expect(editor.getByRole('combobox', { name: 'Subject' })).not.toHaveValue('')
  for (const heading of ['Grade', 'Date', 'Term', 'Total', 'Time']) {
    await editor.getByRole('textbox', { name: heading, exact: true }).fill('4')
  }
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/calendar\?view=day&date=2027-02-03$/)
  await page.locator('.activity', { hasText: 'Fractions at last' }).click()
  const activity = page.getByRole('dialog', { name: 'Edit activity' })
  await expect(activity.getByRole('combobox', { name: 'Lesson plan' })).not.toHaveValue('')
  await expect(activity.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    /^\/app\/lessons\?edit=/,
  )
  await expectAccessible(page)

  await page.goto('/app/lessons')
  const row = page.getByRole('row').filter({ hasText: 'Fractions at last' })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Put into the calendar' }).click()
  const put = page.getByRole('dialog', { name: 'New activity' })
  await expect(put.getByLabel('Label')).toHaveValue('Fractions at last')
  await expect(put.getByRole('combobox', { name: 'Type' })).toHaveValue('Lesson')
  await expect(put.getByRole('combobox', { name: 'Lesson plan' })).not.toHaveValue('')
  await put.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(put).toBeHidden()
  await page.goto('/app/lessons')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('linked to 2 activities')
})
