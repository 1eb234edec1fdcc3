import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { documentNumber, type InvoiceRow } from '../_shared/invoice/content.ts'
import { invoiceBody } from './invoice-body.ts'

export interface InvoiceDocumentDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  identify: () => Promise<string>
  mayGoOn: (who: string) => boolean
  /** Reads with the caller's own rights; null for what they may not see. */
  findInvoice: (invoiceId: string) => Promise<InvoiceRow | null>
  /** The storage key of the invoice's file, which the first request draws. */
  ensureFile: (invoice: InvoiceRow) => Promise<string>
  /** Signs a link that is valid for one minute. */
  sign: (storageKey: string, fileName: string) => Promise<string>
}

/**
 * POST { invoiceId }: answers { url, fileName }, a link to the PDF of an invoice or credit note that is valid for one
 * minute. For anybody but the owner and administrators the invoice does not exist.
 */
export async function handleInvoiceDocument(
  request: Request,
  deps: InvoiceDocumentDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.identify()
    const { invoiceId } = await readBody(request, invoiceBody)
    if (!deps.mayGoOn(caller)) throw new FunctionError(429, 'too_many_requests')
    const invoice = await deps.findInvoice(invoiceId)
    if (invoice === null) throw new FunctionError(404, 'invoice_not_found')
    const fileName = `${documentNumber(invoice.kind, invoice.number)}.pdf`
    const url = await deps.sign(await deps.ensureFile(invoice), fileName)
    return json({ url, fileName })
  })
}
