import { z } from 'zod/mini'
import { postToFunction } from '@/lib/edge-function.ts'
import { postForm } from '@/lib/post-form.ts'

const form = z.object({ action: z.url(), fields: z.array(z.tuple([z.string(), z.string()])) })

/**
 * Leaves for the card provider's page with the form that the server signed. The order stays as it is until the money
 * has come.
 * @throws AppError
 */
export async function leaveForCardPayment(orderId: string): Promise<void> {
  const { action, fields } = form.parse(await postToFunction('payfast-checkout', { orderId }))
  postForm(action, fields)
}
