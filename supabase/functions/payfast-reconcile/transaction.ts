import { z } from 'zod'
import { cents } from '../_shared/text/cents.ts'
import { ApiFailure } from '../_shared/payfast/api.ts'
import type { Transaction } from './history.ts'

/** What the provider answers when it is asked about one payment. */
const queried = z.object({
  status: z.literal('success'),
  data: z.object({
    response: z.object({
      // A number in the documents' example, the merchant's own text in life.
      m_payment_id: z.coerce.string(),
      status: z.string(),
      /** In cents. */
      amount: z.coerce.number(),
    }),
  }),
})
export type QueriedTransaction = z.infer<typeof queried>['data']['response']

/**
 * @param ask for the provider's answer about one payment
 * @returns null when the provider does not answer about it: it does for card payments only
 * @throws ApiFailure, or ZodError for an answer that says something else
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

/** Whether list and query tell the same story; the list's columns have been moved before. */
export const saysTheSame = (listed: Transaction, asked: QueriedTransaction): boolean =>
  asked.status === 'COMPLETE' &&
  asked.m_payment_id === listed.attemptId &&
  asked.amount === cents(listed.gross)
