import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import {
  behave,
  checkOutByCard,
  expectState,
  openPayment,
  paid,
  pay,
  paymentState,
  reconcile,
  startAgain,
  unpaid,
  type Behaviour,
} from '../../support/card.ts'
import { newProduct } from '../../support/products.ts'
import { fillCart } from '../../support/shop.ts'

// In one worker, one after the other, because reconciliation handles everybody's payments.
test.describe.configure({ mode: 'default' })

interface Person {
  email: string
  password: string
}

/** A cart with one resource of R64.50, checked out by card. */
async function readyOrder(person: Person): Promise<string> {
  const product = await newProduct({ title: `Faults ${randomUUID()}`, price: '64.50' })
  await fillCart(person, [{ productId: product.id }])
  return checkOutByCard(person)
}

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for your purchase', exact: true })
const waiting = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, we are waiting for the confirmation' })
const decided = (page: Page) => page.getByRole('heading', { name: 'We have received your payment' })
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Order number' })

test('notified twice at once, and in another order: each order is paid once', async ({
  newPerson,
  pageAs,
}) => {
  const person = await newPerson()
  const page = await pageAs(person)
  for (const behaviour of ['twice', 'reordered'] as const) {
    const orderId = await readyOrder(person)
    await page.goto(await openPayment(person, orderId))
    await pay(page, behaviour)
    await expect(thanks(page)).toBeVisible()
    await expectState(orderId, paid)
    // The address is opened again later.
    await page.goto(`/app/purchase-confirmation/${orderId}`)
    await expect(thanks(page)).toBeVisible()
  }
})

const inWords = {
  en: {
    waiting: 'Thank you, we are waiting for the confirmation',
    late: 'This takes longer than usual.',
    thanks: 'Thank you for your purchase',
  },
  af: {
    waiting: 'Dankie, ons wag vir die bevestiging',
    late: 'Dit duur langer as gewoonlik.',
    thanks: 'Dankie vir jou aankoop',
  },
} as const

test('notified late: the page waits, says so in both languages, and updates by itself', async ({
  newPerson,
  pageAs,
}) => {
  const ready = async (locale: 'en' | 'af') => {
    const person = await newPerson()
    const orderId = await readyOrder(person)
    const page = await pageAs(person)
    await page.addInitScript((code) => localStorage.setItem('kryt.locale', code), locale)
    await page.clock.install()
    await page.goto(await openPayment(person, orderId))
    return { orderId, page, say: inWords[locale] }
  }
  const both = [await ready('en'), await ready('af')]
  await Promise.all(
    both.map(async ({ orderId, page, say }) => {
      await pay(page, 'late')
      await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible()
      await expect(page.getByText(say.late)).toHaveCount(0)
      expect(await paymentState(orderId)).toEqual(unpaid)
      await page.clock.fastForward(20_000)
      await expect(page.getByText(say.late)).toBeVisible()
      await expect(page.getByRole('heading', { name: say.thanks, exact: true })).toBeVisible()
      await expectState(orderId, paid)
      await page.clock.fastForward(4_000)
      await expect(page).toHaveURL(/\/app\/bought-products/)
    }),
  )
})

test('a wrong, missing or unconfirmed notification delivers nothing, and reconciliation finds what was paid', async ({
  newPerson,
  pageAs,
}) => {
  test.slow()
  const open = async () => {
    const person = await newPerson()
    const orderId = await readyOrder(person)
    const page = await pageAs(person)
    await page.clock.install()
    const suffer = async (behaviour: Behaviour, again = false) => {
      if (again) await startAgain(person, orderId)
      await page.goto(await openPayment(person, orderId))
      await pay(page, behaviour)
      const told = behaviour === 'wrong-amount' ? decided(page) : waiting(page)
      await expect(told).toBeVisible()
    }
    return { orderId, page, suffer }
  }
  const [one, two, three] = [await open(), await open(), await open()]
  // Its confirmation takes longest, so it is started first and checked last.
  await one.suffer('unconfirmed')
  await two.suffer('wrong-amount')
  await three.suffer('wrong-signature')
  await expectState(three.orderId, { ...unpaid, verdicts: ['signature_invalid'] })
  await three.suffer('wrong-merchant', true)
  const disbelieved = ['signature_invalid', 'other_merchant']
  await expectState(three.orderId, { ...unpaid, verdicts: disbelieved })
  await three.suffer('never', true)
  await expectState(three.orderId, { ...unpaid, verdicts: disbelieved })
  const otherAmount = { ...unpaid, verdicts: ['other_amount'], needsHuman: true }
  await expectState(two.orderId, otherAmount)
  await expectState(one.orderId, { ...unpaid, verdicts: ['waiting'] })

  await three.page.clock.fastForward(120_000)
  await expect(status(three.page)).toContainText('The confirmation has not come yet.')
  await expectAccessible(three.page)

  await behave(one.orderId)
  await reconcile()
  // The page is that of a payment that the order did not need.
  await expect(decided(three.page)).toBeVisible()
  // She has paid three times: once for the order, and twice by mistake, which an administrator
  // refunds.
  await expectState(three.orderId, {
    ...paid,
    verdicts: [...disbelieved, 'paid', 'already_paid', 'already_paid'],
    needsHuman: true,
  })
  // Its amount differs from the order's; an administrator compares it with the bank.
  await expectState(two.orderId, otherAmount)
  await expect(decided(two.page)).toBeVisible()
  await expectState(one.orderId, paid, 30_000)
  await one.page.clock.fastForward(5_000)
  await expect(thanks(one.page)).toBeVisible()
})
