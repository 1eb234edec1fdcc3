import { z } from 'zod/mini'
import { postToFunction } from '@/lib/edge-function.ts'
import { loadAnewWhenShownAgain } from '@/lib/kept-page.ts'
import { postForm } from '@/lib/post-form.ts'

const form = z.object({ action: z.url(), fields: z.array(z.tuple([z.string(), z.string()])) })

/**
 * Goes to the card provider's page with the form that the server signed. The order does not change until
 * the payment arrives.
 * @param expectedTotal rand: what the buyer saw; another one is refused
 * @param payAgain the buyer was asked, because we hold money of theirs
 * @throws AppError payment_not_placed, order_total_changed and others
 */
export async function leaveForCardPayment(
  orderId: string,
  expectedTotal: string,
  payAgain = false,
): Promise<void> {
  const { action, fields } = form.parse(
    await postToFunction('payfast-checkout', { orderId, expectedTotal, payAgain }),
  )
  // Whoever comes back by "Back" sees what has become of the order, not that the provider's page is opening.
  loadAnewWhenShownAgain()
  postForm(action, fields)
}
