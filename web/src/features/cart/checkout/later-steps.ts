import { lazy } from 'react'

const shipping = async () => import('./shipping-step.tsx')
const payment = async () => import('./payment-step.tsx')
const confirm = async () => import('./confirm-step.tsx')
const placed = async () => import('./placed-step.tsx')

// Most carts are opened without ordering; the steps bring the form kit along.
export const ShippingStep = lazy(async () => ({ default: (await shipping()).ShippingStep }))
export const PaymentStep = lazy(async () => ({ default: (await payment()).PaymentStep }))
export const ConfirmStep = lazy(async () => ({ default: (await confirm()).ConfirmStep }))
export const PlacedStep = lazy(async () => ({ default: (await placed()).PlacedStep }))

/** Called when the cart stands, so that no step has to be waited for. A failure is told when the step is opened. */
export function loadLaterSteps() {
  for (const load of [shipping, payment, confirm, placed]) load().catch(() => undefined)
}
