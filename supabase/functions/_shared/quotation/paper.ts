import { z } from 'zod'
import { documentNumber, invoiceRow, type InvoicePaper } from '../invoice/content.ts'
import { drawInvoice } from '../invoice/pdf.ts'
import type { Client } from '../project/clients.ts'
import { throwDatabaseError } from '../project/database-error.ts'

const { number, issued_at, form, buyer, lines, coupon_amount, shipping_fee, total, vat, seller } =
  invoiceRow.shape

/** A row of public.quotation: what was offered, as it was on that day. */
export const quotationRow = z.object({
  id: z.uuid(),
  number,
  issued_at,
  form,
  buyer,
  lines,
  coupon_amount,
  shipping_fee,
  total,
  vat,
  seller: seller.unwrap(),
  valid_until: z.iso.date(),
  language: z.enum(['en', 'af']),
  purchase_order_number: z.string().nullable(),
})

export type QuotationRow = z.infer<typeof quotationRow>

/** The page on which whoever holds the link reads a quotation and accepts it. */
export const quotationAddress = (siteUrl: string, token: string) => `${siteUrl}/quote/${token}`

/** Draws a quotation. It is drawn whenever it is asked for: the same row gives the same bytes. */
export async function drawQuotation(row: QuotationRow, link: string) {
  const paper: InvoicePaper = {
    ...row,
    kind: 'quotation',
    order_number: null,
    buyer: { ...row.buyer, purchaseOrderNumber: row.purchase_order_number },
    credited: null,
    paid: null,
    credit_reason: null,
    credited_part: null,
    offered: { validUntil: row.valid_until, link },
  }
  return {
    fileName: `${documentNumber('quotation', row.number)}.pdf`,
    content: await drawInvoice(paper, row.language),
  }
}

/**
 * The PDF of the quotation that a link leads to. The service client is needed because whoever holds a link need not
 * have an account.
 * @throws FunctionError 404 quotation_not_found
 */
export async function readQuotationPaper(service: Client, token: string, siteUrl: string) {
  const answer = await service.rpc('quotation_row_by_link', { token })
  if (answer.error !== null) throwDatabaseError(answer.error)
  return drawQuotation(quotationRow.parse(answer.data), quotationAddress(siteUrl, token))
}
