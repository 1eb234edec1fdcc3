import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { watchLayoutShift } from '../../support/layout-shift.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a resource’s page shows its title, price and cover, whatever its title', async ({
    page,
  }) => {
    const title = `Half </div></template><img src=x onerror=alert(1)> ${randomUUID()}`
    const product = await newProduct({ title, price: '1045.61' })
    try {
      await page.goto(`/product/${product.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByTestId('price')).toHaveText('R1,045.61')
      await expect(page.getByRole('link', { name: 'Add to Cart' })).toBeVisible()
      const cover = page.getByRole('img', { name: 'Cover of' })
      await expect(cover).toBeVisible()
      // A size that fits, not the picture itself.
      await expect
        .poll(async () => cover.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\.w\d+\.webp$/)
    } finally {
      await deleteProduct(product.id)
    }
  })
})

test('before the app has run, a resource’s page is in the reader’s language', async ({ page }) => {
  const product = await newProduct({ title: `Halwes ${randomUUID()}`, price: '1045.61' })
  try {
    await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
    await page.route('**/assets/*.js', async (route) => route.abort())
    await page.goto(`/product/${product.id}`)
    await expect(page.getByTestId('price')).toHaveText('R1\u00a0045,61')
    await expect(page.getByRole('img', { name: 'Voorblad van' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  } finally {
    await deleteProduct(product.id)
  }
})

test('the app takes the page over: nothing moves, the focus stays, the price is the database’s', async ({
  page,
}) => {
  const product = await newProduct({ title: `Taken over ${randomUUID()}`, price: '45.61' })
  const shift = await watchLayoutShift(page)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>()
  try {
    await page.addInitScript(() => localStorage.setItem('kryt.cookies', '2026-01-01T00:00:00Z'))
    await page.route('**/assets/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(`/product/${product.id}`, { waitUntil: 'commit' })
    // The resource's own; what is beside it comes after it.
    const price = page.getByTestId('price').first()
    await expect(price).toHaveText('R45.61')
    // As if a cache had kept the page while the price changed.
    await price.evaluate((drawn) => {
      drawn.textContent = 'R40.00'
    })
    const resources = page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: 'Resources' })
    await resources.focus()
    arrive(undefined)
    await expect(price).toHaveText('R45.61')
    await expect(page.getByText('What you get')).toBeVisible()
    await expect(resources).toBeFocused()
    await expect(page.locator('#root [data-prerendered], head [data-prerendered]')).toHaveCount(0)
    expect(await shift()).toBeLessThan(0.02)
  } finally {
    await deleteProduct(product.id)
  }
})

/** Counts, never times: these hold on any machine. They go over when a page loads one more file or question. */
for (const { name, path, shown, most } of [
  { name: 'shop', path: '/app/products', shown: 'main article a[href]', most: 27 },
  { name: 'library', path: '/app/bought-products', shown: 'main article a[href]', most: 25 },
  { name: 'calendar', path: '/app/calendar', shown: '.calendar > *', most: 29 },
]) {
  test(`the ${name} stands after at most ${String(most)} requests, on a phone, and nothing moves`, async ({
    pageAs,
  }) => {
    const page = await pageAs('thandi', { viewport: { width: 412, height: 823 } })
    const shift = await watchLayoutShift(page)
    await page.addInitScript((selector) => {
      const waiting: IdleRequestCallback[] = []
      const idle = window.requestIdleCallback.bind(window)
      // A slow machine may be idle before an answer has come: what waits for that is not counted, however slow it is.
      window.requestIdleCallback = (act) => waiting.push(act)
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look)
        else {
          Reflect.set(window, 'stoodAt', performance.now())
          window.requestIdleCallback = idle
          for (const act of waiting) idle(act)
        }
      }
      requestAnimationFrame(look)
    }, shown)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(shown).first().waitFor()
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= Number(Reflect.get(window, 'stoodAt')))
        .map(({ name: address }) => address)
        // Two typefaces, of which the second is asked for before or after the page stands, as it happens.
        .filter((address) => !address.endsWith('.woff2')),
    )
    // And the page itself.
    expect(sent.length + 1, sent.join('\n')).toBeLessThanOrEqual(most)
    // The session lasts, and nothing is open: what renews the one and opens the other comes later.
    expect(sent.filter((file) => /auth-client|pickers|-d(rawer|ialog)/.test(file))).toEqual([])
    await page.waitForTimeout(1000)
    expect(await shift()).toBeLessThan(0.02)
  })
}

for (const width of [390, 412, 1280]) {
  test(`the letters of the landing page arrive and nothing moves: ${String(width)} px`, async ({
    page,
  }) => {
    const shift = await watchLayoutShift(page)
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>()
    await page.setViewportSize({ width, height: 823 })
    await page.route('**/*.woff2', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
    arrive(undefined)
    await page.waitForFunction(() =>
      document.fonts.check('700 40px "Bricolage Grotesque Variable"'),
    )
    await page.evaluate(async () => {
      await document.fonts.ready
      // Two frames later what moved has been noted.
      await new Promise((drawn) => requestAnimationFrame(drawn))
      await new Promise((drawn) => requestAnimationFrame(drawn))
    })
    expect(await shift()).toBeLessThan(0.02)
  })
}
