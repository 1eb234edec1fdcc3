import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { checkOutByCard, expectState, openPayment, paid, pay, unpaid } from '../../support/card.ts'
import { listening } from '../../support/listening.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart } from '../../support/shop.ts'

const inWords = {
  en: {
    open: 'Payment being confirmed',
    facts: 'R64.50 by card, started',
    cart: 'Cart, 1 resource',
    notPaid: 'I did not pay',
    sure: 'Are you sure that you did not pay?',
    wait: 'Wait for the confirmation',
    empty: 'Your shopping cart is empty',
    checkout: 'Checkout',
    paid: 'Paid',
  },
  af: {
    open: 'Betaling word bevestig',
    facts: 'R64,50 per kaart, begin op',
    cart: 'Mandjie, 1 hulpbron',
    notPaid: 'Ek het nie betaal nie',
    sure: 'Is jy seker jy het nie betaal nie?',
    wait: 'Wag vir die bevestiging',
    empty: 'Jou inkopiemandjie is leeg',
    checkout: 'Gaan betaal',
    paid: 'Betaal',
  },
} as const

for (const locale of ['en', 'af'] as const) {
  const say = inWords[locale]

  test(`the provider says nothing, in ${locale}: every page says so, and no second payment is invited`, async ({
    newPerson,
    pageAs,
  }) => {
    test.slow()
    const person = await newPerson()
    const [first, second] = await Promise.all([
      newProduct({ title: `First ${randomUUID()}`, price: '64.50' }),
      newProduct({ title: `Second ${randomUUID()}`, price: '30.00' }),
    ])
    await fillCart(person, [{ productId: first.id }])
    const orderId = await checkOutByCard(person)
    const page = await pageAs(person)
    await page.addInitScript((code) => localStorage.setItem('kryt.locale', code), locale)

    // The confirmation page, before the provider tells anything.
    const provider = await openPayment(person, orderId)
    await page.goto(`/app/purchase-confirmation/${orderId}`)
    const status = page.getByRole('status').filter({ hasText: say.open })
    await expect(status).toContainText(say.facts)
    await expectState(orderId, unpaid)

    // The badge, and the cart.
    await page.goto('/app/products')
    await page.getByRole('button', { name: say.open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toContainText(say.facts)
    await expect(dialog.getByText(say.empty)).toBeVisible()
    await expect(dialog.getByRole('button', { name: say.checkout })).toHaveCount(0)
    await expectAccessible(page)

    // My orders, and the order.
    await page.goto('/app/productorders')
    await expect(page.getByText(say.open)).toBeVisible()
    await page.goto(`/app/productorders/${orderId}`)
    const order = page.getByRole('dialog')
    await expect(order.getByRole('status')).toContainText(say.facts)
    await expectAccessible(page)
    await listening(page)

    // Other goods go into another cart, and the question may be answered with no.
    await fillCart(person, [{ productId: second.id }])
    await order.getByRole('button', { name: say.notPaid }).click()
    const question = page.getByRole('alertdialog', { name: say.sure })
    await expectAccessible(page)
    await question.getByRole('button', { name: say.wait }).click()
    await expect(question).toHaveCount(0)
    await expectState(orderId, unpaid)

    // The provider tells at last, and the open page follows.
    const other = await page.context().newPage()
    await other.goto(provider)
    await pay(other)
    await expectState(orderId, paid)
    await expect(order.getByText(say.paid, { exact: true }).first()).toBeVisible()
    await expect(order.getByRole('button', { name: say.notPaid })).toHaveCount(0)
    await page.goto('/app/products')
    await expect(page.getByRole('button', { name: say.cart })).toBeVisible()
    await expect(page.getByRole('button', { name: say.open })).toHaveCount(0)
  })
}

test('"I did not pay" in the cart: the order is the cart again', async ({ newPerson, pageAs }) => {
  const person = await newPerson()
  const product = await newProduct({ title: `Given up ${randomUUID()}`, price: '64.50' })
  await fillCart(person, [{ productId: product.id }])
  const orderId = await checkOutByCard(person)
  await openPayment(person, orderId)
  const page = await pageAs(person)
  await page.goto('/app/products?cart=open')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'I did not pay' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'I did not pay' }).click()
  await expect(dialog.getByText(product.title)).toBeVisible()
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Payment being confirmed' }),
  ).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})
