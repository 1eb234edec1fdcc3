import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { boxOf, newCalendarTeacher, newLesson } from '../../support/calendar.ts'

const week = '/app/calendar?view=week&date=2027-02-03'

test('notes keep links that can be clicked, and the search finds them from any week', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Fractions', '2027-02-02 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  await page.locator('.activity', { hasText: 'Fractions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await dialog
    .getByLabel('Notes and links')
    .fill('Cut paper plates, see https://example.org/plates')
  await expect(dialog.getByRole('link', { name: 'https://example.org/plates' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/app/calendar?view=week&date=2027-05-05')
  await expect(page.getByRole('heading', { name: '3–9 May 2027' })).toBeVisible()
  // The hours of a week without activities are reached by keyboard too.
  const hours = page.locator('[role="rowgroup"][tabindex="0"]')
  await expect(async () => {
    await hours.focus()
    await page.keyboard.press('Home')
    expect(await hours.evaluate((element) => element.scrollTop)).toBe(0)
  }).toPass()
  await expectAccessible(page)
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search your calendar' })
  await search.getByRole('searchbox').fill('plates lasagne')
  await expect(search.getByText('Nothing in your calendar has all these words.')).toBeVisible()
  await search.getByRole('searchbox').fill('plates 7b')
  const hit = search.getByRole('link', { name: /Fractions/ })
  await expect(hit).toContainText('08:00–08:45 · 7B')
  await expectAccessible(page)
  await hit.click()
  await expect(search).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tuesday 2 February 2027' })).toBeVisible()
  // In the day itself the notes are there to read.
  const block = page.locator('.activity', { hasText: 'Fractions' })
  await expect(block).toContainText('Cut paper plates')
  await expectAccessible(page)
})

test('an activity at the same time as another says so, in the dialog and after a drag, and Ctrl Z takes it back', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions', '2027-02-02 08:00')
  await newLesson(teacher, 'Choir', '2027-02-02 08:45')
  const page = await pageAs(person)
  await page.goto(week)
  const choir = page.locator('.activity', { hasText: 'Choir' }).filter({ visible: true })
  await choir.click()
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await expect(dialog.getByLabel('Label')).toHaveValue('Choir')
  await expect(dialog.getByText('At the same time')).toHaveCount(0)
  await dialog.getByLabel('Start', { exact: true }).fill('08:30')
  await expect(dialog.getByText('At the same time: Fractions.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: Changed: Choir')).toBeVisible()
  await expect(choir).toContainText('08:45–09:30')

  const box = await boxOf(choir)
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 10, { steps: 4 })
  await page.mouse.move(box.x + box.width / 2, box.y + 10 - box.height, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Moved: Choir. At the same time: Fractions.')).toBeVisible()
})

test('two moves and a change between them are taken back with Ctrl Z, one after the other', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newLesson(await newCalendarTeacher(person), 'Choir', '2027-02-02 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  const choir = page.locator('.activity', { hasText: /Choir/ }).filter({ visible: true })
  const drag = async () => {
    const box = await boxOf(choir)
    await page.mouse.move(box.x + box.width / 2, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 4 })
    await page.mouse.move(box.x + box.width / 2, box.y + 10 + box.height, { steps: 4 })
    await page.mouse.up()
  }
  await expect(choir).toContainText('08:00–08:45')
  await drag()
  // The block is there before the answer is, and only then is there something to undo.
  await expect(page.getByText(/Moved: Choir(?! practice)/)).toBeVisible()
  await expect(choir).not.toContainText('08:00')
  const first = /\d\d:\d\d–\d\d:\d\d/.exec(await choir.innerText())?.[0] ?? ''
  await choir.click()
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await dialog.getByLabel('Label').fill('Choir practice')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await drag()
  await expect(page.getByText('Moved: Choir practice')).toBeVisible()
  await expect(choir).not.toContainText(first)

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: Moved: Choir practice')).toBeVisible()
  await expect(choir).toContainText(first)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: Changed: Choir')).toBeVisible()
  await expect(choir).not.toContainText('practice')
  await page.keyboard.press('Control+z')
  await expect(choir).toContainText('08:00–08:45')
})

test('what arrives while a lesson is in the hand is drawn after the drop, and nothing twice', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Choir', '2027-02-02 08:00')
  const page = await pageAs(person)
  await page.goto(week)
  const choir = page.locator('.activity', { hasText: 'Choir' }).filter({ visible: true })
  await expect(choir).toContainText('08:00–08:45')
  await page.waitForLoadState('networkidle')
  const box = await boxOf(choir)
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 4 })
  const heard = page.waitForResponse(async (answer) => (await answer.text()).includes('Sports day'))
  await newLesson(teacher, 'Sports day', '2027-02-03 08:00')
  await heard
  await page.mouse.move(box.x + box.width / 2, box.y + 10 + box.height, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Moved: Choir')).toBeVisible()
  await expect(page.locator('.activity', { hasText: 'Sports day' })).toHaveCount(1)
  await expect(page.locator('.activity', { hasText: 'Choir' })).toHaveCount(1)
  await expect(choir).toContainText('08:45–09:30')
})

test('what another window changed is not dragged away, and is shown', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await newLesson(teacher, 'Fractions', '2027-02-02 08:00')
  const page = await pageAs(person)
  // As in a window that has not heard of the other one yet.
  await page.routeWebSocket(/realtime/, () => undefined)
  await page.goto(week)
  const block = page.locator('.activity', { hasText: 'Fractions' }).filter({ visible: true })
  await expect(block).toContainText('08:00')
  await teacher.signedIn.client
    .from('teacher_activity')
    .update({ notes: 'Changed elsewhere', label: 'Fractions, part 2' })
    .eq('label', 'Fractions')
    .throwOnError()
  const box = await boxOf(block)
  await page.mouse.move(box.x + box.width / 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 4 })
  await page.mouse.move(box.x + box.width / 2, box.y + 10 + 2 * box.height, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText(/This was changed elsewhere in the meantime/)).toBeVisible()
  await expect(page.locator('.activity', { hasText: 'Fractions, part 2' })).toContainText(
    '08:00–08:45',
  )
})
