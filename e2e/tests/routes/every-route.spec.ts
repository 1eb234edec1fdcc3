import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import {
  backOfficePerson,
  backOfficeRoutes,
  publicRoutes,
  publicWorld,
  teacherRoutes,
  teacherWorld,
} from '../../support/every-route.ts'
import { chooseLanguage } from '../../support/language.ts'
import { wrongDecimals } from '../../support/decimal-signs.ts'
import { outOfPlace } from '../../support/out-of-place.ts'
import { visitorState } from '../../support/people.ts'

const phone = { viewport: { width: 320, height: 640 } }
const languages = ['en', 'af'] as const

/** Pages that show the same thing, lead on to the same page, or whose title the specification prescribes. */
const sameTitle: Record<string, string> = {
  '/auth/code': '/auth',
  '/app/subjecttemplates': '/app/lessons',
  '/app/products/category/1': '/app/products',
  '/app/products/1/look': '/app/products/1/buy',
  '/app/products/1': '/app/products/1/buy',
  '/app/purchased-resources/category/1': '/app/purchased-resources',
  '/app/bought-products': '/app/purchased-resources',
  '/app/bought-products/category/1': '/app/purchased-resources',
  '/app/bought-products/1': '/app/purchased-resources/1',
  '/app/subscribed-products/category/1': '/app/subscribed-products',
  '/app/subscribed-products/1': '/app/subscribed-products',
  '/admin/communications/1': '/admin/communications',
  '/admin/productorders/customer/1/2': '/admin/productorders',
  '/admin/productorders/customer/1/2/new': '/admin/productorders',
  '/admin/productorder-quotes/customer/1/2': '/admin/productorder-quotes',
  '/admin/productorder-quotes/customer/1/2/new': '/admin/productorder-quotes',
}

/** What is wrong with the page: where words do not fit, how its headings follow each other, its title and its numbers. */
async function faultsOf(
  page: Page,
  address: string,
  language: (typeof languages)[number],
): Promise<string[]> {
  await page.goto(address)
  // An open dialog hides the page's heading from role queries.
  await expect(page.locator('h1').first(), address).toBeAttached()
  await expect(page.locator('head [data-prerendered], [aria-busy="true"]'), address).toHaveCount(0)
  await page.evaluate(async () => document.fonts.ready)
  const headings = await new AxeBuilder({ page })
    .withRules(['heading-order', 'page-has-heading-one', 'empty-heading', 'document-title'])
    .analyze()
  const first = await page.locator('h1').count()
  return [
    ...(await outOfPlace(page)),
    ...(await wrongDecimals(page, language)),
    ...headings.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    ),
    ...(first === 1 ? [] : [`${String(first)} headings of the first level`]),
  ]
}

async function walk(
  page: Page,
  language: (typeof languages)[number],
  routes: readonly string[],
  addressOf: (route: string) => string,
) {
  const faults: Record<string, string[]> = {}
  const titles = new Map<string, string>()
  for (const route of routes) {
    await test.step(route, async () => {
      const found = await faultsOf(page, addressOf(route), language)
      const title = await page.title()
      const other = titles.get(title)
      if (!/^.+ · Kryt$/.test(title) && route !== '/') found.push(`the title "${title}"`)
      if (other !== undefined && sameTitle[route] !== other) {
        found.push(`the title of ${other}: ${title}`)
      }
      titles.set(title, other ?? route)
      if (found.length > 0) faults[route] = found
    })
  }
  expect(faults).toEqual({})
}

for (const language of languages) {
  test(`public pages at 320 px: ${language}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const { addressOf } = await publicWorld()
    const context = await browser.newContext({ ...phone, storageState: visitorState })
    const page = await context.newPage()
    await chooseLanguage(page, language)
    await walk(page, language, publicRoutes, addressOf)
    await context.close()
  })

  test(`pages of a teacher at 320 px: ${language}`, async ({ newPerson, pageAs }) => {
    test.setTimeout(240_000)
    const person = await newPerson()
    const { addressOf } = await teacherWorld(person)
    const page = await pageAs(person, phone)
    await chooseLanguage(page, language)
    await walk(page, language, teacherRoutes, addressOf)
  })

  test(`the back-office at 320 px: ${language}`, async ({ pageAs }) => {
    test.setTimeout(240_000)
    const page = await pageAs(backOfficePerson, phone)
    await chooseLanguage(page, language)
    await walk(page, language, backOfficeRoutes, (route) => route)
  })
}
