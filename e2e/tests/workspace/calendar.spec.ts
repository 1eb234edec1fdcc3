import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { boxOf, newCalendarTeacher, newLesson } from '../../support/calendar.ts'
import { listening } from '../../support/listening.ts'

const week = '/app/calendar?view=week&date=2027-02-03'

test('a lesson is added from the menu of a day, warned about, repeated, changed and deleted', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const person = await newPerson()
  await newCalendarTeacher(person)
  const page = await pageAs(person)
  await page.goto(week)
  await expect(page.getByRole('heading', { name: '1–7 February 2027' })).toBeVisible()
  await expect(page.getByText('Term 1, 2027, week 4')).toBeVisible()
  await expect(page.getByText('Weeks 3-4')).toBeVisible()
  await expect(page.getByText('Period 1').first()).toBeVisible()

  await page.getByRole('button', { name: /^Add an activity on Wednesday,? 0?3 February/ }).click()
  await page.getByRole('menuitem', { name: 'Lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'New activity' })
  await dialog.getByLabel('Label').press('Enter')
  await expect(dialog.getByText('Label is required')).toBeVisible()
  await dialog.getByLabel('Label').fill('Fractions')
  await dialog.getByLabel('Class', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('End', { exact: true }).fill('15:00')
  await expect(dialog.getByText('This is outside your hours on that day')).toBeVisible()
  await dialog.getByLabel('Start', { exact: true }).fill('08:45')
  await dialog.getByLabel('End', { exact: true }).fill('09:30')
  await expect(dialog.getByText('This is outside your hours on that day')).toBeHidden()
  await dialog.getByLabel('Repeat', { exact: true }).check()
  await dialog.getByLabel('For how many more weeks').fill('13')
  await dialog.getByLabel('For how many more weeks').press('Enter')
  await expect(dialog.getByText('Choose 0 to 12 weeks')).toBeVisible()
  await dialog.getByLabel('For how many more weeks').fill('2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const block = page.locator('.activity', { hasText: 'Fractions' })
  await expect(block).toContainText('08:45')
  await expect(block).toContainText('7B')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: '8–14 February 2027' })).toBeVisible()
  await block.click()
  const edit = page.getByRole('dialog', { name: 'Edit activity' })
  await edit.getByLabel('Label').fill('Decimals')
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('radio', { name: 'This and all later ones' }).check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
  const changed = page.locator('.activity', { hasText: 'Decimals' })
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(block).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await changed.click()
  await edit.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('radio', { name: 'All of them' }).check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(changed).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(changed).toBeVisible()
  await changed.click()
  await edit.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('radio', { name: 'All of them' }).check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(changed).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(changed).toBeHidden()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await expect(page.locator('.activity')).toHaveCount(1)
  await expectAccessible(page)
})

test('dragging moves an activity, its end makes it longer, and undo brings both back; a second device sees it', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-02 08:00')
  const [page, second] = [await pageAs(person), await pageAs(person)]
  await page.goto(week)
  await second.goto(week)
  // While it is dragged the library draws a copy where it would be dropped, and hides the block itself.
  const here = page.locator('.activity', { hasText: 'Fractions' }).filter({ visible: true })
  const there = second.locator('.activity', { hasText: 'Fractions' })
  await expect(here).toContainText('08:00')
  await expect(there).toContainText('08:00')

  const box = await boxOf(here)
  await page.mouse.move(box.x + box.width / 2, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 5 })
  await page.mouse.move(box.x + box.width / 2, box.y + 12 + 13 * 4 * 1.01, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('Moved')).toBeVisible()
  await expect(here).not.toContainText('08:00')
  await expect(there).not.toContainText('08:00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(here).toContainText('08:00–08:45')
  await expect(there).toContainText('08:00–08:45')

  const back = await boxOf(here)
  const end = back.y + back.height - 2
  await page.mouse.move(back.x + back.width / 2, end)
  await page.mouse.down()
  await page.mouse.move(back.x + back.width / 2, end + 10, { steps: 3 })
  // An hour is 50 pixels high.
  await page.mouse.move(back.x + back.width / 2, end + 25, { steps: 5 })
  await page.mouse.up()
  await expect(here).toContainText('08:00–09:30')
  await expect(there).toContainText('08:00–09:30')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(here).toContainText('08:00–08:45')
})

test('dragging over a period opens a new activity with its times', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Anchor', '2027-02-02 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  // Waits until nothing moves any more.
  await page.locator('.activity').hover()
  const anchor = await boxOf(page.locator('.activity'))
  const x = anchor.x + anchor.width * 1.7
  await page.mouse.move(x, anchor.y + 2)
  await page.mouse.down()
  await page.mouse.move(x, anchor.y + 20, { steps: 4 })
  // Within one step of five minutes.
  await page.mouse.move(x, anchor.y + anchor.height, { steps: 4 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'New activity' })
  await expect(dialog.getByLabel('Start date')).toHaveValue('2027-02-03')
  await expect(dialog.getByLabel('Start', { exact: true })).toHaveValue('08:00')
  await expect(dialog.getByLabel('End', { exact: true })).toHaveValue('08:45')
})

test('one click on a period makes it; the menu of a day opens at the first key and starts without an error', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCalendarTeacher(person)
  const page = await pageAs(person)
  await page.goto(week)
  // The column lies over its periods, so the place is clicked and not the element; an answer that arrives moves it.
  const third = page.getByText('Period 3').nth(1)
  const dialog = page.getByRole('dialog', { name: 'New activity' })
  await expect(page.getByText('Weeks 3-4').first()).toBeVisible()
  await expect(async () => {
    const period = await boxOf(third)
    await page.mouse.click(period.x + period.width / 2, period.y + period.height / 2)
    await expect(dialog).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(dialog.getByLabel('Start date')).toHaveValue('2027-02-02')
  await expect(dialog.getByLabel('Period').locator('option:checked')).toHaveText(
    'Period 3, 09:30–10:15',
  )
  await page.keyboard.press('Escape')
  const add = page.getByRole('button', { name: /^Add an activity on Wednesday,? 0?3 February/ })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Lesson' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Label')).toBeFocused()
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
})

test('by keyboard: to the block, into it, and what was typed is not lost by Escape', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-02 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  const block = page
    .locator('[role="button"], a, [tabindex="0"]')
    .filter({ hasText: 'Fractions' })
    .last()
  await expect(block).toBeVisible()
  await block.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await dialog.getByLabel('Label').fill('Half typed')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Leave without saving?')).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Label')).toHaveValue('Half typed')
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(dialog.getByText('This is what you typed before.')).toBeVisible()
  await expect(dialog.getByLabel('Label')).toHaveValue('Half typed')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(dialog).toBeHidden()
  // Saving draws the block anew; the focus goes to the new one.
  await block.focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Label').fill('Fractions again')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(block).toBeFocused()
  await expect(block).toContainText('Fractions again')
})

test('an activity that another tab saved in the meantime is shown side by side, and written once', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions', '2027-02-02 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  await page.locator('.activity', { hasText: 'Fractions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await dialog.getByLabel('Label').fill('Mine')
  const activities = () => teacher.signedIn.client.from('teacher_activity')
  // What nobody touched here follows; what was typed stays.
  await listening(page)
  expect((await activities().update({ color: 'green' }).eq('label', 'Fractions')).error).toBeNull()
  await expect(dialog.getByRole('radio', { name: 'Green' })).toBeChecked()
  await expect(dialog.getByLabel('Label')).toHaveValue('Mine')
  expect((await activities().update({ label: 'Theirs' }).eq('label', 'Fractions')).error).toBeNull()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const label = dialog.getByRole('group', { name: 'Label' })
  await expect(label).toContainText('Theirs')
  await expectAccessible(page)
  const stored = async () => (await activities().select('label')).data
  expect(await stored()).toEqual([{ label: 'Theirs' }])
  await label.getByLabel('Keep mine').check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored()).toEqual([{ label: 'Mine' }])

  await page.getByRole('button', { name: 'Add activity' }).click()
  const made = page.getByRole('dialog', { name: 'New activity' })
  await made.getByLabel('Label').fill('Once')
  await page.context().setOffline(true)
  await expect(made.getByText('You’re offline.')).toBeVisible()
  await expect(made.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.context().setOffline(false)
  await made.getByRole('button', { name: 'Save' }).dblclick()
  await expect(made).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add activity' })).toBeFocused()
  expect(await stored()).toHaveLength(2)
})

test('who has no schedule and no classes is led to the profile', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  const page = await pageAs(person)
  await page.goto('/app/products')
  await page.goto(week)
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page).toHaveURL(/\/app\/profile/)
})

test('offline nothing can be added', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await newCalendarTeacher(person)
  const page = await pageAs(person)
  await page.goto(week)
  await expect(page.getByRole('button', { name: 'Add activity' })).toBeEnabled()
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'Add activity' })).toBeDisabled()
})

test('a long subject ends in an ellipsis and leaves the class of the lesson in sight', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  const subject =
    'Ekwivalente breuke: oefening en hersiening van al die huiswerk van die vorige week'
  await newLesson(teacher, subject, '2027-02-03 08:45')
  for (const width of [1024, 1440]) {
    const page = await pageAs(person, { viewport: { width, height: 900 } })
    await page.goto('/app/calendar?view=week&date=2027-02-03')
    const block = page.locator('.activity', { hasText: subject })
    // An answer that arrives draws the block anew.
    await expect
      .poll(() =>
        block.locator('.activity-label').evaluate((label) => ({
          lines: getComputedStyle(label).webkitLineClamp,
          goesOn: label.scrollHeight > label.clientHeight,
        })),
      )
      .toEqual({ lines: '1', goesOn: true })
    const name = block.locator('.activity-more')
    await expect(name).toContainText('7B')
    const [outer, inner] = [await boxOf(block), await boxOf(name)]
    expect(inner.height).toBeGreaterThan(10)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
  }
})
