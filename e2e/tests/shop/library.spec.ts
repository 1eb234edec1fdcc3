import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import {
  moveOrder,
  newBundle,
  newContent,
  newCustomer,
  newPaidOrder,
} from '../../support/library.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

// One after the other: looking at pages counts as a download as well, and both are Thandi's.
test.describe.configure({ mode: 'default' })

test('a teacher finds what she bought, and downloads the right file', async ({
  pageAs,
  persona,
}) => {
  const page = await pageAs('thandi')
  await page.goto('/app/bought-products')
  await expect(page).toHaveTitle(/My Library/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search resources' }).fill('fractions')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Common fractions grade 5.pdf')).toBeVisible()
  await expectAccessible(page)

  const { client } = await persona('thandi')
  const downloads = async () => {
    const { count } = await client
      .from('product_download')
      .select('id', { count: 'exact', head: true })
      .like('file_key', '%common-fractions-grade-5.pdf')
    return count ?? 0
  }
  const before = await downloads()
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Common fractions grade 5.pdf' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('Common fractions grade 5.pdf')
  await expect(dialog.getByText('Saved to your downloads')).toBeVisible()

  const received = await readFile(await download.path())
  const listed = await client
    .from('product_download')
    .select('file_key')
    .order('created_at', { ascending: false })
    .limit(1)
    .single<{ file_key: string }>()
  const stored = await service.storage.from('content').download(listed.data?.file_key ?? '')
  expect(received.subarray(0, 5).toString()).toBe('%PDF-')
  expect(received.equals(Buffer.from(await (stored.data ?? new Blob()).arrayBuffer()))).toBe(true)
  expect(await downloads()).toBe(before + 1)

  // A file can be downloaded any number of times.
  const again = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Common fractions grade 5.pdf' }).click()
  await again
  expect(await downloads()).toBe(before + 2)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/app/bought-products?q=fractions')
})

test('a teacher looks at the pages of what she bought without saving the file', async ({
  pageAs,
}) => {
  const page = await pageAs('thandi')
  await page.goto('/app/bought-products?q=fractions')
  await page.getByRole('article').getByRole('link').click()
  const look = page.getByRole('button', { name: 'Look inside Common fractions grade 5.pdf' })
  await look.click()
  const inside = page.getByRole('dialog', { name: 'Common fractions grade 5.pdf' })
  await expect(inside.getByText('Page 1 of 3', { exact: true })).toBeVisible()
  // The words of the page, which the browser has read from the file.
  await expect(inside.getByText('What fraction of each bar is shaded?')).toBeAttached()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await inside.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('Common fractions grade 5.pdf')
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await expect(look).toBeFocused()
})

test('the menu leads to the library, and a category filters it', async ({ pageAs }) => {
  const page = await pageAs('thandi')
  await page.goto('/app/products')
  await page.getByRole('link', { name: 'Purchased Resources' }).first().click()
  await expect(page).toHaveURL('/app/purchased-resources')
  // Until its answer is there, the page before it is still shown.
  await expect(page.getByRole('heading', { level: 1, name: 'My Library' })).toBeVisible()
  await page.getByRole('link', { name: 'Grade 5', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/purchased-resources\/category\//)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('another teacher cannot get the files or their addresses', async ({
  pageAs,
  persona,
  newPerson,
}) => {
  const { client } = await persona('thandi')
  const owned = await client
    .rpc('my_library', { view: 'bought' })
    .order('id')
    .limit(1)
    .single<{ id: string }>()
  const id = owned.data?.id ?? ''
  const person = await newPerson()
  const other = await newCustomer(person)
  const refused = await other.signedIn.client.functions.invoke(`product-content?productID=${id}`, {
    method: 'GET',
  })
  const answer = (refused.error as { context: Response }).context // the client library's shape of a refusal
  expect([answer.status, await answer.json()]).toEqual([403, { error: 'product_not_owned' }])

  const page = await pageAs(person)
  await page.goto(`/app/bought-products/${id}`)
  await expect(page.getByRole('heading', { name: 'Not in your library' }).last()).toBeVisible()
  await expect(page.getByText('.pdf')).toBeHidden()
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page).toHaveURL(`/app/products/${id}`)
})

test('an empty library says what to do next, also in Afrikaans', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs(person)
  await page.goto('/app/subscribed-products')
  await expect(page.getByRole('heading', { name: 'Subscribers only' })).toBeVisible()
  await page.goto('/app/purchased-resources')
  await expect(page.getByRole('heading', { name: 'Your library is still empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Afrikaans' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'My biblioteek' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jou biblioteek is nog leeg' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Vind hulpbronne in die winkel' }).click()
  await expect(page).toHaveURL('/app/products')
})

test('a cancelled order removes access to its resources at once, also in an open page', async ({
  pageAs,
  persona,
  newPerson,
}) => {
  const title = `Cancelled ${randomUUID()}`
  const product = await newProduct({ title, price: '30.00' })
  try {
    await newContent(product.id, { name: 'cancelled.pdf', text: '%PDF-1.7' })
    const person = await newPerson()
    const [customer, marius] = [await newCustomer(person), await persona('marius')]
    const order = await newPaidOrder(marius, customer, [{ productId: product.id }])

    const page = await pageAs(person)
    await page.goto(`/app/bought-products/${product.id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('cancelled.pdf')).toBeVisible()

    await moveOrder(marius, order, 'PAID', 'CANCELLED')
    await expect(dialog.getByRole('heading', { name: 'Not in your library' }).last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Your library is still empty' })).toBeVisible()
    const answer = await customer.signedIn.client.functions.invoke(
      `product-content?productID=${product.id}`,
      { method: 'GET' },
    )
    expect((answer.error as { context: Response }).context.status).toBe(403) // the same shape
  } finally {
    await deleteProduct(product.id)
  }
})

test('a bundle opens its resources one by one, with files, videos and links', async ({
  pageAs,
  persona,
  newPerson,
}) => {
  const [first, second] = [
    await newProduct({ title: `First ${randomUUID()}`, price: '30.00' }),
    await newProduct({ title: `Second ${randomUUID()}`, price: '30.00' }),
  ]
  try {
    await newContent(first.id, {
      name: '1763703000000-first.pdf',
      text: '%PDF-1.7 first',
      urls: ['dQw4w9WgXcQ', '76979871', 'https://example.com/about'],
    })
    const bundle = await newBundle(`Both ${randomUUID()}`, [first.id, second.id])
    const person = await newPerson()
    const customer = await newCustomer(person)
    await newPaidOrder(await persona('marius'), customer, [{ productBundleId: bundle }])

    const page = await pageAs(person)
    // Requests of the library to other hosts must not leave this machine.
    await page.route(/youtube-nocookie\.com|vimeo\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'a film' }),
    )
    await page.goto('/app/purchased-resources')
    await expect(page.getByRole('article')).toHaveCount(2)

    await page.goto(`/app/purchased-resources/${bundle}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Bundle of 2 resources')).toBeVisible()
    await expect(dialog.getByText('first.pdf')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'example.com/about' })).toHaveAttribute(
      'href',
      'https://example.com/about',
    )
    await expectAccessible(page)

    const archive = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download all' }).click()
    expect((await archive).suggestedFilename()).toMatch(/^Both .*\.zip$/)
    // A zip names its folders and files in plain text.
    const zip = (await readFile(await (await archive).path())).toString('latin1')
    expect(zip).toContain(`${first.title}/First.pdf`)
    await expect(dialog.getByText('Saved to your downloads')).toBeVisible()

    await expect(page.locator('iframe')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Video 1 of First' }).click()
    await expect(page.locator('iframe').first()).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    )
    await dialog.getByRole('button', { name: 'Video 2 of First' }).click()
    await expect(page.locator('iframe').last()).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    )

    await dialog.getByRole('button', { name: second.title }).click()
    await expect(dialog.getByText('This Product has no content')).toBeVisible()
  } finally {
    await deleteProduct(first.id)
    await deleteProduct(second.id)
  }
})

test('resources downloaded with a subscription are kept, listed apart from bought ones', async ({
  pageAs,
  newPerson,
}) => {
  const product = await newProduct({ title: `Subscribed ${randomUUID()}`, price: '30.00' })
  try {
    await newContent(product.id, { name: 'subscribed.pdf', text: '%PDF-1.7' })
    const person = await newPerson()
    const { profileId } = await newCustomer(person)
    await service
      .from('teacher_subscription')
      .insert({ teacher_profile_id: profileId, status_text: 'CANCELLED' })
    await service
      .from('product_subscription')
      .insert({ teacher_profile_id: profileId, product_id: product.id })

    const page = await pageAs(person)
    await page.goto('/app/bought-products')
    await expect(page.getByRole('heading', { name: 'Your library is still empty' })).toBeVisible()
    await page.getByRole('link', { name: 'With my subscription' }).click()
    await expect(page).toHaveURL('/app/subscribed-products')
    await page.getByRole('article').getByRole('link', { name: product.title }).click()
    await expect(page).toHaveURL(`/app/subscribed-products/${product.id}`)
    await expect(page.getByRole('dialog').getByText('subscribed.pdf')).toBeVisible()
  } finally {
    await deleteProduct(product.id)
  }
})

test('a slow download shows its progress and can be cancelled', async ({ pageAs }) => {
  const page = await pageAs('thandi')
  await page.goto('/app/bought-products?q=electric')
  await page.getByRole('article').getByRole('link').click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByRole('button', { name: 'Download Electric circuits grade 6.pdf' })
  await expect(file).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  })
  await file.click()
  const bar = dialog.getByRole('progressbar', { name: 'Download of Electric circuits grade 6.pdf' })
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeHidden()
  await expect(file).toBeEnabled()
})
