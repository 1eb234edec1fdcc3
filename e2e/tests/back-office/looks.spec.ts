import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { officeDialogs, officeScreens } from '../../support/office-screens.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

/** No finding in either theme, and nothing that reaches beyond the window. */
async function expectGoodLooks(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Chromium gives what is below the window its new colours a moment later.
    await expect(async () => expectAccessible(page)).toPass()
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const viewport of sizes) {
  test(`screens at ${String(viewport.width)} px`, async ({ pageAs }) => {
    test.setTimeout(360_000)
    const page = await pageAs('priya', { viewport })
    for (const path of officeScreens) {
      await open(page, path)
      await expect(page.getByText(/^Loading/)).toBeHidden()
      await expectGoodLooks(page)
    }
  })

  test(`dialogs and drawers at ${String(viewport.width)} px`, async ({ pageAs }) => {
    test.setTimeout(360_000)
    const page = await pageAs('priya', { viewport })
    const dialog = page.getByRole('dialog')
    const choose = async (entry: string) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: entry }).click()
      await expect(dialog).toBeVisible()
    }
    for (const path of officeDialogs) {
      await page.goto(path)
      await expect(dialog.getByRole('button', { name: /^(Cancel|Close)$/ }).last()).toBeVisible()
      await expectGoodLooks(page)
    }
    for (const entry of ['Edit', 'Orders with it', 'Show changes']) {
      await open(page, '/admin/coupons?q=WELKOM10')
      await choose(entry)
      await expectGoodLooks(page)
    }
    await open(page, '/admin')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('van wyk')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectGoodLooks(page)
    await page.keyboard.press('Escape')
    if (viewport.width < 800) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(dialog).toBeVisible()
      await expectGoodLooks(page)
    }
  })
}

test('nothing reaches beyond a window of 320 px, in Afrikaans', async ({ pageAs }) => {
  const page = await pageAs('priya', { viewport: { width: 320, height: 640 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  // What a toolbar holds is scrolled to there, once its tools have come, and so is a sheet of paper in its pane.
  const scrolling = '.overflow-x-auto, .overflow-x-hidden, .overflow-auto[tabindex="0"]'
  for (const address of [...officeScreens, ...officeDialogs]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const tooWide = await page.evaluate(
      (scrolling) =>
        [...document.querySelectorAll('main *, [role="dialog"], [role="dialog"] *')]
          .filter((one) => !one.closest('.sr-only, [aria-hidden="true"] svg'))
          .filter((one) => !one.closest(scrolling) || one.matches(scrolling))
          .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
          .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`),
      scrolling,
    )
    expect.soft(tooWide, address).toEqual([])
  }
})
