import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { coveredOf } from '../../support/covered.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newAnnouncement, readAllAnnouncements, withProfile } from '../../support/planning.ts'

const words = {
  en: { more: 'More', menu: 'Menu', announcement: 'Announcement' },
  af: { more: 'Meer', menu: 'Kieslys', announcement: 'Aankondiging' },
} as const

/** How much wider the page, or what scrolls in it, is than what is seen of it. */
const tooWide = (element: Locator) =>
  element.evaluate((own) => Math.max(0, own.scrollWidth - own.clientWidth))

/** Each entry of the open drawer can be scrolled to and pressed, and nothing is cut off at its side. */
async function expectReachable(page: Page, least: number) {
  const drawer = page.getByRole('dialog')
  const entries = drawer.locator('a, button')
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(least)
  await expect.poll(() => coveredOf(entries)).toEqual([])
  // What is planned comes later, in a place of its own.
  await expect.poll(() => tooWide(drawer)).toBe(0)
  await expect.poll(() => tooWide(page.locator('html'))).toBe(0)
}

for (const [width, height] of [
  [320, 640],
  [320, 480],
  [640, 320],
] as const) {
  for (const language of ['en', 'af'] as const) {
    test(`the menus of a phone are all there, ${String(width)} × ${String(height)}, ${language}`, async ({
      pageAs,
      newPerson,
    }) => {
      const say = words[language]
      const person = await newPerson()
      const profileId = await withProfile(person)
      await readAllAnnouncements(person)
      await newAnnouncement(
        'Kryt rests on Sunday from 02:00 to 03:00, and again on Monday from 04:00 to 05:00',
        'Whatever you are typing is kept. '.repeat(12),
        profileId,
      )
      const page = await pageAs(person, { viewport: { width, height }, hasTouch: true })
      await chooseLanguage(page, language)
      // Nobody has answered the cookie strip, which stands above everything.
      await page.addInitScript(() => localStorage.removeItem('kryt.cookies'))

      await page.goto('/app/products')
      await expect(page.getByRole('region', { name: say.announcement })).toBeVisible()
      await expect(page.locator('.cookie-strip')).toBeVisible()
      const more = page.getByRole('button', { name: say.more, exact: true })
      await more.tap()
      await expectReachable(page, 10)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(more).toBeFocused()
      await more.tap()
      await page.getByRole('dialog').locator('a[href="/app/support"]').tap()
      await expect(page).toHaveURL('/app/support')
      await expect(page.getByRole('dialog')).toBeHidden()
      // Going back closes it too: what it covers is another page then.
      await more.tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/app/products')
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.goto('/about')
      const menu = page.getByRole('button', { name: say.menu, exact: true })
      await menu.tap()
      await expectReachable(page, 10)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(menu).toBeFocused()
      await menu.tap()
      await page.getByRole('dialog').locator('a[href="/contact-us"]').tap()
      await expect(page).toHaveURL('/contact-us')
      await expect(page.getByRole('dialog')).toBeHidden()
      await menu.tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/about')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
}
