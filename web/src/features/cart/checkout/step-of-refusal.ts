import { toAppError } from '@/lib/errors.ts'
import type { CartStep } from '../use-cart-dialog.ts'

type Step = Exclude<CartStep, 'placed'>

/** Where a refusal can be mended. A changed total is read again where the order is confirmed, and a
 * coupon that has ended is told, and taken off, on top of every step. */
const steps: Partial<Record<string, Step>> = {
  cart_empty: 'open',
  items_unavailable: 'open',
  product_not_available: 'open',
  product_owned: 'open',
  questions_required: 'open',
  payment_being_confirmed: 'open',
  shipping_details_required: 'shipping',
  shipping_details_invalid: 'shipping',
  payment_method_required: 'payment',
  payment_method_not_allowed: 'payment',
  card_amount_too_small: 'payment',
}

/**
 * @param error why an order was refused; null when it was not
 * @param taken the steps of this order
 * @returns null for a refusal that stays on the step where it came
 */
export function stepOfRefusal(error: unknown, taken: readonly Step[]): Step | null {
  if (error === null || error === undefined) return null
  const step = steps[toAppError(error).code] ?? null
  return step !== null && taken.includes(step) ? step : null
}
