import { z } from 'zod'
import type { Client } from '../project/clients.ts'
import { FunctionError } from '../http/function-error.ts'
import { invoiceColumns, invoiceRow, type InvoicePaper, type InvoiceRow } from './content.ts'
import { drawInvoice } from './pdf.ts'
import type { InvoiceLanguage } from './words.ts'

export const invoiceBucket = 'invoices'

/** Reads one invoice with the client's rights; null when the client may not see it. */
export async function findInvoice(client: Client, invoiceId: string): Promise<InvoiceRow | null> {
  const { data, error } = await client
    .from('invoice')
    .select(invoiceColumns)
    .eq('id', invoiceId)
    .maybeSingle()
  if (error !== null) throw error
  return data === null ? null : invoiceRow.parse(data)
}

/**
 * Returns the storage key of an invoice's PDF. The first call draws and stores the file. It is never overwritten after
 * that, and the database keeps its SHA-256. Two calls at once are safe, and so is a call after one that stopped
 * half-way. The service client is needed because no user may write these files or their keys.
 * @throws FunctionError 409 invoice_without_seller
 */
export async function ensureInvoiceFile(service: Client, invoice: InvoiceRow): Promise<string> {
  if (invoice.storage_key !== null) return invoice.storage_key
  const { seller } = invoice
  if (seller === null) throw new FunctionError(409, 'invoice_without_seller')
  const paper: InvoicePaper = {
    ...invoice,
    seller,
    credited: await creditedInvoice(service, invoice),
    paid:
      invoice.payment_method === null || invoice.paid_on === null
        ? null
        : { method: invoice.payment_method, on: invoice.paid_on },
  }
  const drawn = await drawInvoice(paper, await languageOf(service, invoice))
  const key = `${invoice.teacher_profile_id}/${invoice.id}.pdf`
  const stored = await storeOnce(service, key, drawn)
  const { error } = await service.rpc('attach_invoice_file', {
    invoice_id: invoice.id,
    storage_key: key,
    content_sha256: await sha256(stored),
  })
  // Another call was faster and stored the same file.
  if (error !== null && error.message !== 'invoice_immutable') throw error
  return key
}

/** @returns the stored bytes: these, or those that were stored before */
async function storeOnce(
  service: Client,
  key: string,
  file: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = service.storage.from(invoiceBucket)
  const { error } = await files.upload(key, file, { contentType: 'application/pdf', upsert: false })
  if (error === null) return file
  const before = await files.download(key)
  if (before.error !== null) throw error
  return new Uint8Array(await before.data.arrayBuffer())
}

async function sha256(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function creditedInvoice(
  service: Client,
  invoice: InvoiceRow,
): Promise<InvoicePaper['credited']> {
  if (invoice.credited_invoice_id === null) return null
  const credited = await findInvoice(service, invoice.credited_invoice_id)
  if (credited === null)
    throw new Error(`invoice ${invoice.id} credits an invoice that does not exist`)
  return { number: credited.number, issuedAt: credited.issued_at }
}

async function languageOf(service: Client, invoice: InvoiceRow): Promise<InvoiceLanguage> {
  const { data, error } = await service
    .from('teacher_profile')
    .select('translate_i18n')
    .eq('id', invoice.teacher_profile_id)
    .single()
  if (error !== null) throw error
  const { translate_i18n: language } = z
    .object({ translate_i18n: z.nullable(z.string()) })
    .parse(data)
  return language === 'af' ? 'af' : 'en'
}
