import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { confirm, press, words } from '../../support/checkout-dialog.ts'
import { newCustomer } from '../../support/library.ts'
import { listening } from '../../support/listening.ts'
import { placeOrder, setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart, orderOf } from '../../support/shop.ts'

// The products stay, because sold ones belong to an invoice.
const twoOrders = async (person: { email: string; password: string }) => {
  const cheap = await newProduct({ title: `Orders cheap ${randomUUID()}`, price: '30.00' })
  const dear = await newProduct({ title: `Orders dear ${randomUUID()}`, price: '112.50' })
  return {
    cheap,
    dear,
    first: await placeOrder(person, [cheap.id]),
    second: await placeOrder(person, [dear.id]),
  }
}

test('the list of orders can be searched, sorted and opened', async ({ newPerson, pageAs }) => {
  const person = await newPerson()
  const { dear, first, second } = await twoOrders(person)
  const page = await pageAs(person)
  await page.goto('/app/productorders')
  const rows = page.getByRole('table', { name: 'My orders' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(second.number)
  await expect(rows.nth(1)).toContainText('Awaiting payment')
  await expect(rows.nth(1)).toContainText('EFT')
  await expect(rows.nth(1)).toContainText('R112.50')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Total' }).click()
  await expect(page).toHaveURL(/sort=-orderTotal/)
  const total = page.getByRole('columnheader', { name: 'Total' })
  await expect(total).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Total' }).click()
  await expect(page).toHaveURL(/sort=orderTotal/)
  await expect(rows.nth(1)).toContainText(first.number)
  await page.goBack()
  await expect(rows.nth(1)).toContainText(second.number)

  await page.getByRole('searchbox').fill('112.50')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/q=112\.50/)
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No Orders found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(rows).toHaveCount(3)

  await page.getByRole('link', { name: `View order ${second.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`/app/productorders/${second.number}`))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(dear.title)
  await expect(dialog.getByTestId('order-total')).toHaveText('R112.50')
  await expect(dialog).toContainText('Order placed')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/app\/productorders(\?|$)/)
})

test('on the smallest phone no line of an order begins with a dot', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const order = await newProduct({ title: `Orders dots ${randomUUID()}`, price: '30.00' })
  await placeOrder(person, [order.id])
  const page = await pageAs(person, { viewport: { width: 320, height: 640 } })
  await page.goto('/app/productorders')
  const facts = page.locator('[data-list-row] p', { hasText: 'EFT' })
  await expect(facts).toBeVisible()
  const lines = await facts.evaluate((box) => {
    // So narrow that the facts take more than one line, however few an order has.
    box.style.maxWidth = '6rem'
    const parts = [...box.querySelectorAll(':scope > span > span')]
    const rects = parts.map((part) => part.getBoundingClientRect())
    const left = box.getBoundingClientRect().left
    return {
      clips: getComputedStyle(box).overflowX,
      // The dot stands at the left edge of its part.
      begun: rects
        .filter((_, at) => rects[at - 1]?.top !== rects[at]?.top)
        .map((one) => one.x < left),
    }
  })
  expect(lines).toEqual({ clips: 'clip', begun: lines.begun.map(() => true) })
  expect(lines.begun.length).toBeGreaterThan(1)
})

test('a payment appears on the open page; invoice and credit note are PDFs', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: `Orders paid ${randomUUID()}`, price: '57.50' })
  const order = await placeOrder(person, [product.id])
  const page = await pageAs(person)
  await page.goto(`/app/productorders/${order.number}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Awaiting payment')
  await listening(page)

  await setOrderStatus(order.id, 'PROCESSING', 'PAID')
  await expect(dialog).toContainText('Payment received')
  const button = dialog.getByRole('button', { name: /^Download Tax invoice INV-\d{6}$/ })
  await expect(button).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/)
  const file = readFileSync(await download.path())
  expect(file.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(file.length).toBeGreaterThan(8000)

  await setOrderStatus(order.id, 'PAID', 'CANCELLED')
  const credit = dialog.getByRole('button', { name: /^Download Credit note CN-\d{6}$/ })
  await expect(credit).toBeVisible()
  const [note] = await Promise.all([page.waitForEvent('download'), credit.click()])
  expect(note.suggestedFilename()).toMatch(/^CN-\d{6}\.pdf$/)
  // The second copy is the stored file.
  const [again] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(readFileSync(await again.path()).equals(file)).toBe(true)
})

test('a quote is opened from the list and ordered in the cart', async ({
  newPerson,
  pageAs,
  persona,
}) => {
  const person = await newPerson()
  const product = await newProduct({ title: `Orders quoted ${randomUUID()}`, price: '64.00' })
  const { profileId } = await newCustomer(person)
  // A name for the invoice, and nothing in the cart.
  await fillCart(person, [])
  const { client } = await persona('marius')
  const items = [{ productId: product.id }]
  const quote = await client.rpc('create_quote', { teacher_profile_id: profileId, items })
  expect(quote.error).toBeNull()
  const page = await pageAs(person)
  await page.goto('/app/productorders')
  await page.getByRole('link', { name: /^View order/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We made this quote for you.')
  await dialog.getByRole('link', { name: 'Continue in the cart' }).click()
  await expect(dialog).toContainText(product.title)
  await press(dialog, words.en.checkout)
  await confirm(dialog, words.en, 'EFT')
  await press(dialog, words.en.place)
  await expect(dialog).toContainText(words.en.placed)
  expect(await orderOf(profileId)).toMatchObject({ status: 'PROCESSING', total: 64_00 })
})

test('somebody else’s order is not found', async ({ newPerson, pageAs }) => {
  const owner = await newPerson()
  const product = await newProduct({ title: `Orders hers ${randomUUID()}`, price: '30.00' })
  const order = await placeOrder(owner, [product.id])
  const page = await pageAs('thandi')
  for (const address of [order.number, order.id]) {
    await page.goto(`/app/productorders/${address}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Order not found' }).first()).toBeVisible()
    await expect(dialog).not.toContainText(product.title)
  }
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(page.getByRole('table', { name: 'My orders' })).toContainText('261102-07413022')
})

test('orders are cards on a phone, in Afrikaans', async ({ pageAs }) => {
  const page = await pageAs('annelie', { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto('/app/productorders')
  const card = page
    .getByRole('list', { name: 'My bestellings' })
    .getByRole('listitem')
    .filter({ hasText: '261117-19052841' })
  await expect(card).toContainText('Wag op betaling')
  await expect(card).toContainText('2 hulpbronne')
  await card.getByRole('link', { name: 'Bekyk bestelling 261117-19052841' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Juf. Annelie se klas')
  await expect(dialog).toContainText('Bestelling geplaas')
  await expect(dialog).toContainText('Malmesbury')
  await expectAccessible(page)
})
