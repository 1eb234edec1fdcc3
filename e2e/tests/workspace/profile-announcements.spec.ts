import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { watchLayoutShift } from '../../support/layout-shift.ts'
import { newAnnouncement, readAllAnnouncements, withProfile } from '../../support/planning.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' })

test('the first unread announcement shows on both devices until it is read on one', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  await readAllAnnouncements(person)
  await newAnnouncement('Maintenance on Sunday', 'Kryt rests from 02:00 to 03:00.', profileId)
  const desk = await pageAs(person)
  const phone = await pageAs(person, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await desk.goto('/app/profile')
  await phone.goto('/app/products')
  await expect(banner(desk)).toContainText('Maintenance on Sunday')
  // A phone shows one line of it, and the rest on a tap.
  await expect(banner(phone).getByText('Kryt rests from 02:00 to 03:00.')).toBeHidden()
  expect((await banner(phone).boundingBox())?.height).toBeLessThan(56)
  await expectAccessible(phone)
  await banner(phone).getByRole('button', { name: 'Maintenance on Sunday' }).tap()
  await expect(banner(phone).getByText('Kryt rests from 02:00 to 03:00.')).toBeVisible()

  // A second announcement is shown after the first.
  await newAnnouncement('New term plans', 'They are in the shop.', profileId)
  await expect(banner(desk)).not.toContainText('New term plans')
  await banner(desk).getByRole('button', { name: 'Mark as read' }).click()
  await expect(banner(desk)).toContainText('New term plans')
  await expect(banner(phone)).toContainText('New term plans')

  await banner(phone).getByRole('button', { name: 'Mark as read' }).click()
  await expect(banner(desk)).toBeHidden()
  await expect(banner(phone)).toBeHidden()

  // A new announcement appears while the page is open.
  await newAnnouncement('Fresh', 'Just now.', profileId)
  await expect(banner(desk)).toContainText('Fresh')
  await desk.reload()
  await expect(banner(desk)).toContainText('Fresh')
})

test('an announcement that arrives moves nothing, and has its place on the next page', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  await readAllAnnouncements(person)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    const page = await pageAs(person, { viewport })
    const layoutShift = await watchLayoutShift(page)
    await page.goto('/app/support')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await page.waitForLoadState('networkidle')
    await newAnnouncement(`Fresh ${String(viewport.width)}`, 'Just now.', profileId)
    await expect(banner(page)).toContainText(`Fresh ${String(viewport.width)}`)
    expect(await heading.boundingBox()).toEqual(before)
    expect(await layoutShift()).toBeLessThan(0.02)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Calendar' }).first().click()
    await expect(page).toHaveURL(/\/app\/calendar/)
    await page.goBack()
    await expect(page).toHaveURL('/app/support')
    // The page may still be drawn anew: what arrives late is waited for.
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThan((before?.y ?? 0) + 30)
    await banner(page).getByRole('button', { name: 'Mark as read' }).click()
    await expect(banner(page)).toBeHidden()
  }
})

test('an announcement that is read on another device moves nothing', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await readAllAnnouncements(person)
    await newAnnouncement(`Rest ${String(viewport.width)}`, 'From 02:00 to 03:00.', profileId)
    const page = await pageAs(person, { viewport })
    const layoutShift = await watchLayoutShift(page)
    await page.goto('/app/support')
    await expect(banner(page)).toContainText(`Rest ${String(viewport.width)}`)
    await page.waitForLoadState('networkidle')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await readAllAnnouncements(person)
    await expect(banner(page)).toBeHidden()
    expect(await heading.boundingBox()).toEqual(before)
    expect(await layoutShift()).toBeLessThan(0.02)
    await expectAccessible(page)
    // The place closes with the next page.
    await page.getByRole('link', { name: 'Calendar' }).first().click()
    await expect(page).toHaveURL(/\/app\/calendar/)
    await page.goBack()
    await expect(page).toHaveURL('/app/support')
    await expect(heading).toBeVisible()
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeLessThan((before?.y ?? 0) - 30)
  }
})

test('an announcement has its place before the page is drawn, and shifts nothing', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  await readAllAnnouncements(person)
  await newAnnouncement('Maintenance on Sunday', 'Kryt rests from 02:00 to 03:00.', profileId)
  const page = await pageAs(person, { viewport: { width: 390, height: 844 }, hasTouch: true })
  // The answer comes last, when the page would long have been drawn.
  await page.route('**/graphql/v1', async (route) => {
    if (route.request().postData()?.includes('UnreadAnnouncement') === true) {
      await new Promise((resolve) => setTimeout(resolve, 2000))
    }
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(window, 'shift'))
        Reflect.set(window, 'shift', before + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/app/products')
  await expect(banner(page)).toContainText('Maintenance on Sunday')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02)
})

test('the menu ends with the window, with an announcement above it and without', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  await readAllAnnouncements(person)
  await newAnnouncement('Maintenance on Sunday', 'Kryt rests from 02:00 to 03:00.', profileId)
  const page = await pageAs(person, { viewport: { width: 1440, height: 900 } })
  const signOut = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Sign Out' })
  // How far its lower edge stands above that of the window.
  const above = async () => {
    const box = await signOut.boundingBox()
    return Math.floor(900 - (box?.y ?? Infinity) - (box?.height ?? 0))
  }
  // A page that is longer than the window, and one that is not.
  for (const address of ['/app/products', '/app/support']) {
    await page.goto(address)
    await expect(banner(page)).toContainText('Maintenance on Sunday')
    await expect.poll(above, { message: address }).toBe(12)
  }
  await banner(page).getByRole('button', { name: 'Mark as read' }).click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/app/products')
  await expect.poll(above).toBe(12)
})

test('below a long announcement the menu keeps its height on a phone that lies', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const profileId = await withProfile(person)
  await readAllAnnouncements(person)
  const words = 'The shop rests on Sunday while we move to new servers. '
  await newAnnouncement('Maintenance on Sunday', words.repeat(30), profileId)
  const page = await pageAs(person, { viewport: { width: 844, height: 390 } })
  await page.goto('/app/products')
  await expect(banner(page)).toContainText('Maintenance on Sunday')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  // The window without the bar above it.
  await expect.poll(async () => (await menu.boundingBox())?.height).toBe(390 - 68)
})
