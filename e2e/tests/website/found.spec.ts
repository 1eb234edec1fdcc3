import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { addresses } from '../../support/addresses.ts'
import { service } from '../../support/api.ts'
import { newBundle } from '../../support/bundles.ts'
import { deleteProduct, newProduct, type ListedProduct } from '../../support/products.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The page's schema.org data by type. */
async function structuredData(page: Page): Promise<Record<string, Thing>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = texts.map((text) => JSON.parse(text) as Thing) // The shape that the page's component writes.
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

/** Reads the head from a page's HTML or from the open page. Runs in the browser. */
function readHead(html: string | null) {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const card = [
    ...from.head.querySelectorAll('meta[property^="og:"], meta[name="description"]'),
  ].map((each) => [each.getAttribute('property') ?? 'description', each.getAttribute('content')])
  const scripts = [...from.querySelectorAll('script[type="application/ld+json"]')]
  return {
    title: from.title,
    canonical: from.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    card: Object.fromEntries(card) as Record<string, string | null>, // names and contents
    things: scripts.map((each) => JSON.parse(each.textContent) as unknown),
  }
}

const head = (page: Page, selector: string) => page.locator(`head ${selector}`)

/** The addresses of a sitemap, read with the browser's XML parser. */
async function addressesIn(page: Page, xml: string): Promise<string[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    if (parsed.querySelector('parsererror') !== null) throw new Error('not well-formed')
    return [...parsed.querySelectorAll('urlset > url > loc')].map((place) => place.textContent)
  }, xml)
}

test('an address that leads nowhere answers 404, with the app’s page; those of the app answer 200', async ({
  page,
  request,
}) => {
  const html = { headers: { accept: 'text/html' } }
  for (const path of ['/no-such-page', '/legal/no-such-text', '/app/nothing', '/admin/no/such'])
    expect((await request.get(path, html)).status(), path).toBe(404)
  expect((await request.get('/assets/of-an-older-build.js')).status()).toBe(404)
  for (const path of ['/about', '/legal/terms-of-use', '/auth/sign-up', '/app/calendar', '/admin'])
    expect((await request.get(path, html)).status(), path).toBe(200)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found · Kryt')
  await expect(page.locator('#root [data-prerendered], head [data-prerendered]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('robots.txt names a sitemap of exactly the pages that visitors may open', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  expect(sitemap).toBe(`${addresses.web}/sitemap.xml`)
  const shown = await newProduct({ title: `Shown ${randomUUID()}`, price: '20.00' })
  const hidden = await newProduct({ title: `Hidden ${randomUUID()}`, price: '20.00' })
  await service.from('product').update({ publish_date: null }).eq('id', hidden.id)
  try {
    const response = await request.get(sitemap ?? '')
    expect(response.headers()['content-type']).toContain('application/xml')
    const found = await addressesIn(page, await response.text())
    expect(found).toContain(`${addresses.web}/`)
    expect(found).toContain(`${addresses.web}/legal/weee-regulations`)
    expect(found).toContain(`${addresses.web}/product/${shown.id}`)
    expect(found.filter((address) => address.includes('/category/')).length).toBeGreaterThan(5)
    expect(found).not.toContain(`${addresses.web}/product/${hidden.id}`)
    expect(found.filter((address) => /\/(app|admin|auth)/.test(address))).toEqual([])
    // Bundles are listed like resources.
    const { data } = await service
      .from('product_bundle')
      .select('id')
      .not('publish_date', 'is', null)
    expect(data?.some(({ id }) => found.includes(`${addresses.web}/product/${String(id)}`))).toBe(
      true,
    )
  } finally {
    await deleteProduct(shown.id)
    await deleteProduct(hidden.id)
  }
})

test('a resource’s page has schema.org data with its price, whatever its title', async ({
  page,
}) => {
  const title = `Breaks</script><script>window.broken=1</script> ${randomUUID()}`
  const product = await newProduct({ title, price: '35.50' })
  const path = `/product/${product.id}`
  try {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const { Product, BreadcrumbList } = await structuredData(page)
    expect(Product).toMatchObject({
      name: title,
      brand: { name: 'Kryt' },
      offers: {
        url: `${addresses.web}${path}`,
        price: '35.50',
        priceCurrency: 'ZAR',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(JSON.stringify(BreadcrumbList)).toContain(`${addresses.web}/category/`)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    await expect(head(page, 'link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${addresses.web}${path}`,
    )
    await expect(head(page, 'meta[property="og:type"]')).toHaveAttribute('content', 'product')
    await expect(head(page, 'meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/images\/Products\/.+webp$/,
    )
    await expect(head(page, 'meta[name="description"]')).toHaveAttribute('content', /\w{3}/)

    // WhatsApp, which runs no scripts, gets the same.
    const preview = await page.request.get(path, { headers: { 'user-agent': 'WhatsApp/2.24' } })
    expect(preview.headers()['content-type']).toContain('text/html')
    const told = await page.evaluate(readHead, await preview.text())
    expect(told).toEqual(await page.evaluate(readHead, null))
    expect(told.things).toEqual([Product, BreadcrumbList])
  } finally {
    await deleteProduct(product.id)
  }
})

test('a bundle has an offer too, and categories and the landing page have breadcrumbs', async ({
  page,
}) => {
  const member = await newProduct({ title: `Part ${randomUUID()}`, price: '35.00' })
  const bundle = await newBundle({
    title: `Whole ${randomUUID()}`,
    price: '99.00',
    members: [member],
  })
  try {
    await page.goto(`/product/${bundle.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page is drawn before the app adds what programs read.
    await expect
      .poll(async () => (await structuredData(page))['Product'])
      .toMatchObject({ offers: { price: '99.00', priceCurrency: 'ZAR' } })
  } finally {
    await service.from('product_bundle').delete().eq('id', bundle.id)
    await deleteProduct(member.id)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Grade 4', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grade 4')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const card of await page.getByRole('article').allInnerTexts()) {
    expect(card).toContain('Grade 4')
  }
  expect((await structuredData(page))['BreadcrumbList']).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: 'Grade 4' }],
  })
  await page.goto('/')
  // The app replaces the built page; for a moment, neither is there.
  await expect
    .poll(async () => (await structuredData(page))['Organization'])
    .toMatchObject({ url: `${addresses.web}/` })
  const card = await page.request.get('/social-card.png')
  expect(card.headers()['content-type']).toBe('image/png')
})

test('a category’s address shows the landing’s grid with that category and those below it', async ({
  page,
}) => {
  const newCategory = async (parent: string | null) => {
    const row = { name: `Shelf ${randomUUID()}`, parent_id: parent }
    const made = await service.from('product_category').insert(row).select('id').single()
    if (made.error !== null) throw new Error(made.error.message)
    return { id: String(made.data.id), name: row.name }
  }
  const upper = await newCategory(null)
  const lower = await newCategory(upper.id)
  const beside = await newCategory(null)
  const goods: ListedProduct[] = []
  for (const [category, title] of [
    [upper, 'Upper'],
    [lower, 'Lower'],
    [beside, 'Beside'],
  ] as const) {
    const product = await newProduct({ title: `${title} ${randomUUID()}`, price: '20.00' })
    goods.push(product)
    await service
      .from('product')
      .update({ category_id: category.id })
      .eq('id', product.id)
      .throwOnError()
  }
  const shown = async (category: { id: string; name: string }) => {
    await page.goto(`/category/${category.id}`)
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    const cards = await page.getByRole('article').allInnerTexts()
    return cards
      .map((card) => goods.find(({ title }) => card.includes(title))?.title.split(' ')[0] ?? card)
      .toSorted()
  }
  try {
    expect(await shown(upper)).toEqual(['Lower', 'Upper'])
    expect(await shown(lower)).toEqual(['Lower'])
    // Of the landing page there are the search and the form to write to us, but no introduction.
    await expect(page.getByRole('searchbox', { name: 'Search resources' })).toBeVisible()
    await expect(page.getByText('Walk in prepared')).toHaveCount(0)
  } finally {
    for (const { id } of goods) await deleteProduct(id)
    for (const { id } of [lower, upper, beside])
      await service.from('product_category').delete().eq('id', id)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages show their content, each with its title and description', async ({
    page,
  }) => {
    const descriptions = new Set<string | null>()
    for (const [path, words] of Object.entries({
      '/': 'Walk in prepared',
      '/about': 'Made by people who have stood in front of a class',
      '/legal/privacy-policy': 'Privacy Policy',
      '/legal/quality-statement': 'Quality Statement',
    })) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
      await expect(page.locator('title')).toHaveCount(1)
      descriptions.add(await head(page, 'meta[name="description"]').getAttribute('content'))
      await expect(head(page, 'link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${addresses.web}${path}`,
      )
    }
    expect(descriptions.size).toBe(4)

    const unknown = await page.goto(`/product/${randomUUID()}`)
    expect(unknown?.status()).toBe(404)
    await expect(head(page, 'meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    // A page of the shop that is no file of the build: the preview of its link shows the shop.
    await page.goto(`/category/${randomUUID()}`)
    await expect(head(page, 'meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${addresses.web}/social-card.png`,
    )
    await expect(head(page, 'meta[property="og:description"]')).toHaveAttribute(
      'content',
      /^Planning and teaching resources/,
    )
  })
})

test('the built page is replaced by the live one, and nothing appears twice', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('#root [data-prerendered], head [data-prerendered]')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Meet the Team' })
    .click()
  await expect(page).toHaveTitle('Meet the Team · Kryt')
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${addresses.web}/meet-the-team`,
  )
})

test('what is typed and pressed before the app has started is kept', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kryt.cookies', '2026-01-01T00:00:00Z'))
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Search resources', includeHidden: true })
  await search.fill('fractions')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Terms and Conditions' }).click()
  arrive(undefined)
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible()
  await expect(search).toHaveValue('fractions')
})
