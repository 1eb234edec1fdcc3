import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newContent, newCustomer, newPaidOrder } from '../../support/library.ts'
import { mailAbout, sendDueMails } from '../../support/mail.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const newTitle = () => `Versions ${randomUUID().slice(0, 8)}`

const keysOf = async (id: string) => {
  const { data } = await service
    .from('product_content')
    .select('file_keys')
    .eq('product_id', id)
    .single<{ file_keys: string[] }>()
  return data?.file_keys ?? []
}

const stored = async (key: string) => {
  const { data } = await service.storage.from('content').download(key)
  return data === null ? null : data.text()
}

const choose = async (files: Locator, name: string, file: string, text: string) =>
  files
    .getByLabel(`Replace ${name} with a corrected file`)
    .and(files.locator('input'))
    .setInputFiles({ name: file, mimeType: 'application/pdf', buffer: Buffer.from(text) })

test('a corrected file takes the place of the wrong one, and its buyers are told once', async ({
  pageAs,
  persona,
  newPerson,
}) => {
  test.slow()
  const title = newTitle()
  const product = await newProduct({ title, price: '10' })
  await newContent(product.id, { name: '1-Toets.pdf', text: '%PDF-1.4 wrong' })
  const person = await newPerson()
  const buyer = await newCustomer(person)
  await newPaidOrder(await persona('marius'), buyer, [{ productId: product.id }])
  await buyer.signedIn.client
    .from('teacher_profile')
    .update({ translate_i18n: 'af' })
    .eq('id', buyer.profileId)

  const early = await pageAs(person)
  await early.goto(`/app/purchased-resources/${product.id}`)
  const old = early.getByRole('button', { name: 'Laai Toets.pdf af' })
  await expect(old).toBeVisible()

  const page = await pageAs('marius')
  await page.goto(`/admin/products?edit=${product.id}`)
  const files = page.getByRole('dialog').getByRole('group', { name: 'Files' })
  await choose(files, 'Toets.pdf', 'Toets reg.pdf', '%PDF-1.4 right')
  await expect(files.getByRole('button', { name: 'Toets-reg.pdf', exact: true })).toBeVisible()
  await expect(files.getByText('1 teacher had the earlier file.')).toBeVisible()
  const [key = ''] = await keysOf(product.id)
  expect(await stored(key)).toBe('%PDF-1.4 right')

  // Who had opened it before is led to the new file.
  await old.click()
  await expect(early.getByText('Hierdie hulpbron het nie meer daardie lêer nie.')).toBeVisible()
  await expect(early.getByRole('button', { name: 'Laai Toets reg.pdf af' })).toBeVisible()

  // Thought better of it: nobody is told.
  await files.getByRole('button', { name: 'Tell the buyers' }).click()
  const question = page.getByRole('dialog', { name: 'Tell the buyers' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await files.getByRole('button', { name: 'Tell the buyers' }).click()
  await question.getByLabel('What was corrected').fill('Vraag 4.2 se antwoord is 3/8.')
  await question.getByRole('button', { name: 'Tell them' }).click()
  await expect(question).toBeHidden()
  await expect(files.getByText(/^1 teacher was told on/)).toBeVisible()
  await expect(files.getByText('Vraag 4.2 se antwoord is 3/8.')).toBeVisible()
  await expect(files.getByRole('button', { name: 'Tell the buyers' })).toBeHidden()

  // Whoever buys it from now on has the right file, and is told nothing.
  const later = await newPerson()
  await newPaidOrder(await persona('marius'), await newCustomer(later), [{ productId: product.id }])
  const theirs = await pageAs(later)
  await theirs.goto('/app/purchased-resources')
  await expect(theirs.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(theirs.getByRole('region', { name: /corrected/ })).toBeHidden()

  await sendDueMails('correction-mail')
  const mail = await mailAbout(person.email, title)
  expect(mail.subject).toBe(`’n Reggestelde lêer: ${title}`)
  expect(mail.text).toContain('Vraag 4.2 se antwoord is 3/8.')
  expect(mail.text).toContain(`/app/purchased-resources/${product.id}`)

  const library = await pageAs(person, { viewport: { width: 390, height: 844 } })
  await chooseLanguage(library, 'af')
  await library.goto('/app/purchased-resources')
  const notice = library.getByRole('region', {
    name: '’n Lêer in een van jou hulpbronne is reggestel',
  })
  await expect(notice).toBeVisible()
  await expect(library.getByRole('article').getByText('Reggestelde lêer')).toBeVisible()
  await expectAccessible(library)
  await notice.getByRole('link', { name: title }).click()
  const content = library.getByRole('dialog')
  await expect(content.getByText(/^Reggestel op/)).toBeVisible()
  await expect(content.getByText('Vraag 4.2 se antwoord is 3/8.')).toBeVisible()
  await expectAccessible(library)
  const started = library.waitForEvent('download')
  await content.getByRole('button', { name: 'Laai Toets reg.pdf af' }).click()
  expect((await readFile(await (await started).path())).toString()).toBe('%PDF-1.4 right')
  await library.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await expect(library.getByRole('article').getByText('Reggestelde lêer')).toBeHidden()
  await library.goto(`/app/purchased-resources/${product.id}`)
  await expect(library.getByRole('dialog').getByText(/^Reggestel op/)).toBeVisible()
  await expect(notice).toBeHidden()
})

test('an earlier version is put back, opened and deleted; with the file all of them go', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const product = await newProduct({ title: newTitle(), price: '10' })
  await newContent(product.id, { name: '1-Toets.pdf', text: '%PDF-1.4 one' })
  await page.goto(`/admin/products?edit=${product.id}`)
  const files = page.getByRole('dialog').getByRole('group', { name: 'Files' })
  await choose(files, 'Toets.pdf', 'Two.pdf', '%PDF-1.4 two')
  await expect(files.getByRole('button', { name: 'Two.pdf', exact: true })).toBeVisible()
  await expect(files.getByText('Nobody had the earlier file.')).toBeVisible()
  await choose(files, 'Two.pdf', 'Three.pdf', '%PDF-1.4 three')
  await files.getByText('2 earlier versions').click()
  await expectAccessible(page)
  const [three = ''] = await keysOf(product.id)

  await files.getByRole('button', { name: /^Put back Toets.pdf/ }).click()
  await expect(files.getByRole('button', { name: 'Replace Toets.pdf' })).toBeVisible()
  const [one = ''] = await keysOf(product.id)
  expect(await stored(one)).toBe('%PDF-1.4 one')
  await files.getByText('2 earlier versions').click()
  await files.getByRole('button', { name: /^Delete Three.pdf/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(files.getByText('1 earlier version', { exact: true })).toBeVisible()
  await expect.poll(async () => stored(three)).toBeNull()

  await files.getByRole('button', { name: 'Remove Toets.pdf' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(0)
  await expect.poll(async () => stored(one)).toBeNull()
  const { data } = await service.storage.from('content').list(`ProductsContent/${product.id}`)
  expect(data).toEqual([])
  await deleteProduct(product.id)
})

test('whoever is second with a corrected file is told so, and replaces the new one', async ({
  pageAs,
}) => {
  const product = await newProduct({ title: newTitle(), price: '10' })
  await newContent(product.id, { name: '1-Toets.pdf', text: '%PDF-1.4 one' })
  const [first, second] = [await pageAs('marius'), await pageAs('marius')]
  const filesOf = (page: typeof first) =>
    page.getByRole('dialog').getByRole('group', { name: 'Files' })
  for (const page of [first, second]) {
    await page.goto(`/admin/products?edit=${product.id}`)
    await expect(filesOf(page).getByText('Toets.pdf')).toBeVisible()
  }
  await choose(filesOf(first), 'Toets.pdf', 'First.pdf', '%PDF-1.4 first')
  await expect(filesOf(first).getByRole('button', { name: 'First.pdf', exact: true })).toBeVisible()
  await choose(filesOf(second), 'Toets.pdf', 'Second.pdf', '%PDF-1.4 second')
  await expect(filesOf(second).getByRole('alert')).toHaveText(
    'This file was replaced or deleted meanwhile. Load the page again.',
  )
  const [ofFirst = '', none] = await keysOf(product.id)
  expect(none).toBeUndefined()

  // With the resource its earlier versions go, too.
  await choose(filesOf(first), 'First.pdf', 'Third.pdf', '%PDF-1.4 third')
  await expect(filesOf(first).getByRole('button', { name: 'Third.pdf', exact: true })).toBeVisible()
  expect(await stored(ofFirst)).toBe('%PDF-1.4 first')
  await first.goto(`/admin/products?delete=${product.id}`)
  await first.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(first.getByRole('alertdialog')).toBeHidden()
  await expect.poll(async () => stored(ofFirst)).toBeNull()
})

test('on a phone, in Afrikaans, in no order: a reload half-way, Back, a lost answer, a long word', async ({
  pageAs,
  persona,
  newPerson,
}, testInfo) => {
  test.slow()
  const product = await newProduct({ title: newTitle(), price: '10' })
  await newContent(product.id, { name: '1-Toets.pdf', text: '%PDF-1.4 wrong' })
  await newPaidOrder(await persona('marius'), await newCustomer(await newPerson()), [
    { productId: product.id },
  ])
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await chooseLanguage(page, 'af')
  page.on('dialog', (asked) => void asked.accept())
  await page.goto(`/admin/products?edit=${product.id}`)
  const files = page.getByRole('dialog').getByRole('group', { name: 'Lêers' })
  const chooser = files.getByLabel(/^Vervang Toets.pdf/).and(files.locator('input'))
  const long = `${'Memorandumvanhalfjaareksamenvraestel'.repeat(2)}.pdf`
  const corrected = testInfo.outputPath(long)
  await writeFile(corrected, '%PDF-1.4 right')

  // The page is left while the file is sent: nothing was replaced.
  let line = false
  await page.route('**/upload/resumable/**', async (route) =>
    line ? route.fallback() : route.abort('connectionfailed'),
  )
  await chooser.setInputFiles(corrected)
  await expect(files.getByText('Vervang Toets.pdf', { exact: true })).toBeVisible()
  await page.reload()
  await expect(files.getByRole('button', { name: 'Toets.pdf', exact: true })).toBeVisible()
  line = true
  await chooser.setInputFiles(corrected)
  await expect(files.getByText('1 onderwyser het die vroeëre lêer gehad.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  expect(await files.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)

  // What was typed is there after a reload.
  const ask = files.getByRole('button', { name: 'Laat die kopers weet' })
  const question = page.getByRole('dialog', { name: /^Laat die kopers weet/ })
  const words = question.getByLabel('Wat is reggestel')
  await ask.click()
  await words.fill(`Vraag 4 ${'onafskeidbaarheid'.repeat(6)}`)
  await page.reload()
  await ask.click()
  await expect(words).toHaveValue(/^Vraag 4/)

  // They were told, but the answer was lost: pressed again, it says so, and nobody is told twice.
  let asked = 0
  await page.route('**/graphql/v1', async (route) => {
    if (route.request().postData()?.includes('"TellBuyers"') !== true) return route.fallback()
    asked += 1
    if (asked > 1) return route.fallback()
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await question.getByRole('button', { name: 'Laat hulle weet' }).click()
  await expect(question.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await question.getByRole('button', { name: 'Laat hulle weet' }).click()
  await expect(question.getByText('Die kopers is reeds ingelig.')).toBeVisible()
  await question.getByRole('button', { name: 'Kanselleer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gaan tog weg' }).click()
  await expect(files.getByText(/^1 onderwyser is op .* ingelig/)).toBeVisible()
  await expect(ask).toBeHidden()
  expect(await files.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.goBack()
  await page.goForward()
  await expect(files.getByText(/^1 onderwyser is op .* ingelig/)).toBeVisible()
})
