import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { withProfile } from '../../support/planning.ts'

const week = (page: Page) => page.getByRole('region', { name: 'Weekly timetable' })

async function storedDays(profileId: string) {
  const { data, error } = await service
    .from('teacher_schedule')
    .select('day, start_time, end_time, periods, period_duration, break_durations, breaks_after')
    .eq('teacher_profile_id', profileId)
    .order('day')
  if (error !== null) throw new Error(error.message)
  return data
}

test('on a phone, a week is filled in from one day, and appears on the second device', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  const phone = await pageAs(person, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const desk = await pageAs(person)
  await desk.goto('/app/profile')
  await expect(week(desk)).toContainText('Your week is still blank')

  await phone.goto('/app/profile')
  await week(phone).getByRole('button', { name: 'Add Monday' }).click()
  const dialog = phone.getByRole('dialog', { name: 'New day' })
  await dialog.getByLabel('Start time').fill('07:30')
  await dialog.getByLabel('Periods', { exact: true }).fill('6')
  await dialog.getByLabel('Minutes per period').fill('50')
  await dialog.getByLabel('Minutes of break 1').fill('30')
  await dialog.getByLabel('Break 1 comes after').selectOption('2')
  await dialog.getByRole('button', { name: 'Remove break 2' }).click()
  await expect(dialog.getByTestId('day-end')).toHaveText('Ends at 13:00')
  for (const day of ['Tuesday', 'Wednesday', 'Thursday']) await dialog.getByLabel(day).check()
  await expectAccessible(phone)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await expect(week(desk).getByText('07:30–13:00')).toHaveCount(4)
  const monday = {
    start_time: '07:30:00',
    end_time: '13:00:00',
    periods: 6,
    period_duration: 50,
    break_durations: [30],
    breaks_after: [2],
  }
  expect(await storedDays(profileId)).toEqual(
    ['Monday', 'Thursday', 'Tuesday', 'Wednesday'].map((day) => ({ ...monday, day })),
  )
})

test('a day can be added once, copied over others, and removed after a confirmation', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  const inserted = await service.from('teacher_schedule').insert([
    {
      teacher_profile_id: profileId,
      day: 'Monday',
      start_time: '08:00',
      periods: 5,
      period_duration: 60,
    },
    {
      teacher_profile_id: profileId,
      day: 'Friday',
      start_time: '09:00',
      periods: 2,
      period_duration: 60,
    },
  ])
  expect(inserted.error).toBeNull()
  const page = await pageAs(person)
  await page.goto('/app/profile')
  await week(page).getByRole('button', { name: 'Add a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'New day' })
  await dialog.getByLabel('Day', { exact: true }).selectOption('Monday')
  await expect(dialog.getByText('Monday already exists')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Day', { exact: true }).selectOption('')
  await expect(dialog.getByText('A day is required')).toBeVisible()
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await leaving.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(dialog).toBeHidden()
  await expect(week(page).getByRole('button', { name: 'Add a day' })).toBeFocused()

  await week(page).getByRole('button', { name: 'Change Monday' }).click()
  await page.getByRole('menuitem', { name: 'Copy to other days' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy Monday' })
  await expect(copy.getByLabel('Tuesday')).toBeChecked()
  await copy.getByLabel('Wednesday').uncheck()
  await copy.getByLabel('Thursday').uncheck()
  await copy.getByLabel('Friday replaces 09:00–11:00').check()
  await copy.getByRole('button', { name: 'Copy' }).click()
  await expect(week(page).getByText('08:00–13:00')).toHaveCount(3)

  await week(page).getByRole('button', { name: 'Change Tuesday' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Tuesday from your timetable?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(week(page).getByRole('button', { name: 'Add Tuesday' })).toBeVisible()
  expect((await storedDays(profileId)).map(({ day }) => String(day))).toEqual(['Friday', 'Monday'])
})

test('what was typed into a day comes back after a reload, and is gone after signing out', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/profile')
  const open = async () => {
    await week(page).getByRole('button', { name: 'Add Monday' }).click()
    return page.getByRole('dialog', { name: 'New day' })
  }
  await (await open()).getByLabel('Minutes of break 1').fill('33')
  const reload = async () => {
    page.once('dialog', (question) => void question.accept())
    await page.reload()
  }
  await reload()
  const dialog = await open()
  await expect(dialog.getByText('This is what you typed before.')).toBeVisible()
  await expect(dialog.getByLabel('Minutes of break 1')).toHaveValue('33')
  await reload()
  const kept = async () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kryt.draft.')))
  expect(await kept()).toEqual([`kryt.draft.${person.id}.day.Monday`])
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  expect(await kept()).toEqual([])
})

test('a day that another tab saved in the meantime is shown side by side, its breaks in words', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  const inserted = await service.from('teacher_schedule').insert({
    teacher_profile_id: profileId,
    day: 'Monday',
    start_time: '08:00',
    periods: 5,
    period_duration: 60,
    break_durations: [20],
    breaks_after: [2],
  })
  expect(inserted.error).toBeNull()
  const page = await pageAs(person)
  await page.goto('/app/profile')
  await week(page).getByRole('button', { name: 'Change Monday' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit day' })
  await dialog.getByLabel('Minutes of break 1').fill('25')
  await dialog.getByLabel('Tuesday').check()
  const elsewhere = await service
    .from('teacher_schedule')
    .update({ start_time: '07:30', break_durations: [40] })
    .eq('teacher_profile_id', profileId)
  expect(elsewhere.error).toBeNull()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const breaks = dialog.getByRole('group', { name: 'Breaks' })
  await expect(breaks).toContainText('40 min after period 2')
  await expect(breaks).toContainText('25 min after period 2')
  await expectAccessible(page)
  // Nothing was written: neither the day nor its copy.
  expect(await storedDays(profileId)).toMatchObject([{ day: 'Monday', break_durations: [40] }])
  await breaks.getByLabel('Keep mine').check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()
  const both = { start_time: '07:30:00', break_durations: [25], breaks_after: [2] }
  expect(await storedDays(profileId)).toMatchObject([
    { day: 'Monday', ...both },
    { day: 'Tuesday', ...both },
  ])
})
