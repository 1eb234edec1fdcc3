import { z } from 'zod'
import { payByCard } from './card.ts'
import { Refused, type Shop } from './shop.ts'
import type { Timings } from './timings.ts'

export interface Goods {
  free: string[]
  sold: string[]
  bundles: string[]
}

const cartSchema = z.object({
  myCart: z.object({
    id: z.uuid(),
    orderTotal: z.coerce.string(),
    hasPhysical: z.boolean(),
  }),
})

const address = JSON.stringify({
  address1: '12 Marula Street',
  address2: '',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0699',
  country: 'South Africa',
  phoneNumber: '082 123 4567',
})

const coupons = [null, 'EVERYBODY', 'FIRST40', 'TWENTYOFF', null, 'ALLOFIT'] as const
const isCouponWord = (error: unknown): error is Refused =>
  error instanceof Refused && error.message.startsWith('coupon_')

interface Plan {
  items: { productId?: string; productBundleId?: string }[]
  coupon: string | null
  method: 'EFT' | 'PayFast'
}

/** What buyer number `who` buys in her n-th order; never the same twice. */
function planOf(who: number, n: number, goods: Goods): Plan {
  const pick = (ids: string[], step: number) => ids[(who * 13 + step) % ids.length] ?? ''
  const turn = (who + n) % 3
  if (turn === 0) {
    return { items: [{ productId: pick(goods.free, n) }], coupon: null, method: 'EFT' }
  }
  const items: Plan['items'] = [
    { productId: pick(goods.sold, n * 2) },
    { productId: pick(goods.sold, n * 2 + 1) },
  ]
  return {
    items: n % 4 === 3 ? [...items, { productBundleId: pick(goods.bundles, n) }] : items,
    coupon: coupons[(who * 5 + n) % coupons.length] ?? null,
    method: turn === 1 ? 'EFT' : 'PayFast',
  }
}

/** Makes one order, from the first resource in the cart to the thank-you page. @returns how it was paid */
export async function buy(
  shop: Shop,
  who: number,
  n: number,
  goods: Goods,
  timings: Timings,
): Promise<string> {
  const { items, coupon, method } = planOf(who, n, goods)
  for (const item of items) await timings.measure('addToCart', async () => shop.ask('add', item))
  await timings.measure('open the cart', async () => shop.ask('refresh'))
  if (coupon !== null) {
    try {
      await timings.measure('applyCoupon', async () =>
        shop.ask('applyCoupon', { couponCode: coupon }),
      )
    } catch (error) {
      // The coupon is used up: the buyer sees the message under the field and goes on without it.
      if (!isCouponWord(error)) throw error
    }
  }
  const checkOut = async () => {
    const { myCart: cart } = cartSchema.parse(
      await timings.measure('read the cart', async () => shop.ask('cart')),
    )
    const paidBy = Number(cart.orderTotal) === 0 ? 'Free' : method
    await timings.measure('checkout', async () =>
      shop.ask('checkout', {
        orderId: cart.id,
        paymentMethod: paidBy,
        expectedTotal: cart.orderTotal,
        ...(cart.hasPhysical ? { shippingDetails: address } : {}),
      }),
    )
    return { orderId: cart.id, paidBy, expectedTotal: cart.orderTotal }
  }
  const placed = await checkOut().catch(async (error: unknown) => {
    // Another buyer has used the coupon for the last time.
    if (!isCouponWord(error)) throw error
    await shop.ask('removeCoupon')
    return checkOut()
  })
  if (placed.paidBy === 'PayFast') await payByCard(shop, placed, timings)
  return placed.paidBy
}
