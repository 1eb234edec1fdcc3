import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

/** A word that stands in the titles of one test's resources. */
const newWord = () => `word${randomUUID().slice(0, 8)}`

/** Resources for one test, whose titles begin with these words. */
async function shelf(word: string, fields: { title: string; price: string | null }[]) {
  return Promise.all(
    fields.map(async ({ title, price }) => newProduct({ title: `${title} ${word}`, price })),
  )
}

const priceOf = async (id: string) => {
  const { data } = await service.from('product').select('price').eq('id', id).single()
  return Number((data as { price: number | null }).price)
}

const isPublished = async (id: string) => {
  const { data } = await service.from('product').select('publish_date').eq('id', id).single()
  return (data as { publish_date: string | null }).publish_date !== null
}

test('filters, order and page are in the address, and a resource is shared', async ({ pageAs }) => {
  const page = await pageAs('marius', { permissions: ['clipboard-read', 'clipboard-write'] })
  const word = newWord()
  const [first] = await shelf(word, [
    { title: 'Alpha', price: '10' },
    { title: 'Beta', price: '30' },
  ])
  await page.goto(`/admin/products?q=${word}`)
  const rows = page.getByRole('table', { name: 'Resources' }).getByRole('row')
  // By title, from the end of the alphabet.
  await expect(rows.nth(1)).toContainText('Beta')
  await expect(rows.nth(2)).toContainText('Alpha')
  for (const head of [
    ...['Title', 'Featured', 'Price', 'Discount', 'Category', 'Publish Date', 'Modified Date'],
    ...['Physical', 'E-Com', 'Subscription', 'Files', 'Videos'],
  ])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Missing Content' }).click()
  await page.getByRole('menuitemradio', { name: 'No files and no videos' }).click()
  await expect(page).toHaveURL(/missing=all/)
  await expect(rows).toHaveCount(3)
  await service.from('product_content').insert({ product_id: first?.id, file_keys: ['a.pdf'] })
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Beta')
  await page.goBack()
  await expect(rows).toHaveCount(3)

  await rows
    .filter({ hasText: 'Alpha' })
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Copy the link' }).click()
  await expect(page.getByText('Product URL copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/product/${String(first?.id)}$`),
  )
})

test('published, featured and taken back from the list', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  const [alpha] = await shelf(word, [{ title: 'Alpha', price: '10' }])
  await page.goto(`/admin/products?q=${word}&state=published`)
  const rows = page.getByRole('table').getByRole('row')
  const choose = async (name: string) => {
    await rows
      .nth(1)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Feature')
  await expect(rows.nth(1).getByRole('img', { name: 'Yes' })).toHaveCount(2)
  await choose('Un-Publish')
  await expect(page.getByText('No longer published')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Resources found' })).toBeVisible()
  await page.goto(`/admin/products?q=${word}&state=unpublished`)
  await choose('Publish now')
  await expect(page.getByRole('heading', { name: 'No Resources found' })).toBeVisible()
  // It leaves the list before it is written.
  await expect.poll(async () => isPublished(String(alpha?.id))).toBe(true)
  await page.goto(`/admin/products?q=${word}&state=published`)
  await expect(rows).toHaveCount(2)
})

test('prices of many are previewed, changed and taken back; what another one changed is left', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const [alpha, beta, free] = await shelf(word, [
    { title: 'Alpha', price: '10' },
    { title: 'Beta', price: '30' },
    { title: 'Gamma', price: null },
  ])
  await page.goto(`/admin/products?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Change 3 resources')
  await dialog.getByLabel('What to change').selectOption('Price')
  await dialog.getByLabel('New price').fill('99')
  await dialog.getByLabel('Or a percentage more').fill('10')
  await dialog.getByLabel('Or a percentage more').blur()
  // One clears the other.
  await expect(dialog.getByLabel('New price')).toHaveValue('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('button', { name: '2 to change' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '1 already so' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Beta' })).toContainText('R33.00')
  expect(await priceOf(String(alpha?.id))).toBe(10)
  await expectAccessible(page)

  // Another administrator is faster.
  await service.from('product').update({ price: 31 }).eq('id', beta?.id)
  await dialog.getByRole('button', { name: 'Change 2 resources' }).click()
  await expect(dialog.getByRole('button', { name: '1 changed' })).toBeVisible()
  await dialog.getByRole('button', { name: '1 skipped' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Somebody has changed it since.')
  expect(await priceOf(String(alpha?.id))).toBe(11)
  expect(await priceOf(String(beta?.id))).toBe(31)
  expect(await priceOf(String(free?.id))).toBe(0)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toHaveAccessibleName('Undone')
  expect(await priceOf(String(alpha?.id))).toBe(10)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Alpha' })).toContainText(
    'R10.00',
  )
  // Both are in the history of its price.
  await page.goto(`/admin/products?prices=${String(alpha?.id)}`)
  const history = page.getByRole('dialog', { name: 'Price history' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByRole('listitem').filter({ hasText: /Price\s*R10\.00/ })).toHaveCount(1)
  await expectAccessible(page)
})

test('all that match are changed, not only the page; others since the count are not', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  const made = await shelf(
    word,
    Array.from({ length: 12 }, (_, at) => ({ title: `Part ${String(at)}`, price: '10' })),
  )
  const pick = async () => {
    await page.goto(`/admin/products?q=${word}`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: /^Select all \d+ that match/ }).click()
    await page.getByRole('button', { name: 'Change…' }).click()
    await page.getByLabel('What to change').selectOption('Un-Publish')
  }
  await pick()
  const dialog = page.getByRole('dialog')
  await deleteProduct(String(made[0]?.id))
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog).toContainText('Other resources match the filter than when you picked.')
  await pick()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Change 11 resources' }).click()
  await expect(dialog.getByRole('button', { name: '11 changed' })).toBeVisible()
})

test('scheduling needs a date; physical and subscription exclude each other', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const word = newWord()
  await shelf(word, [{ title: 'Alpha', price: '10' }])
  await page.goto(`/admin/products?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What to change').selectOption('Publish on a date')
  await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled()
  await dialog.getByLabel('What to change').selectOption('Type')
  await dialog.getByLabel('Physical').selectOption('Yes')
  await expect(dialog.getByLabel('Subscription')).toHaveValue('no')
  await dialog.getByLabel('Subscription').selectOption('Yes')
  await expect(dialog.getByLabel('Physical')).toHaveValue('no')
})

test('a resource is deleted after a question that says who has it', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const word = newWord()
  await shelf(word, [{ title: 'Alpha', price: '10' }])
  await page.goto(`/admin/products?q=${word}`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Alpha' })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('No bundle, cart, order or library has it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('what was ordered is not deleted; the way out is to un-publish it', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const { data } = await service
    .from('order_line')
    .select('product_id, teacher_products_order!inner(order_status)')
    .eq('teacher_products_order.order_status', 'PAID')
    .not('product_id', 'is', null)
    .limit(1)
    .single<{ product_id: string }>()
  await page.goto(`/admin/products?delete=${String(data?.product_id)}`)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('cannot be deleted')
  await expect(question.getByRole('button', { name: 'Un-Publish' })).toBeVisible()
  await expectAccessible(page)
  // Its dialog says the same beforehand.
  await page.goto(`/admin/products?edit=${String(data?.product_id)}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^In .*[1-9]\d* orders?/)).toBeVisible()
  await expect(dialog.getByText('It cannot be deleted', { exact: false })).toBeVisible()
})

test('without a network nothing is changed, and the reason is said', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await page.goto('/admin/products')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.context().setOffline(true)
  const change = page.getByRole('button', { name: 'Change…' })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await expect(change).toHaveAttribute('title', /offline/)
})

for (const person of ['thandi', 'kabelo'] as const) {
  test(`${person} is shown no resources of the back-office`, async ({ pageAs }) => {
    const page = await pageAs(person)
    await page.goto('/admin/products')
    await expect(page).toHaveURL(/\/unauthorised$/)
  })
}
