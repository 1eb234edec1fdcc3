import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newSchool, profileOf, withProfile } from '../../support/planning.ts'
import { openProfile } from '../../support/profile.ts'

test('the profile is saved trimmed, and a school found by typing is asked for', async ({
  pageAs,
  newPerson,
}) => {
  const { person, school, page, about, field } = await openProfile(newPerson, pageAs)
  await about.getByLabel('Title').fill('  Dr ')
  await about.getByLabel('Surname', { exact: true }).fill('  Nkosi  ')

  await field.click()
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0)
  await field.fill(`${school.word} testv`)
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    `${school.name}Testville`,
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(school.name)
  await field.fill('xqzy nowhere')
  await expect(page.getByText('No school in Limpopo has “xqzy nowhere”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue(school.name)

  await about.getByRole('slider', { name: 'Days per week' }).fill('3')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved')).toBeVisible()
  expect(await profileOf(person.id)).toMatchObject({
    title: 'Dr',
    name: 'Thembi',
    surname: 'Nkosi',
    days_per_week: 3,
    school: null,
    asked: { request_status: 'REQUESTED', school: { name: school.name } },
  })
  await expect(about.getByText('You asked for this school on')).toBeVisible()
  await expect(field).toHaveValue(school.name)
  await expectAccessible(page)
})

test('choosing another province clears the school and offers the schools of that province', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const school = await newSchool('Limpopo')
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const field = page.getByRole('combobox', { name: 'School (optional)' })
  await field.click()
  await field.fill(school.word)
  await page.getByRole('listbox').getByRole('option', { name: school.name }).click()
  await page.getByLabel('Province').selectOption('Western Cape')
  await expect(page.getByText(`${school.name} is in another province.`)).toBeVisible()
  await expect(field).toHaveValue('')
  await field.click()
  await field.fill(school.word)
  await expect(page.getByText(`No school in Western Cape has “${school.word}”`)).toBeVisible()
})

test('missing fields are named in the agreed words, and nothing is saved', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const about = page.getByRole('region', { name: 'About you' })
  for (const label of ['Title', 'Name', 'Surname']) {
    await about.getByLabel(label, { exact: true }).fill('  ')
    await about.getByLabel(label, { exact: true }).blur()
    await expect(about.getByText(`${label} is required`)).toBeVisible()
  }
  await expect(about.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByRole('link', { name: 'Shop Resources' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL('/app/profile')
  expect(await profileOf(person.id)).toMatchObject({ name: 'Thembi' })
})

test('without a network nothing is saved, the page says why, and what was typed stays', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByLabel('Name', { exact: true }).fill('Thandeka')
  await page.context().setOffline(true)
  await expect(about.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(about.getByText('You’re offline.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(about.getByLabel('Name', { exact: true })).toHaveValue('Thandeka')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved')).toBeVisible()
})

test('a change of language applies at once and is saved in the profile', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByRole('button', { name: 'Afrikaans' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Weekrooster' })).toBeVisible()
  await expect.poll(async () => (await profileOf(person.id))['translate_i18n']).toBe('af')
})
