import { noGoods, type GoodsValues } from './goods-values.ts'
import type { OrderedItem } from './ordered-item.ts'

/** For tests: a posted resource with a required question that is answered. */
export const itemLike = (change: Partial<OrderedItem> = {}): OrderedItem => ({
  productId: '00000000-0000-4000-8000-000000000005',
  productBundleId: null,
  title: 'Wall chart',
  language: 'en',
  physical: true,
  quantity: '1',
  questions: [{ type: 'Text', label: 'Name on it', items: [], required: true }],
  answers: ['Grade 4A'],
  ...change,
})

export const addressLike = {
  address1: '12 Marula Street',
  address2: '',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0700',
  country: 'South Africa',
  phoneNumber: '082 555 0142',
}

/** For tests: an order of that resource, as it is typed. */
export const goodsLike = (change: Partial<GoodsValues> = {}): GoodsValues => ({
  ...noGoods,
  ...addressLike,
  items: [itemLike()],
  paymentMethod: 'EFT',
  ...change,
})
