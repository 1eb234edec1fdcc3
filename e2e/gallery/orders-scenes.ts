import type { Page } from '@playwright/test'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { signIn } from '../support/api.ts'
import { newCustomer, newPaidOrder } from '../support/library.ts'
import { placeOrder, setOrderStatus } from '../support/orders.ts'
import { readAllAnnouncements } from '../support/planning.ts'
import { newProduct } from '../support/products.ts'
import { ageOrders } from './old-orders.ts'
import type { Scene, Visit } from './scene.ts'
import { seeded } from './seeded.ts'

function buyer({ person }: Visit) {
  if (person === null) throw new Error('nobody is signed in')
  return person
}

const administrator = () => signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)

/** Creates a quote for a new resource. @returns its number */
async function quoted(visit: Visit): Promise<string> {
  const { profileId } = await newCustomer(buyer(visit))
  const { client } = await administrator()
  const posters = await newProduct({ title: 'Leeshoekieplakkate', price: '85.00' })
  const made = await client.rpc('create_quote', {
    teacher_profile_id: profileId,
    items: [{ productId: posters.id }],
  })
  if (made.error !== null) throw new Error(made.error.message)
  return (made.data as { order_number: string }).order_number // the row
}

/** Creates two orders that were cancelled long ago and archived. @returns the number of one */
async function archived(visit: Visit): Promise<string> {
  await readAllAnnouncements(buyer(visit))
  const orders = [
    await placeOrder(buyer(visit), [seeded.discounted, seeded.circuits]),
    await placeOrder(buyer(visit), [seeded.afrikaans]),
  ]
  for (const { id } of orders) await setOrderStatus(id, 'PROCESSING', 'CANCELLED')
  await ageOrders(orders.map(({ id }) => id))
  const { client } = await signIn(PERSONAS.priya.email, DEVELOPMENT_PASSWORD)
  const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  const { error } = await client.rpc('archive_orders', { older_than: day })
  if (error !== null) throw error
  return orders[0]?.number ?? ''
}

/** Creates one order in each status. @returns their numbers */
async function everyStatus(visit: Visit) {
  await readAllAnnouncements(buyer(visit))
  const paid = await placeOrder(buyer(visit), [seeded.discounted])
  await setOrderStatus(paid.id, 'PROCESSING', 'PAID')
  const cancelled = await placeOrder(buyer(visit), [seeded.circuits])
  await setOrderStatus(cancelled.id, 'PROCESSING', 'PAID')
  await setOrderStatus(cancelled.id, 'PAID', 'CANCELLED')
  const processing = await placeOrder(buyer(visit), [seeded.afrikaans])
  await quoted(visit)
  return { paid, cancelled, processing }
}

async function list(page: Page): Promise<void> {
  await page.goto('/app/productorders')
  await page.getByRole('main').getByRole('searchbox').waitFor()
  await page
    .getByRole('main')
    .getByText(/\d{6}-\d{8}/)
    .first()
    .waitFor()
}

const view = (status: 'paid' | 'cancelled' | 'processing'): Scene => ({
  name: `order-${status}`,
  as: 'teacher',
  windowOnly: true,
  open: async (page, visit) => {
    const orders = await everyStatus(visit)
    await page.goto(`/app/productorders/${orders[status].number}`)
    await page.getByRole('dialog').getByTestId('order-total').waitFor()
  },
})

/** The orders page (T2.11). */
export const ordersScenes: Scene[] = [
  {
    name: 'orders-list',
    as: 'teacher',
    open: async (page, visit) => {
      await everyStatus(visit)
      await list(page)
    },
  },
  {
    name: 'orders-archived',
    as: 'teacher',
    open: async (page, visit) => {
      const number = await archived(visit)
      await page.goto('/app/productorders')
      await page.locator('summary').click()
      await page.getByRole('link', { name: number }).waitFor()
    },
  },
  {
    name: 'order-archived',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await page.goto(`/app/productorders/${await archived(visit)}`)
      await page.getByRole('dialog').getByTestId('order-total').waitFor()
    },
  },
  {
    name: 'orders-empty',
    as: 'teacher',
    open: async (page, visit) => {
      await readAllAnnouncements(buyer(visit))
      await page.goto('/app/productorders')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'orders-nothing-found',
    as: 'thandi',
    open: async (page, visit) => {
      await list(page)
      await page.getByRole('main').getByRole('searchbox').fill('quadratic')
      await page.getByRole('button', { name: visit.say('Show all orders') }).waitFor()
    },
  },
  {
    name: 'order-quote',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      await page.goto(`/app/productorders/${await quoted(visit)}`)
      await page.getByRole('dialog').getByTestId('order-total').waitFor()
    },
  },
  view('processing'),
  view('paid'),
  view('cancelled'),
  {
    name: 'order-posted',
    as: 'annelie',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/app/productorders/261117-19052841')
      await page.getByRole('dialog').getByTestId('order-total').waitFor()
    },
  },
  {
    name: 'order-posted-end',
    as: 'annelie',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/app/productorders/261117-19052841')
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('order-total').waitFor()
      await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'order-free',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const customer = await newCustomer(buyer(visit))
      const { client } = await administrator()
      const made = await client.rpc('create_order', {
        teacher_profile_id: customer.profileId,
        items: [{ productId: seeded.free }],
        payment_method: 'Free',
      })
      if (made.error !== null) throw new Error(made.error.message)
      await page.goto(`/app/productorders/${(made.data as { order_number: string }).order_number}`) // the row
      await page.getByRole('dialog').getByTestId('order-total').waitFor()
    },
  },
  {
    name: 'order-bundle',
    as: 'teacher',
    windowOnly: true,
    open: async (page, visit) => {
      const customer = await newCustomer(buyer(visit))
      const id = await newPaidOrder(await administrator(), customer, [
        { productBundleId: seeded.bundle },
      ])
      await page.goto(`/app/productorders/${id}`)
      await page.getByRole('dialog').getByTestId('order-total').waitFor()
    },
  },
  {
    name: 'order-not-found',
    as: 'teacher',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/app/productorders/200101-00000000')
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
]
