import type { Client } from '../project/clients.ts'
import { documentNumber } from '../invoice/content.ts'
import { ensureInvoiceFile, findInvoice, invoiceBucket } from '../invoice/file.ts'
import type { OrderMailDocument } from './content.ts'

/**
 * The stored PDF of an invoice or credit note; drawn and stored first if nobody has asked for it yet. Null as long as
 * nobody has written down who sells: the mail does not wait for that, and the document is sent by itself later. The
 * service client is needed because nobody may read the files.
 * @throws what storage or the database said: the mail is tried again
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
    console.error(`${number} has no seller: fill private.seller, see docs/deploy.md`)
    return null
  }
  const key = await ensureInvoiceFile(service, invoice)
  const { data, error } = await service.storage.from(invoiceBucket).download(key)
  if (error !== null) throw error
  return { fileName: `${number}.pdf`, content: new Uint8Array(await data.arrayBuffer()) }
}
