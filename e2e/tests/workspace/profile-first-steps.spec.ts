import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newSchool, profileOf } from '../../support/planning.ts'

test('a new teacher on a phone is led through a profile, a class and then the week', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const school = await newSchool('Gauteng')
  const page = await pageAs(person, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/app')
  await expect(page).toHaveURL('/app/profile')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await page.getByLabel('Title').fill('Mr')
  await page.getByLabel('Name', { exact: true }).fill('Sipho')
  await page.getByLabel('Surname').fill('Dlamini')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await page.getByLabel('Province').selectOption('Gauteng')
  const field = page.getByRole('combobox', { name: 'School (optional)' })
  await field.click()
  await field.fill(school.word)
  await page.getByRole('listbox').getByRole('option', { name: school.name }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Zulu')
  await page.getByRole('button', { name: 'Save and go on' }).click()

  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await page.getByLabel('Grade').selectOption('4')
  await page.getByLabel('Subject').selectOption('Mathematics')
  await page.getByLabel('Class name').fill(' 4A ')
  await page.getByRole('button', { name: 'Add this class' }).click()

  await expect(page.getByRole('heading', { name: 'All set, Sipho' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fill in my week' }).click()
  await expect(page.getByRole('heading', { name: 'Weekly timetable' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: '4A', exact: true })).toBeAttached()
  expect(await profileOf(person.id)).toMatchObject({
    title: 'Mr',
    surname: 'Dlamini',
    language: 'Zulu',
    asked: { request_status: 'REQUESTED', school: { name: school.name } },
  })
  await page.goto('/app')
  await expect(page).not.toHaveURL('/app/profile')
})

test('the first steps can be skipped and continued later, with what was typed', async ({
  pageAs,
  newPerson,
}) => {
  const page = await pageAs(await newPerson())
  await page.goto('/app/profile')
  await page.getByLabel('Title').fill('Ms')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Weekly timetable' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('This is what you typed before.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue the first steps' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Ms')
})

test('a buyer is not redirected to the first steps', async ({ pageAs, newPerson }) => {
  const page = await pageAs(await newPerson())
  await page.goto('/app/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Resources' })).toBeVisible()
  await expect(page).toHaveURL('/app/products')
})
