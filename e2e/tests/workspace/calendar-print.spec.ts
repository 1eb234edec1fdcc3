import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { newCalendarTeacher } from '../../support/calendar.ts'
import { printedPages } from '../../support/pdf.ts'
import { newSchool } from '../../support/planning.ts'

const times = ['08:00', '08:45', '09:30', '11:00', '11:45', '12:30']

/** "2027-02-01" and the days after it. */
const day = (first: string, add: number) =>
  new Date(Date.parse(first) + add * 86_400_000).toISOString().slice(0, 10)

const count = (text: string, words: string) => text.split(words).length - 1

test('a full month is printed to its last lesson, and a camp of six days is named once', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const person = await newPerson()
  const { signedIn, profileId } = await newCalendarTeacher(person)
  const school = await newSchool('Limpopo')
  await service
    .from('teacher_profile')
    .update({ teacher_profile_school_id: school.id })
    .eq('id', profileId)
    .throwOnError()
  const lessons = Array.from({ length: 20 }, (_, index) =>
    day('2027-02-01', index + 2 * Math.floor(index / 5)),
  ).flatMap((date) =>
    times.map((time, period) => ({
      label: `Les${date.slice(8)}n${String(period + 1)} met ’n lang naam`,
      type: 'Lesson',
      color: 'blue',
      start_date_time: `${date}T${time}:00+02:00`,
      end_date_time: `${date}T${time.slice(0, 2)}:59:00+02:00`,
    })),
  )
  await signedIn.client
    .from('teacher_activity')
    .insert([
      ...lessons,
      {
        label: 'Grade 7 camp',
        type: 'Culture',
        color: 'green',
        start_date_time: '2027-02-15T00:00:00+02:00',
        end_date_time: '2027-02-21T00:00:00+02:00',
      },
    ])
    .throwOnError()
  const page = await pageAs(person)
  await page.goto('/app/print/calendar?kind=month&date=2027-02-01')
  await page.locator('.entry').first().waitFor()
  const sheets = await printedPages(page)
  expect(sheets.length).toBeGreaterThan(1)
  const month = sheets.join(' ').replaceAll(/\s+/g, ' ')
  for (const { label } of lessons) expect(month).toContain(label.slice(0, 7))
  expect(month).not.toMatch(/and \d+ more/)
  expect(count(month, 'Grade 7 camp')).toBe(1)
  // Each page says whose month it is.
  for (const sheet of sheets) expect(sheet).toContain('February 2027')

  await page.goto('/app/print/calendar?kind=week&date=2027-02-15')
  await page.locator('.bar').first().waitFor()
  const [week = '', ...others] = await printedPages(page)
  expect(others).toEqual([])
  expect(count(week, 'Grade 7 camp')).toBe(1)
  const words = week.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`Ms Lerato Maake · ${school.name}`)
  expect(words).toContain('Term 1, 2027, week 6')
  expect(words).toContain('Break')
  // Who signs, at the foot of the sheet.
  expect(words).toMatch(/Teacher Departmental head \(HOD\) Date/)
})

test('a year whose terms nobody has entered has no school holidays on paper', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCalendarTeacher(person)
  const page = await pageAs(person)
  await page.goto('/app/print/calendar?kind=week&date=2031-02-03')
  await expect(page.getByRole('heading', { name: '3–9 February 2031' })).toBeVisible()
  await expect(page.getByText('School holidays')).toHaveCount(0)
  // But those between two terms are named.
  await page.goto('/app/print/calendar?kind=week&date=2027-07-05')
  await expect(page.getByText('School holidays').first()).toBeVisible()
})
