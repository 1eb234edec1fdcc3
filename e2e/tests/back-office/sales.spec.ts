import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { chooseLanguage } from '../../support/language.ts'
import { listening } from '../../support/listening.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'
import { endSale } from '../../support/sales.ts'
import { fillCart, openCart } from '../../support/shop.ts'

const newWord = () => `word${randomUUID().slice(0, 8)}`
const hours = (from: number) => {
  // What a clock in South Africa shows, as the fields take it.
  const wall = new Date(Date.now() + from * 3_600_000 + 2 * 3_600_000).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

test('a sale for several begins, an open page and a cart follow it, and it ends by itself', async ({
  pageAs,
  newPerson,
}) => {
  // The stack's schedule, which tells an open cart, runs every minute.
  test.setTimeout(150_000)
  const word = newWord()
  const sold = await newProduct({ title: `${word} sold`, price: '80.00' })
  const free = await newProduct({ title: `${word} free`, price: null })
  try {
    const person = await newPerson()
    const buyer = await pageAs(person)
    await buyer.goto(`/app/products/${sold.id}`)
    const item = buyer.getByRole('dialog')
    await expect(item.getByText('R80.00', { exact: true }).first()).toBeVisible()
    await listening(buyer)

    const page = await pageAs('marius')
    await page.goto(`/admin/products?q=${word}`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What to change').selectOption('Sale with a start and an end')
    await dialog.getByLabel('Off in the sale').fill('25')
    for (const [name, { day, time }] of [
      ['Sale starts', hours(-1)],
      ['Sale ends', hours(2)],
    ] as const) {
      const group = dialog.getByRole('group', { name })
      await group.getByLabel('Date').fill(day)
      await group.getByLabel('Time').fill(time)
    }
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    // What is free has nothing to take off.
    await expect(dialog.getByRole('button', { name: '1 already so' })).toBeVisible()
    await expect(dialog.getByRole('listitem')).toContainText('25%')
    await dialog.getByRole('button', { name: 'Change 1 resource' }).click()
    await expect(dialog.getByRole('button', { name: '1 changed' })).toBeVisible()

    await expect(item.getByText('R60.00', { exact: true }).first()).toBeVisible()
    await expect(item.getByText('Sale price until')).toBeVisible()
    await fillCart(person, [{ productId: sold.id }])
    const cart = await openCart(buyer)
    await expect(cart.getByTestId('cart-total')).toHaveText('R60.00')
    await listening(buyer)
    await endSale(sold.id)
    // The schedule of the stack tells open pages; it runs every minute.
    await expect(cart.getByText('This price changed from R60.00 to R80.00')).toBeVisible({
      timeout: 75_000,
    })
    await expect(cart.getByTestId('cart-total')).toHaveText('R80.00')
    await buyer.goto(`/app/products/${sold.id}`)
    await expect(item.getByText('R80.00', { exact: true }).first()).toBeVisible()
    await expect(item.getByText('Sale price until')).toBeHidden()

    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.goto(`/admin/products?q=${word}&edit=${sold.id}`)
    await expect(
      page.getByRole('dialog').getByLabel('Sale with a start and an end'),
    ).not.toBeChecked()
  } finally {
    await deleteProduct(sold.id).catch(() => undefined)
    await deleteProduct(free.id)
  }
})

test('a sale is typed in the dialog on a phone, in Afrikaans, and is taken off there', async ({
  page: visitor,
  pageAs,
}) => {
  const title = `Uitverkoping ${newWord()}`
  const sold = await newProduct({ title, price: '80.00' })
  const page = await pageAs('marius')
  await chooseLanguage(page, 'af')
  await page.setViewportSize({ width: 390, height: 844 })
  try {
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}&edit=${sold.id}`)
    const dialog = page.getByRole('dialog')
    const onSale = dialog.getByLabel('Uitverkoping met ’n begin en ’n einde')
    await onSale.check()
    await dialog.getByLabel('Uitverkoopafslag').fill('12,5')
    for (const [name, { day, time }] of [
      ['Uitverkoping begin', hours(24)],
      ['Uitverkoping eindig', hours(1)],
    ] as const) {
      const group = dialog.getByRole('group', { name })
      await group.getByLabel('Datum').fill(day)
      await group.getByLabel('Tyd').fill(time)
    }
    await dialog.getByLabel('Titel', { exact: true }).press('Enter')
    await expect(dialog.getByText('Die uitverkoping moet eindig nadat dit begin.')).toBeVisible()
    const starts = dialog.getByRole('group', { name: 'Uitverkoping begin' })
    await starts.getByLabel('Datum').fill(hours(-2).day)
    await starts.getByLabel('Tyd').fill(hours(-2).time)
    await expectAccessible(page)
    await dialog.getByLabel('Titel', { exact: true }).press('Enter')
    await expect(dialog).toBeHidden()

    await visitor.goto(`/product/${sold.id}`)
    await expect(visitor.getByText('R70.00')).toBeVisible()
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}&edit=${sold.id}`)
    await onSale.uncheck()
    await dialog.getByLabel('Titel', { exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await visitor.goto(`/product/${sold.id}`)
    await expect(visitor.getByText('R80.00')).toBeVisible()
  } finally {
    await deleteProduct(sold.id)
  }
})
