import { z } from 'zod'
import { cents } from '../_shared/text/cents.ts'
import { ApiFailure } from '../_shared/payfast/api.ts'
import type { Transaction } from './history.ts'

/** The provider's answer about one payment. */
const queried = z.object({
  status: z.literal('success'),
  data: z.object({
    response: z.object({
      // A number in the documentation's example, the merchant's own text in practice.
      m_payment_id: z.coerce.string(),
      status: z.string(),
      /** In cents. */
      amount: z.coerce.number(),
    }),
  }),
})
export type QueriedTransaction = z.infer<typeof queried>['data']['response']

/**
 * @param ask fetches the provider's answer about one payment
 * @returns null when the provider has no details; it has them for card payments only
 * @throws ApiFailure, or ZodError for an answer of another form
 */
export async function queryTransaction(
  ask: () => Promise<string>,
): Promise<QueriedTransaction | null> {
  try {
    return queried.parse(JSON.parse(await ask())).data.response
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null
    throw error
  }
}

/** Whether the list and the details agree. The list's columns have been moved before. */
export const saysTheSame = (listed: Transaction, asked: QueriedTransaction): boolean =>
  asked.status === 'COMPLETE' &&
  asked.m_payment_id === listed.attemptId &&
  asked.amount === cents(listed.gross)
