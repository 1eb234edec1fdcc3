import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { coveredOf } from '../../support/covered.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { fillCart } from '../../support/shop.ts'

const answered = { name: 'kryt.cookies', value: '2026-01-01T00:00:00Z' }

/** How the top bar shows its entries at that width. */
async function shownAt(page: Page, width: number): Promise<'words' | 'icons' | 'drawer'> {
  await page.setViewportSize({ width, height: 800 })
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  // One of the two is visible at every width.
  await expect(bar.or(drawer).first()).toBeVisible()
  if (await drawer.isVisible()) return 'drawer'
  return (await bar.getByText('Meet the Team').isVisible()) ? 'words' : 'icons'
}

test('as it narrows, the top bar shows words, then icons, then a drawer', async ({
  page,
  newPerson,
  pageAs,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Home',
    'About',
    'Meet the Team',
    'Contact Us',
  ])
  const signedOut = []
  for (const width of [1080, 1079, 740, 739]) signedOut.push(await shownAt(page, width))
  expect(signedOut).toEqual(['words', 'icons', 'icons', 'drawer'])

  const own = await pageAs(await newPerson())
  await own.goto('/about')
  await expect(own.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  const signedIn = []
  for (const width of [1258, 1257, 740, 739]) signedIn.push(await shownAt(own, width))
  expect(signedIn).toEqual(['words', 'icons', 'icons', 'drawer'])
})

test('the drawer on phones leads to each page and to sign-in, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), answered)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  const links = drawer.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Home', 'About', 'Meet the Team', 'Contact Us', 'Sign In'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await links.filter({ hasText: 'Meet the Team' }).click()
  await expect(page).toHaveURL('/meet-the-team')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await links.filter({ hasText: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth?redirect=%2Fapp%2Fproducts')
})

test('the cart button with its count is shown only when the cart has items', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const page = await pageAs(person)
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  const cart = page.getByRole('button', { name: /^Cart, / })
  await expect(cart).toHaveCount(0)
  const goods = [
    await newProduct({ title: `One ${randomUUID()}`, price: '10.00' }),
    await newProduct({ title: `Two ${randomUUID()}`, price: '20.00' }),
  ]
  try {
    await fillCart(
      person,
      goods.map(({ id }) => ({ productId: id })),
    )
    await page.reload()
    await expect(cart).toHaveAccessibleName('Cart, 2 resources')
    await expect(page.getByTestId('cart-count')).toHaveText('2')
  } finally {
    for (const { id } of goods) await deleteProduct(id)
  }
})

test('the button to the top appears after 20 pixels of scrolling', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: '4. Prices' })).toBeVisible()
  // The built page contains it too; the app replaces the page at the same scroll position.
  await page.waitForFunction('window.early.over')
  const up = page.getByRole('button', { name: 'To the top' })
  await page.evaluate(() => window.scrollTo({ top: 18 }))
  await expect(up).toBeHidden()
  // On a busy machine the app may restore the scroll position after this.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 24 }))
    await expect(up).toBeVisible({ timeout: 2000 })
  }).toPass()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test('while a page loads, the loading stroke runs over the whole window', async ({ page }) => {
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  // Simulates a slow network: the file arrives when it is released.
  await page.route(/\/assets\/sign-in-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth', { waitUntil: 'commit' })
  const loader = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(loader).toBeVisible()
  expect(
    await loader.evaluate((element) => {
      const { width, height } = element.closest('.fixed')?.getBoundingClientRect() ?? new DOMRect()
      // The page's own width: the place of the scroll bar is free beside it.
      return width === document.documentElement.offsetWidth && height === innerHeight
    }),
  ).toBe(true)
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loader).toBeHidden()
})

test('the policy linked in the banner opens over the page, also in Afrikaans', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto('/prices')
  const banner = page.getByRole('region', { name: 'Koekies' })
  await banner.getByRole('button', { name: 'Koekiebeleid' }).click()
  await expect(page.getByRole('dialog', { name: 'Koekiebeleid' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Ek aanvaar' }).click()
  await expect(banner).toBeHidden()
})

for (const width of [320, 390, 768, 1440]) {
  test(`what the cookie strip covers can be scrolled to, and it is read in full, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [locale, name] of [
      ['en', 'Cookies'],
      ['af', 'Koekies'],
    ] as const) {
      await page.goto('/about')
      await page.evaluate((language) => localStorage.setItem('kryt.locale', language), locale)
      await page.reload()
      const strip = page.getByRole('region', { name })
      await expect(strip).toBeVisible()
      await page.waitForFunction('window.early.over')
      expect(await strip.evaluate((own) => own.scrollHeight - own.clientHeight)).toBe(0)
      // It lies over the foot of the window, and the page ends above it.
      const foot = await strip.evaluate((own) => own.getBoundingClientRect().bottom - innerHeight)
      expect(foot).toBe(0)
      // Scrolled to each of them, to the end of the page, none lies under anything.
      expect(await coveredOf(page.locator('main a, main button, footer a, footer button'))).toEqual(
        [],
      )
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      expect(
        await coveredOf(page.locator('header a, header button, .cookie-strip button')),
      ).toEqual([])
    }
    if (width < 740) {
      await page.getByRole('button', { name: 'Kieslys', exact: true }).click()
      const links = page.getByRole('dialog').getByRole('link')
      await expect(links.first()).toBeVisible()
      await expect.poll(async () => coveredOf(links)).toEqual([])
    }
  })
}
