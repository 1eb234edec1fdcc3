import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { pay } from '../../support/card.ts'
import {
  applyCoupon,
  confirm,
  fillAddress,
  press,
  words,
  type Method,
} from '../../support/checkout-dialog.ts'
import { newProduct } from '../../support/products.ts'
import { buyWithAnswer, oneQuestion } from '../../support/questions.ts'
import {
  addToTeachers,
  fillCart,
  libraryOf,
  newBundle,
  newCoupon,
  openCart,
  orderOf,
} from '../../support/shop.ts'

interface Resource {
  title: string
  price: string | null
  physical?: boolean
}

/** A way of buying that no other test covers; docs/buying-paths.md lists all. Amounts are in cents. */
interface Path {
  name: string
  method: Method
  /** Sold as a bundle at this price. */
  bundle?: { price: string; members: [Resource, Resource] }
  alone?: Resource[]
  /** Only this resource has a question. */
  asks?: boolean
  coupon?: Record<string, unknown> & { onlyForHer?: boolean }
  lines: number
  off: number
  shipping: number
  total: number
}

const paths: Path[] = [
  {
    name: 'bank transfer: a bundle with something to post, and a percentage off the download beside it',
    method: 'EFT',
    bundle: {
      price: '100.00',
      members: [
        { title: 'Number line', price: '70.00', physical: true },
        { title: 'Number cards', price: '60.00' },
      ],
    },
    alone: [{ title: 'Number games', price: '49.95' }],
    coupon: { discount_value: '15' },
    lines: 149_95,
    off: 7_49,
    shipping: 160_00,
    total: 302_46,
  },
  {
    name: 'bank transfer: a download that asks something, with an amount off',
    method: 'EFT',
    alone: [{ title: 'Name tags', price: '85.00' }],
    asks: true,
    coupon: { discount_type: 'AMOUNT', discount_value: '25' },
    lines: 85_00,
    off: 25_00,
    shipping: 0,
    total: 60_00,
  },
  {
    name: 'free: a bundle that a coupon for teachers pays for',
    method: 'Free',
    bundle: {
      price: '50.00',
      members: [
        { title: 'Poems', price: '30.00' },
        { title: 'Songs', price: '30.00' },
      ],
    },
    coupon: { discount_type: 'AMOUNT', discount_value: '75', restrict_to: 'Teachers' },
    lines: 50_00,
    off: 50_00,
    shipping: 0,
    total: 0,
  },
  {
    name: 'free: a resource without a price that asks something',
    method: 'Free',
    alone: [{ title: 'Sample page', price: null }],
    asks: true,
    lines: 0,
    off: 0,
    shipping: 0,
    total: 0,
  },
  {
    name: 'card: a bundle, with a percentage off for her alone',
    method: 'PayFast',
    bundle: {
      price: '99.99',
      members: [
        { title: 'Term 1', price: '60.00' },
        { title: 'Term 2', price: '60.00' },
      ],
    },
    coupon: { discount_value: '12.5', onlyForHer: true },
    lines: 99_99,
    off: 12_50,
    shipping: 0,
    total: 87_49,
  },
  {
    name: 'card: something to post that asks something',
    method: 'PayFast',
    alone: [{ title: 'Door sign', price: '60.00', physical: true }],
    asks: true,
    lines: 60_00,
    off: 0,
    shipping: 160_00,
    total: 220_00,
  },
]

const rand = (cents: number) => `R${(cents / 100).toFixed(2)}`

for (const path of paths) {
  test(path.name, async ({ newPerson, pageAs }) => {
    const mark = randomUUID().slice(0, 8)
    const made = (resource: Resource) =>
      newProduct({
        ...resource,
        title: `${resource.title} ${mark}`,
        ...(path.asks === true ? { questions: [oneQuestion] } : {}),
      })
    const [person, members, alone] = await Promise.all([
      newPerson(),
      Promise.all((path.bundle?.members ?? []).map(made)),
      Promise.all((path.alone ?? []).map(made)),
    ])
    await addToTeachers(person.id)
    const bundle =
      path.bundle &&
      (await newBundle(
        `Both ${mark}`,
        path.bundle.price,
        members.map(({ id }) => id),
      ))
    const { profileId } = await fillCart(person, [
      ...(bundle === undefined ? [] : [{ productBundleId: bundle }]),
      ...(path.asks === true ? [] : alone.map(({ id }) => ({ productId: id }))),
    ])
    const page = await pageAs(person)
    const dialog =
      path.asks === true
        ? await buyWithAnswer(page, alone[0]?.id ?? '', 'Grade 4B')
        : await openCart(page)
    if (members.length > 0) {
      await expect(dialog.getByText('In this bundle:')).toBeVisible()
      for (const { title } of members) {
        await expect(dialog.getByRole('listitem').filter({ hasText: title }).last()).toBeVisible()
      }
    }
    if (path.coupon !== undefined) {
      const { onlyForHer, ...columns } = path.coupon
      const hers = { restrict_to: 'Teachers', restrict_to_teachers: [profileId] }
      await applyCoupon(
        dialog,
        words.en,
        await newCoupon({ ...columns, ...(onlyForHer === true ? hers : {}) }),
      )
    }
    await expect(dialog.getByTestId('cart-total')).toHaveText(rand(path.total))

    await press(dialog, words.en.checkout)
    if (path.shipping > 0) {
      await fillAddress(dialog, words.en)
      await press(dialog, words.en.toPayment)
    }
    await confirm(dialog, words.en, path.method)
    if (path.method === 'PayFast') {
      await press(dialog, words.en.payByCard)
      await expect(page.locator('.amount')).toHaveText(`R ${rand(path.total).slice(1)}`)
      await pay(page)
      await expect(page.getByRole('heading', { name: 'Thank you for your purchase' })).toBeVisible()
    } else {
      await press(dialog, words.en.place)
      await expect(page).toHaveURL(/\/app\/productorders\/\d{6}-\d{8}/)
    }

    const paid = path.method !== 'EFT'
    const { number, ...order } = await orderOf(profileId)
    expect(number).toMatch(/^\d{6}-\d{8}$/)
    expect(order).toEqual({
      status: paid ? 'PAID' : 'PROCESSING',
      method: path.method,
      lines: path.lines,
      off: path.off,
      shipping: path.shipping,
      total: path.total,
      vat: path.total - Math.round(path.total / 1.15),
      city: path.shipping > 0 ? 'Polokwane' : null,
      answers: path.asks === true ? ['Grade 4B'] : [],
    })
    const bought = [...members, ...alone].map(({ title }) => title)
    expect((await libraryOf(person)).sort()).toEqual(paid ? bought.sort() : [])
  })
}
