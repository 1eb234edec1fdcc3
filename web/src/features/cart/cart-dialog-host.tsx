import { withTexts } from '@/i18n/catalogue.ts'
import { lazy, Suspense } from 'react'
import { useSession } from '@/lib/session.ts'
import { useCartDialog } from './use-cart-dialog.ts'

const CartDialog = lazy(() =>
  withTexts(import('./cart-dialog.tsx'), 'checkout').then((module) => ({ default: module.CartDialog })),
)

/** Loads the dialog on demand, because most visits do not open the cart. */
export function CartDialogHost() {
  const { step } = useCartDialog()
  const signedIn = useSession().status === 'signed-in'
  if (step === null || !signedIn) return null
  return (
    <Suspense fallback={null}>
      <CartDialog step={step} />
    </Suspense>
  )
}
