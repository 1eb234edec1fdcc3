import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import {
  backOfficePerson,
  backOfficeRoutes,
  publicRoutes,
  publicWorld,
  teacherRoutes,
  teacherWorld,
  type LongWorld,
} from '../../support/every-route.ts'
import { pressEveryMenu } from '../../support/every-menu.ts'

// At a first visit the cookie strip waits and the scroll bar takes room; teachers have an unread announcement.
test.describe.configure({ timeout: 600_000 })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
]

async function pressOnEach(page: Page, routes: string[], world: LongWorld) {
  const faults: string[] = []
  let pressed = 0
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const route of routes) {
      await page.goto(world.addressOf(route))
      await expect(page.locator('main').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const found = await pressEveryMenu(page)
      pressed += found.pressed
      faults.push(...found.faults.map((fault) => `${route} (${String(size.width)} px) ${fault}`))
    }
  }
  expect(faults).toEqual([])
  return pressed
}

const screens = (routes: string[]) => routes.filter((route) => !route.startsWith('/print'))

test('no menu moves a page of the website', { tag: '@first-visit' }, async ({ page }) => {
  await pressOnEach(page, screens(publicRoutes), await publicWorld())
})

test(
  'no menu moves a page of a teacher',
  { tag: '@first-visit' },
  async ({ pageAs, newPerson, firstVisit }) => {
    const person = await newPerson()
    const world = await teacherWorld(person)
    const page = await pageAs(person)
    await page.goto('/app/products')
    await expect(page.locator('.cookie-strip')).toBeVisible({ visible: firstVisit })
    expect(await pressOnEach(page, screens(teacherRoutes), world)).toBeGreaterThan(10)
  },
)

test('no menu moves a page of the back-office', { tag: '@first-visit' }, async ({ pageAs }) => {
  const page = await pageAs(backOfficePerson)
  // The rows that other tests write come live into these lists.
  await page.routeWebSocket(/\/realtime\//, () => undefined)
  const world = { addressOf: (route: string) => route }
  const routes = screens(backOfficeRoutes).filter((route) => !/\/1(\/|$)/.test(route))
  expect(await pressOnEach(page, routes, world)).toBeGreaterThan(20)
  await expect(page.locator('.cookie-strip')).toBeHidden()
})
