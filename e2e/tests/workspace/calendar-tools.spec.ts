import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { printedPages } from '../../support/pdf.ts'

const week = '/app/calendar?view=week&date=2027-02-01'

test('the lessons of a class are bumped after a look at the moves, and brought back', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions', '2027-02-01 08:00')
  await newLesson(teacher, 'Decimals', '2027-02-03 09:30')
  const page = await pageAs(person)
  await page.goto(week)
  const fractions = page.locator('.activity', { hasText: 'Fractions' })
  await expect(fractions).toContainText('08:00')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Bump lessons' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bump lessons' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    /FractionsMon 1 Feb, 08:00Wed 3 Feb, 09:30/,
    /DecimalsWed 3 Feb, 09:30Mon 8 Feb, 08:00/,
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move the lessons' }).click()
  await expect(page.getByText('2 lessons of 7B moved')).toBeVisible()
  await expect(fractions).toContainText('09:30')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(fractions).toContainText('08:00')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Bump lessons' }).click()
  await dialog.getByLabel('Lost day').fill('2027-02-02')
  await expect(dialog.getByText('There is no lesson that can move.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Move the lessons' })).toBeDisabled()
})

test('a week is copied and the copies are taken back', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-01 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Copy a week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('1 activity copied')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('.activity')).toContainText('Fractions')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.activity')).toHaveCount(0)
})

test('weeks A and B begin at the day that the teacher names', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await newCalendarTeacher(person)
  const page = await pageAs(person)
  await page.goto(week)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Weeks A and B' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('My weeks alternate between A and B').check()
  await dialog.getByLabel('Any day in an A week').fill('2027-02-04')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Week A', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Week B', { exact: true })).toBeVisible()
})

test('the calendar’s address opens it without a session, until it is taken back', async ({
  pageAs,
  newPerson,
  request,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-01 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Calendar on your phone' }).click()
  await page.getByRole('button', { name: 'Create an address' }).click()
  const field = page.getByLabel('Address of your calendar', { exact: true })
  const address = await field.inputValue()
  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('DTSTART;TZID=Africa/Johannesburg:20270201T080000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop sharing your calendar?' })
  await question.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})

test('a week plan is one page, in the language of the screen, with times and the week of the term', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-01 08:00')
  const page = await pageAs(person)
  await page.goto('/app/print/calendar?kind=week&date=2027-02-01')
  await expect(page.getByText('Term 1, 2027, week 4')).toBeVisible()
  await expect(page.locator('.entry')).toContainText('08:00–08:45')
  await expectAccessible(page)
  const pages = async () => (await printedPages(page)).length
  expect(await pages()).toBe(1)
  await page.getByLabel('How many weeks').selectOption('3')
  await expect(page.locator('.sheet')).toHaveCount(3)
  expect(await pages()).toBe(3)
  await page.getByLabel('What to print').selectOption('month')
  await expect(page.getByRole('heading', { name: 'February 2027', exact: true })).toBeVisible()
  expect(await pages()).toBe(1)
  await page.evaluate(() => localStorage.setItem('kryt.locale', 'af'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Februarie 2027', exact: true })).toBeVisible()
  await expect(page.getByText('Kwartaal 1, 2027').first()).toBeVisible()
})
