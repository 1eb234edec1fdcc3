import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { newCalendarTeacher } from '../../support/calendar.ts'

const week = '/app/calendar?view=week&date=2027-02-03'
const own = ['Bring the blocks', 'Test', 'Half the class is away']

test('a change of all copies of an activity is undone whole: each copy is again what it was', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const person = await newPerson()
  const { profileId } = await newCalendarTeacher(person)
  const copies = async () => {
    const { data, error } = await service
      .from('teacher_activity')
      .select('*')
      .eq('teacher_profile_id', profileId)
      .order('start_date_time')
    if (error !== null) throw new Error(error.message)
    const rows = data as { id: string }[] // rows of a table
    return rows.map((row) => ({ ...row, updated_at: null }))
  }
  const page = await pageAs(person)
  await page.goto(week)
  await page.getByRole('button', { name: /^Add an activity on Wednesday,? 0?3 February/ }).click()
  await page.getByRole('menuitem', { name: 'Lesson' }).click()
  const made = page.getByRole('dialog', { name: 'New activity' })
  await made.getByLabel('Label').fill('Fractions')
  await made.getByLabel('Class', { exact: true }).selectOption({ index: 1 })
  await made.getByLabel('Start', { exact: true }).fill('08:45')
  await made.getByLabel('End', { exact: true }).fill('09:30')
  await made.getByLabel('Repeat', { exact: true }).check()
  await made.getByLabel('For how many more weeks').fill('2')
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(made).toBeHidden()

  // Each week has gone its own way since.
  await expect.poll(async () => (await copies()).length).toBe(3)
  for (const [index, { id }] of (await copies()).entries()) {
    const values = {
      notes: own[index],
      locked: index === 1,
      color: ['blue', 'green', 'pink'][index],
    }
    const { error } = await service.from('teacher_activity').update(values).eq('id', id)
    expect(error).toBeNull()
  }
  const before = await copies()
  await page.reload()
  const block = page.locator('.activity', { hasText: 'Fractions' })
  await block.click()
  const edit = page.getByRole('dialog', { name: 'Edit activity' })
  await edit.getByLabel('Label').fill('Decimals')
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('radio', { name: 'All of them' }).check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
  const changed = page.locator('.activity', { hasText: 'Decimals' })
  await expect(changed).toBeVisible()
  const renamed = before.map((row) => ({ ...row, label: 'Decimals' }))
  expect(await copies()).toEqual(renamed)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(changed).toBeVisible()
  await expect(edit).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: Changed: Fractions').first()).toBeVisible()
  await expect(block).toBeVisible()
  await expect.poll(copies).toEqual(before)
  for (const name of ['Next', 'Previous', 'Previous']) {
    await page.getByRole('button', { name }).click()
    await expect(block).toBeVisible()
    await expect(changed).toBeHidden()
  }
})
