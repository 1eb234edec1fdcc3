import type { Client } from '../project/clients.ts'
import { documentNumber } from '../invoice/content.ts'
import { ensureInvoiceFile, findInvoice, invoiceBucket } from '../invoice/file.ts'
import type { OrderMailDocument } from './content.ts'

/**
 * Returns the stored PDF of an invoice or credit note, and draws it first if nobody has asked for it yet. Null while
 * the seller's details are missing: the mail goes out without it, and the document follows in a mail of its own. The
 * service client is needed because no user may read these files.
 * @throws the error of Storage or the database; the mail is tried again later
 */
export async function readMailDocument(
  service: Client,
  invoiceId: string,
): Promise<OrderMailDocument | null> {
  const invoice = await findInvoice(service, invoiceId)
  if (invoice === null) throw new Error(`there is no invoice ${invoiceId}`)
  const number = documentNumber(invoice.kind, invoice.number)
  if (invoice.seller === null) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error(
      `${number} cannot be issued: the seller's details are missing (private.seller, see docs/deploy.md)`,
    )
    return null
  }
  const key = await ensureInvoiceFile(service, invoice)
  const { data, error } = await service.storage.from(invoiceBucket).download(key)
  if (error !== null) throw error
  return { fileName: `${number}.pdf`, content: new Uint8Array(await data.arrayBuffer()) }
}
