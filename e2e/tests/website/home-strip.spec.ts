import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { newCalendarTeacher } from '../../support/calendar.ts'
import { chooseLanguage } from '../../support/language.ts'
import { watchLayoutShift } from '../../support/layout-shift.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test('the home page of a teacher begins with her next period, and nothing moves for it', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const { signedIn, classId } = await newCalendarTeacher(person)
  const activity = { color: 'blue', teacher_class_subject_id: classId }
  await signedIn.client
    .from('teacher_activity')
    .insert([
      {
        ...activity,
        label: 'Fractions',
        type: 'Lesson',
        start_date_time: inMinutes(10),
        end_date_time: inMinutes(55),
      },
      {
        ...activity,
        label: 'Test: maps',
        type: 'Assessment',
        start_date_time: inMinutes(2 * 24 * 60),
        end_date_time: inMinutes(2 * 24 * 60 + 45),
      },
    ])
    .throwOnError()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await pageAs(person, { viewport })
    const layoutShift = await watchLayoutShift(page)
    await page.goto('/')
    const strip = page.getByRole('region', { name: 'Your day' })
    await expect(strip.getByRole('link', { name: /Fractions.*7B/ })).toBeVisible()
    await expect(strip.getByRole('link', { name: 'Test: maps' })).toBeVisible()
    await expect(strip.getByText('1 lesson without a plan or notes')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(), String(viewport.width)).toBeLessThan(0.02)
    await expectAccessible(page)
    if (viewport.width > 400) continue
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Fractions.*7B/ })
      .click()
    await expect(page).toHaveURL(/\/app\/calendar\?view=day/)
    await page.getByRole('button', { name: 'More', exact: true }).last().click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /Fractions/ })).toBeVisible()
  }
})

for (const width of [320, 390]) {
  test(`a long next lesson is read whole on a phone of ${String(width)} px, in Afrikaans`, async ({
    pageAs,
    newPerson,
  }) => {
    const person = await newPerson()
    const { signedIn, classId } = await newCalendarTeacher(person)
    const label = 'Vergelyk en rangskik gewone breuke met desimale breuke'
    await signedIn.client
      .from('teacher_activity')
      .insert({
        label,
        type: 'Lesson',
        color: 'blue',
        teacher_class_subject_id: classId,
        start_date_time: inMinutes(10),
        end_date_time: inMinutes(55),
      })
      .throwOnError()
    const page = await pageAs(person, { viewport: { width, height: 640 } })
    await chooseLanguage(page, 'af')
    await page.goto('/')
    const whole = (within: Locator) =>
      within.getByText(label).evaluate((own) => {
        const place = own.closest('.h-20, section')?.getBoundingClientRect()
        const inside = own.closest('a')?.getBoundingClientRect()
        const cut = own.scrollHeight > own.clientHeight || own.scrollWidth > own.clientWidth
        return !cut && (place?.bottom ?? 0) >= (inside?.bottom ?? 1)
      })
    const strip = page.getByRole('region', { name: 'Jou dag' })
    await expect(strip.getByText(label)).toBeVisible()
    expect(await whole(strip)).toBe(true)
    // The ways on stand whole beneath it.
    const [ways, place] = [
      await strip.getByRole('link', { name: 'Kalender' }).boundingBox(),
      await strip.boundingBox(),
    ]
    const bottom = (box: typeof ways) => (box?.y ?? 0) + (box?.height ?? 0)
    expect(bottom(ways)).toBeLessThanOrEqual(bottom(place))
    await page.getByRole('button', { name: 'Kieslys' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(label)).toBeVisible()
    expect(await whole(drawer)).toBe(true)
  })
}

test('a visitor neither sees the strip nor downloads it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Your day' })).toHaveCount(0)
  expect(scripts.filter((url) => url.includes('home-strip'))).toEqual([])
})
