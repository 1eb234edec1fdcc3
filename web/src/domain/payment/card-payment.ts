import { z } from 'zod/mini'
import { postToFunction } from '@/lib/edge-function.ts'
import { loadAnewWhenShownAgain } from '@/lib/kept-page.ts'
import { postForm } from '@/lib/post-form.ts'

const form = z.object({ action: z.url(), fields: z.array(z.tuple([z.string(), z.string()])) })

/**
 * Goes to the card provider's page with the form that the server signed. The order does not change until
 * the payment arrives.
 * @param expectedTotal rand: what the buyer saw; another one is refused
 * @throws AppError order_total_changed and others
 */
export async function leaveForCardPayment(orderId: string, expectedTotal: string): Promise<void> {
  const { action, fields } = form.parse(
    await postToFunction('payfast-checkout', { orderId, expectedTotal }),
  )
  // Whoever comes back by "Back" sees what has become of the order, not that the provider's page is opening.
  loadAnewWhenShownAgain()
  postForm(action, fields)
}
