import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { SendQuotationDocument } from './send-quotation.generated.ts'

/** Whatever shows a quote. */
const lists = ['orderForAdmin', 'searchOrders', 'teacherProductsOrderCollection'] as const

/**
 * Sends a quote to its customer, and to whoever pays for them.
 * @param quotationId chosen by the dialog, so that a second press sends nothing new
 * @throws AppError row_changed, quote_not_open, quote_is_free, seller_missing, shipping_details_required
 */
export async function sendQuotation(
  client: WritingClient,
  quote: { id: string; updatedAt: string; quotationId: string },
  values: { validUntil: string; sentTo: string },
): Promise<void> {
  await writeRow(
    client,
    SendQuotationDocument,
    {
      orderId: quote.id,
      seenAt: quote.updatedAt,
      newId: quote.quotationId,
      validUntil: values.validUntil,
      sentTo: values.sentTo.trim(),
    },
    lists,
  )
  hurryOrderMail()
}
