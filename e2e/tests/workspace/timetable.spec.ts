import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { newCalendarTeacher, newLesson } from '../../support/calendar.ts'

/** The class of a calendar teacher, as a class of that year. */
async function ofYear(classId: string, year: number) {
  const { error } = await service.from('teacher_class_subject').update({ year }).eq('id', classId)
  if (error !== null) throw new Error(error.message)
}

test('a class timetable is filled in, laid out in a week, and taken back but for what was changed', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const teacher = await newCalendarTeacher(person)
  await ofYear(teacher.classId, 2027)
  await newLesson({ ...teacher, classId: teacher.classId }, 'Assembly', '2027-02-03 08:10')
  const page = await pageAs(person)
  await page.goto('/app/timetable?year=2027')
  const cell = (day: string, period: number) =>
    page.getByLabel(`${day}, period ${String(period)}`, { exact: true })
  await cell('Monday', 1).selectOption(teacher.classId)
  await cell('Tuesday', 4).selectOption(teacher.classId)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Wednesday' }).click()
  await cell('Wednesday', 2).selectOption(teacher.classId)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  for (const [day, period] of [
    ['Monday', 1],
    ['Tuesday', 4],
    ['Wednesday', 2],
  ] as const) {
    await expect(cell(day, period)).toHaveValue(teacher.classId)
  }

  // From next year's timetable, the calendar opens on next year.
  const link = page.getByRole('link', { name: 'Lay out lessons' })
  await expect(link).toHaveAttribute(
    'href',
    new Date().getFullYear() === 2027 ? '/app/calendar?tool=lay-out' : /date=2027-01-15/,
  )

  await page.goto('/app/calendar?view=week&date=2027-02-01')
  const layOut = async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Lay out lessons' }).click()
    return page.getByRole('dialog', { name: 'Lay out lessons' })
  }
  const dialog = await layOut()
  await expect(dialog.getByText('2 lessons until 5 February 2027')).toBeVisible()
  // It is of the class itself: its lesson is there already.
  await expect(dialog.getByText('1 is there already')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Lay out', exact: true }).click()
  await expect(page.getByText('2 lessons laid out')).toBeVisible()
  const lessons = page.locator('.activity')
  await expect(lessons).toHaveCount(3)

  const { data } = await teacher.signedIn.client
    .from('teacher_activity')
    .select('id')
    .neq('label', 'Assembly')
    .order('start_date_time')
  const changed = await teacher.signedIn.client
    .from('teacher_activity')
    .update({ label: 'Fractions' })
    .eq('id', String(data?.[0]?.['id']))
  expect(changed.error).toBeNull()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('1 lesson taken back; 1 that you have changed stays')).toBeVisible()
  await expect(lessons).toHaveCount(2)
  await expect(lessons.filter({ hasText: 'Fractions' })).toBeVisible()
})

test('last year’s classes come over with their timetable, and a deleted class comes back', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const { classId, signedIn } = await newCalendarTeacher(person)
  const year = new Date().getFullYear()
  await ofYear(classId, year - 1)
  const put = await signedIn.client.rpc('set_class_period', {
    year: year - 1,
    day: 'Monday',
    period: 1,
    week: 'EVERY',
    class_id: classId,
  })
  expect(put.error).toBeNull()
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const classes = page.getByRole('region', { name: 'Classes' })
  await expect(classes).toContainText(`No classes for ${String(year)} yet`)
  await classes.getByRole('button', { name: /Bring classes of/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 period')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Bring 1 class over' }).click()
  await expect(page.getByText(`1 class brought over to ${String(year)}`)).toBeVisible()
  await expect(classes.getByRole('heading', { name: '7B' })).toBeVisible()
  await expect(classes.getByRole('button', { name: /Bring classes of/ })).toHaveCount(0)

  const timetable = () =>
    signedIn.client.from('teacher_class_period').select('teacher_class_subject_id').eq('year', year)
  const before = (await timetable()).data
  expect(before).toHaveLength(1)
  await classes.getByRole('button', { name: 'Delete class 7B' }).click()
  await expect(question).toContainText('1 period of your class timetable will be free.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(classes).toContainText(`No classes for ${String(year)} yet`)
  expect((await timetable()).data).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(classes.getByRole('heading', { name: '7B' })).toBeVisible()
  expect((await timetable()).data).toEqual(before)
})

test('without periods or classes the timetable leads to where they are entered', async ({
  pageAs,
  newPerson,
}) => {
  const page = await pageAs(await newPerson())
  await page.goto('/app/timetable')
  await expect(page.getByRole('heading', { name: 'Your week has no periods yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your weekly timetable' }).click()
  await expect(page).toHaveURL(/\/app\/profile$/)
})
