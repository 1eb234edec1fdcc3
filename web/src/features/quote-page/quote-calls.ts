import { postToFunction } from '@/lib/edge-function.ts'
import { toAppError } from '@/lib/errors.ts'
import { readQuote, type QuoteDocument } from './quote-document.ts'

/** The quotation that a link leads to. @throws AppError quotation_not_found, too_many_requests */
export async function quoteOfLink(token: string): Promise<QuoteDocument> {
  try {
    return readQuote(await postToFunction('quotation', { want: 'page', token }))
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * Orders what a quotation offers.
 * @param total what the page showed
 * @throws AppError quotation_not_open, order_total_changed, accepted_by_required
 */
export async function acceptQuote(
  token: string,
  total: string,
  values: { acceptedBy: string; purchaseOrderNumber: string },
): Promise<void> {
  await postToFunction('quotation', { want: 'order', token, total, ...values })
}
