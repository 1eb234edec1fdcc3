import { randomInt, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { addresses } from '../../support/addresses.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { pictureFile } from '../../support/picture-file.ts'

// Another administrator than that of catalogue-import.spec, whose last import is looked at there.
test.describe.configure({ mode: 'serial' })

const newWord = () => `word${randomUUID().slice(0, 8)}`
const host = `${addresses.api}/file-host`

const csv = (...lines: string[]) => ({
  name: 'resources.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

async function choose(page: Page, file: ReturnType<typeof csv>) {
  await page.goto('/admin/products?manage=import')
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
}

interface Made {
  id: string
  thumbnails: string[]
  product_content: { file_keys: string[] } | { file_keys: string[] }[] | null
}
const madeOf = async (title: string) =>
  (
    await service
      .from('product')
      .select('id, thumbnails, product_content(file_keys)')
      .eq('title', title)
      .maybeSingle<Made>()
  ).data
const keysOf = (made: Made | null) => [made?.product_content ?? []].flat()[0]?.file_keys ?? []
const bytesOf = async (bucket: string, key: string) => {
  const { data } = await service.storage.from(bucket).download(key)
  return data === null ? Buffer.alloc(0) : Buffer.from(await data.arrayBuffer())
}

async function forget(...made: (Made | null)[]) {
  for (const one of made) {
    if (one === null) continue
    await service.storage.from('content').remove(keysOf(one))
    await service.storage.from('images').remove(one.thumbnails)
    await service.from('product').delete().eq('id', one.id)
  }
}

test('files come from a folder and from addresses; what cannot be had is an error of its row', async ({
  pageAs,
}, testInfo) => {
  const page = await pageAs('priya')
  const word = newWord()
  const folder = testInfo.outputPath('Catalogue')
  for (const name of ['a', 'b']) {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'Paper.pdf'), `%PDF-1.7 of ${name}`)
  }
  await writeFile(join(folder, 'Cover é.png'), pictureFile('x').buffer)
  await writeFile(
    join(folder, 'page.png'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  )
  await choose(
    page,
    csv(
      'Title;Files;Pictures',
      `Good ${word};a/paper.pdf | ${host}/moved/3;Cover é.png | ${host}/cover.png`,
      `Again ${word};${host}/moved/3;cover é.PNG`,
      `Several ${word};Paper.pdf;`,
      `Missing ${word};None.pdf;`,
      `Script ${word};;page.png`,
      `Private ${word};https://169.254.169.254/latest/meta-data;`,
      `Plain ${word};http://example.com/a.pdf;`,
      `Moved ${word};${host}/moved/4;`,
      `Page ${word};${host}/page.pdf;`,
      `Endless ${word};;${host}/endless.pdf`,
    ),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByText(/name 12 files that are not stored yet/)).toBeVisible()
  await dialog.locator('input[webkitdirectory]').setInputFiles(folder)
  await expect(dialog.getByText('4 files chosen.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bring in the files' }).click()

  await expect(dialog.getByRole('button', { name: '8 with errors' })).toBeVisible({
    timeout: 60_000,
  })
  const reasons: Record<string, string> = {
    Several: 'Several chosen files have this name.',
    Missing: 'No file of this name was chosen',
    Script: 'This is none of the kinds of files that are taken',
    Private: 'This address is not on the internet',
    Plain: 'A file is fetched from an https address only',
    Moved: 'more than three times',
    Page: 'This is none of the kinds of files that are taken',
    Endless: 'This file is too large',
  }
  for (const [name, reason] of Object.entries(reasons))
    await expect(dialog.getByRole('listitem').filter({ hasText: `${name} ${word}` })).toContainText(
      reason,
    )
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByRole('button', { name: '2 added' })).toBeVisible()

  const good = await madeOf(`Good ${word}`)
  const again = await madeOf(`Again ${word}`)
  const [own = '', shared = ''] = keysOf(good)
  expect(own).toMatch(/^ProductsContent\/import-[0-9a-f-]{36}\/\d+-Paper\.pdf$/)
  expect((await bytesOf('content', own)).toString()).toBe('%PDF-1.7 of a')
  expect((await bytesOf('content', shared)).toString()).toMatch(/^%PDF-1\.7\n/)
  // Two rows that name the same file have the same file.
  expect(keysOf(again)).toEqual([shared])
  expect(good?.thumbnails).toHaveLength(2)
  expect(again?.thumbnails).toEqual([good?.thumbnails[0]])
  expect((await bytesOf('images', good?.thumbnails[0] ?? '')).subarray(0, 3).toString('hex')).toBe(
    'ffd8ff',
  )
  expect(await madeOf(`Private ${word}`)).toBeNull()
  await forget(good, again)
})

test('a broken line stops it, and it goes on where it was; on a phone, in Afrikaans', async ({
  pageAs,
}) => {
  const page = await pageAs('priya')
  await chooseLanguage(page, 'af')
  await page.setViewportSize({ width: 390, height: 844 })
  const [word, sku] = [newWord(), randomInt(100_000_000, 999_000_000)]
  const asked: string[] = []
  await page.route('**/functions/v1/fetch-file', async (route) => {
    const { address } = route.request().postDataJSON() as { address: string } // our own request
    asked.push(address.split('/').at(-1) ?? '')
    return asked.length === 2 ? route.abort('connectionfailed') : route.fallback()
  })
  await choose(
    page,
    csv('SKU;Titel;Leers;Prente', `${sku};Foon ${word};${host}/paper.pdf;${host}/cover.png`),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gaan die lêer na' }).click()
  await dialog.getByRole('button', { name: 'Bring die lêers in' }).click()
  await expect(dialog.getByRole('button', { name: 'Gaan voort' })).toBeVisible()
  await expect(dialog.getByText('Lêers: 1 van 2')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  // A reload forgets the file of rows, but not what was brought in for it.
  await choose(
    page,
    csv('SKU;Titel;Leers;Prente', `${sku};Foon ${word};${host}/paper.pdf;${host}/cover.png`),
  )
  await dialog.getByRole('button', { name: 'Gaan die lêer na' }).click()
  await expect(dialog.getByText('Lêers: 1 van 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Gaan voort' }).click()
  await dialog.getByRole('button', { name: /^Voer 1 ry in/ }).click()
  await expect(dialog.getByRole('button', { name: /^1 / }).first()).toBeVisible()
  expect(asked).toEqual(['paper.pdf', 'cover.png', 'cover.png'])
  await expect.poll(async () => keysOf(await madeOf(`Foon ${word}`)).length).toBe(1)
  await forget(await madeOf(`Foon ${word}`))
})
