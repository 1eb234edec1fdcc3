import { cardOrder } from './checkout-scenes.ts'
import type { Scene } from './scene.ts'

const own = { as: 'teacher', windowOnly: true } as const
const being = 'Payment being confirmed'

/** What the other pages say while a payment by card is being confirmed. */
export const openPaymentScenes: Scene[] = [
  {
    ...own,
    name: 'cart-being-confirmed',
    open: async (page, visit) => {
      await cardOrder(visit)
      await page.goto('/app/products?cart=open')
      await page.getByRole('dialog').getByText(visit.say(being)).waitFor()
    },
  },
  {
    ...own,
    name: 'orders-being-confirmed',
    open: async (page, visit) => {
      await cardOrder(visit)
      await page.goto('/app/productorders')
      await page.getByText(visit.say(being)).first().waitFor()
    },
  },
  {
    ...own,
    name: 'order-being-confirmed',
    open: async (page, visit) => {
      await page.goto(`/app/productorders/${await cardOrder(visit)}`)
      await page.getByRole('dialog').getByText(visit.say(being)).first().waitFor()
    },
  },
]
