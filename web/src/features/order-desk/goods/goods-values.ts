import { noShippingDetails, type ShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import type { OrderedItem } from './ordered-item.ts'

/** What of an order or quote is chosen and typed. */
export interface GoodsValues extends ShippingDetails {
  items: OrderedItem[]
  /** The coupon that is on it; empty for none. */
  couponCode: string
  /** A code that was typed and not verified. */
  couponTyped: string
  /** Empty for a quote, and while none is chosen. */
  paymentMethod: string
}

export const noGoods: GoodsValues = {
  items: [],
  couponCode: '',
  couponTyped: '',
  paymentMethod: '',
  ...noShippingDetails,
}

export const addressFields = Object.keys(noShippingDetails) as (keyof ShippingDetails)[] // the keys that it is written with

export const addressIn = (values: ShippingDetails) =>
  Object.fromEntries(addressFields.map((field) => [field, values[field]])) as ShippingDetails & // all of its fields
    Record<string, string>

export const hasAddress = (values: ShippingDetails) =>
  addressFields.some((field) => field !== 'country' && values[field].trim() !== '')

export const isPosted = ({ items }: Pick<GoodsValues, 'items'>) =>
  items.some(({ physical }) => physical)
