import { readFile } from 'node:fs/promises'
import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

// The dialog opens with an administrator's last import.
test.describe.configure({ mode: 'serial' })

const newWord = () => `word${randomUUID().slice(0, 8)}`
const newSku = () => randomInt(100_000_000, 999_000_000)

const csv = (...lines: string[]) => ({
  name: 'resources.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const productBySku = async (sku: number) =>
  (
    await service
      .from('product')
      .select('id, title, price, publish_date')
      .eq('sku', sku)
      .maybeSingle<{ id: string; title: string; price: number; publish_date: string | null }>()
  ).data

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import resources' })

async function choose(page: Page, file: ReturnType<typeof csv>) {
  await page.goto('/admin/products?manage=import')
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
}

test('a file is checked before anything is written, imported, and taken back', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const [known, made, bad] = [newSku(), newSku(), newSku()]
  const product = await newProduct({ title: `Old ${word}`, price: '10' })
  await service.from('product').update({ sku: known }).eq('id', product.id)
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        'SKU;Titel;Verkoopprys;Anything',
        `${known};New ${word};R 12,50;x`,
        `${made};Made ${word};30;y`,
        '',
        `${bad};Bad ${word};1,234;z`,
      ),
    )
  const dialog = dialogOf(page)
  await expect(dialog.getByText('resources.csv: 3 rows. Which column is which?')).toBeVisible()
  await expect(dialog.getByLabel(/^Verkoopprys/)).toHaveValue('price')
  await expect(dialog.getByLabel(/^Anything/)).toHaveValue('')
  await dialog.getByLabel(/^Anything/).selectOption('title')
  await expect(dialog.getByText('Two columns mean the same.')).toBeVisible()
  await dialog.getByLabel(/^Anything/).selectOption('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check the file' }).click()

  await expect(dialog.getByRole('button', { name: '1 with errors' })).toBeVisible()
  await expect(
    dialog.getByText('This is no amount in rand, or it could be read as two'),
  ).toBeVisible()
  // As the spreadsheet counts, with the empty row.
  await expect(dialog.getByRole('listitem')).toContainText('Row 5')
  await dialog.getByRole('button', { name: '1 to change' }).click()
  const change = dialog.getByRole('listitem').filter({ hasText: `New ${word}` })
  await expect(change).toContainText(`Old ${word}`)
  await expect(change).toContainText('12.50')
  await expect(dialog.getByRole('button', { name: '1 new' })).toBeVisible()
  await expectAccessible(page)
  // Nothing is written yet.
  expect(await productBySku(known)).toMatchObject({ title: `Old ${word}`, price: 10 })
  expect(await productBySku(made)).toBeNull()

  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByRole('button', { name: '1 added' })).toBeVisible()
  expect(await productBySku(known)).toMatchObject({ title: `New ${word}`, price: 12.5 })
  expect(await productBySku(made)).toMatchObject({ price: 30, publish_date: null })
  expect(await productBySku(bad)).toBeNull()
  const arrived = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the rows that were not taken' }).click()
  expect((await arrived).suggestedFilename()).toBe('not-imported.xlsx')

  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog.getByRole('button', { name: '2 taken back' })).toBeVisible()
  expect(await productBySku(known)).toMatchObject({ title: `Old ${word}`, price: 10 })
  expect(await productBySku(made)).toBeNull()
  await deleteProduct(product.id)
})

test('an import that was stopped goes on after a reload, and writes nothing twice', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const first = newSku()
  // More than one request writes.
  const count = 450
  let requests = 0
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/graphql/v1', async (route) => {
    if (route.request().postData()?.includes('CarryOutRun') === true) {
      requests += 1
      if (requests === 2) await held
    }
    await route.fallback()
  })
  await choose(
    page,
    csv(
      'sku,title,price',
      ...Array.from({ length: count }, (_, place) => `${first + place},Row ${place} ${word},5`),
    ),
  )
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByRole('button', { name: `Import ${count} rows` }).click()
  await expect(dialog.getByText(`Importing: 200 of ${count}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  release(undefined)
  await expect(dialog.getByRole('button', { name: /^Go on with/ })).toBeVisible()
  // To be stopped is no mistake.
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeHidden()
  await page.reload()
  await dialog.getByRole('button', { name: 'Look at it' }).click()
  await dialog.getByRole('button', { name: /^Go on with/ }).click()
  await expect(dialog.getByRole('button', { name: `${count} added` })).toBeVisible()
  const { count: there } = await service
    .from('product')
    .select('id', { count: 'exact', head: true })
    .ilike('title', `%${word}`)
  expect(there).toBe(count)
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog.getByRole('button', { name: `${count} taken back` })).toBeVisible()
})

test('after a broken line it sends what is missing, and a check goes on after a reload', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 800 } })
  await chooseLanguage(page, 'af')
  const word = newWord()
  let broken: 'AddImportRows' | 'CheckImport' | null = 'AddImportRows'
  let sent = 0
  await page.route('**/graphql/v1', async (route) => {
    const asked = route.request().postData() ?? ''
    if (asked.includes('AddImportRows')) sent += 1
    // The first rows arrive.
    const lost = broken !== null && asked.includes(broken) && (broken === 'CheckImport' || sent > 1)
    return lost ? route.abort('connectionfailed') : route.fallback()
  })
  await choose(
    page,
    csv('titel;prys', ...Array.from({ length: 700 }, (_, place) => `Ry ${place} ${word};5`)),
  )
  const dialog = page.getByRole('dialog', { name: 'Voer hulpbronne in' })
  const goOn = dialog.getByRole('button', { name: 'Gaan voort', exact: true })
  await dialog.getByRole('button', { name: 'Gaan die lêer na' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  // Half a file is no import: it cannot be carried out, and another window does not offer it.
  await expect(dialog.getByRole('button', { name: /^Voer \d/ })).toBeHidden()
  broken = 'CheckImport'
  await goOn.click()
  await expect(goOn).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Kyk daarna' }).click()
  broken = null
  await goOn.click()
  await expect(dialog.getByRole('button', { name: '700 nuut' })).toBeVisible()
  await expectAccessible(page)
})

test('a window that was closed while the rows were sent: the same file goes on, another begins anew', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const started: string[] = []
  let line = true
  let sent = 0
  await page.route('**/graphql/v1', async (route) => {
    const asked = route.request().postData() ?? ''
    if (asked.includes('StartImport')) started.push(asked)
    if (asked.includes('AddImportRows')) sent += 1
    return !line && asked.includes('AddImportRows') && sent > 1
      ? route.abort('connectionfailed')
      : route.fallback()
  })
  const file = csv(
    'naam;prys;plek',
    ...Array.from({ length: 600 }, (_, place) => `Line ${place} ${word};5;x`),
  )
  await choose(page, file)
  const dialog = page.getByRole('dialog', { name: 'Import resources' })
  await dialog.getByLabel(/^naam/).selectOption('title')
  await dialog.getByLabel(/^prys/).selectOption('price')
  line = false
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByRole('button', { name: 'Go on', exact: true })).toBeVisible()
  line = true
  await page.reload()
  await expect(dialog.getByText('500 of 600 rows arrived')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(csv('title', `Another ${word}`))
  await expect(dialog.getByText('Which column is which?', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Another file' }).click()
  sent = 0
  // The columns are not asked for again.
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('button', { name: '600 new' })).toBeVisible()
  expect(started).toHaveLength(1)
  await expectAccessible(page)
})

test('what is exported and imported again changes nothing', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  const products = [
    await newProduct({ title: `=Sum; "quoted" ${word}`, price: '1234.50' }),
    await newProduct({ title: `-Dash ${word}`, price: '0' }),
  ]
  for (const kind of ['For Excel (.xlsx)', 'As CSV']) {
    await page.goto(`/admin/products?q=${word}`)
    await page.getByRole('columnheader').first().getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Export for import…' }).click()
    const arrived = page.waitForEvent('download')
    await page.getByRole('button', { name: kind }).click()
    const download = await arrived
    await choose(page, {
      name: download.suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer: await readFile(await download.path()),
    })
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Check the file' }).click()
    await expect(dialog.getByRole('button', { name: '2 already so' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeHidden()
  }
  for (const { id } of products) await deleteProduct(id)
})

test('what is no table is refused with its reason, in Afrikaans on a phone', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 800 } })
  await chooseLanguage(page, 'af')
  await page.goto('/admin/products?manage=import')
  const dialog = page.getByRole('dialog', { name: 'Voer hulpbronne in' })
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({
    name: 'evil.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004 no workbook'),
  })
  await expect(dialog.getByText(/Dit is nie ’n tabel nie/)).toBeVisible()
  await input.setInputFiles(csv('titel;prys'))
  await expect(dialog.getByText(/geen rye daaronder nie/)).toBeVisible()
  await expectAccessible(page)
  await input.setInputFiles(
    csv('Vermenigvuldigingstabelleoefeninge;titel;kategorie', `x;Een;nêrens${newWord()}`),
  )
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Gaan die lêer na' }).click()
  await expect(dialog.getByText('Daar is nie so ’n kategorie nie')).toBeVisible()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
