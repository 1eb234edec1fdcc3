import { loadErrorWords, withTexts } from '@/i18n/catalogue.ts'
import { lazy, Suspense } from 'react'
import { useSession } from '@/lib/session.ts'
import { useCartDialog } from './use-cart-dialog.ts'

const CartDialog = lazy(() =>
  Promise.all([
    withTexts(import('./cart-dialog.tsx'), 'checkout'),
    // Much can be refused there, from the first press.
    loadErrorWords().catch(() => undefined),
  ]).then(([module]) => ({ default: module.CartDialog })),
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
